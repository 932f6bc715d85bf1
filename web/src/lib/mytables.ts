// What may be done with the tables in the lists of mine.
import type { TableInfo } from "../wire";

/** What I have uploaded, and what has not begun and nobody else has come to. */
export function removable(table: TableInfo): boolean {
  if (table.source === "uploaded") return table.owner;
  return table.status === "open" && table.owner && table.seats.every((seat) => seat.kind !== "person" || seat.mine);
}
