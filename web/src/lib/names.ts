// What players are called: a person by name, a bot by its level; the same name twice is numbered.
import type { TableInfo } from "../wire";
import type { Texts } from "./text";

export function seatNames(table: TableInfo, texts: Texts): string[] {
  const plain = table.seats.map((seat) => {
    if (seat.kind === "bot") return texts.thing(`level:${seat.level ?? ""}`);
    if (seat.kind === "person") return seat.name || texts.say("former-player");
    return texts.say("free-seat");
  });
  return plain.map((name, seat) => {
    const same = plain.filter((other) => other === name);
    if (same.length < 2) return name;
    return `${name} ${plain.slice(0, seat + 1).filter((other) => other === name).length}`;
  });
}
