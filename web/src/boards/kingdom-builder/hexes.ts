// Every hex in words, for those who hear the board instead of seeing it.
import type { BoardProps, Choice } from "../contract";
import { targetOf } from "./grid";
import { CASTLE, GROUNDS, LOCATION } from "./terrain";
import type { KingdomView } from "./view";

type Teller = Pick<BoardProps, "text" | "name">;

/** The thing that a hex shows, as the texts know it. */
export function shownOn(cell: number, map: string, view: KingdomView): string {
  const letter = map[cell] ?? "";
  if (letter === LOCATION) return `tile:${view.setup.locations[cell]}`;
  if (letter === CASTLE) return "board-castle";
  return GROUNDS[letter]?.thing ?? "none";
}

/** Everything on a hex that something can be said about. */
export function thingsOn(cell: number, map: string, view: KingdomView, owner: number | undefined): string[] {
  const ground = shownOn(cell, map, view);
  const place = map[cell] === LOCATION ? [`location:${view.setup.locations[cell]}`, ground] : [ground];
  return owner === undefined ? place : [...place, "icon:settlement", `seat:${owner}`];
}

/** What lies and stands on a hex. */
export function tellHex(cell: number, map: string, view: KingdomView, owner: number | undefined, { text }: Teller): string {
  const [target, thing] = [targetOf(cell), shownOn(cell, map, view)];
  if (map[cell] === LOCATION) {
    return text({ id: "tell-hex-place", args: { cell: target, place: thing, left: view.tiles_left[cell] ?? 0 } });
  }
  if (owner === undefined) return text({ id: "tell-hex", args: { cell: target, ground: thing } });
  // Seats in texts count from the one who is asked.
  return text({ id: "tell-hex-of", args: { cell: target, ground: thing, owner: `seat:${owner}` } });
}

/** What picking a hex does, and what ground it is. */
export function tellChoice(choice: Choice, thing: string, { text, name }: Teller): string {
  return `${text(choice.label)}, ${name(thing)}`;
}
