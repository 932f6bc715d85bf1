// What the events of a moment mean for the pieces: who comes from where, and what was last.
import type { Told } from "../contract";
import { cellOf } from "./grid";

export interface Arrival {
  /** The hex a settlement slides from; null: it was built. */
  from: number | null;
  /** Its place in the row of arrivals, so that they come one after the other. */
  order: number;
}

/** The hexes that have just got a settlement. */
export function arrivals(fresh: Told[]): Map<number, Arrival> {
  const found = new Map<number, Arrival>();
  for (const event of fresh) {
    const cells = (event.places ?? []).map(cellOf);
    if (event.id === "event-build" && cells[0] != null) {
      found.set(cells[0], { from: null, order: found.size });
    } else if (event.id === "event-move" && cells[0] != null && cells[1] != null) {
      // A settlement that moves twice in a row slides from where it was before.
      const earlier = found.get(cells[0])?.from;
      found.delete(cells[0]);
      found.set(cells[1], { from: earlier ?? cells[0], order: found.size });
    }
  }
  return found;
}

/** For each seat the hexes of its latest turn. */
export type Recent = ReadonlyMap<number, { number: number; cells: ReadonlySet<number> }>;

/** A seat's hexes are kept until it acts again after another did. */
export function remember(recent: Recent, fresh: Told[]): Recent {
  let next = recent;
  for (const event of fresh) {
    const [from, to] = (event.places ?? []).map(cellOf);
    const cell = event.id === "event-build" ? from : event.id === "event-move" ? to : null;
    if (cell == null) continue;
    const known = next.get(event.seat);
    if (known && known.number >= event.number) continue;
    const goesOn = known && [...next].every(([seat, other]) => seat === event.seat || other.number < known.number);
    const cells = new Set(goesOn ? known.cells : []);
    cells.add(cell);
    next = new Map(next).set(event.seat, { number: event.number, cells });
  }
  return next;
}
