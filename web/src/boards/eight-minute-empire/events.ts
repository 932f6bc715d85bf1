// What has just happened on the map.
import type { Told } from "../contract";

export interface Arrival {
  seat: number;
  /** From which region it came; null: it is new. */
  from: string | null;
}

const region = (place: string | undefined): string | null =>
  place?.startsWith("region:") ? place.slice("region:".length) : null;

/** The regions where the last army arrived, and from where. */
export function news(events: Told[]): Map<string, Arrival> {
  const found = new Map<string, Arrival>();
  for (const event of events) {
    const [one, two] = (event.places ?? []).map(region);
    if (event.id === "event-march" && one && two) found.set(two, { seat: event.seat, from: one });
    if (event.id === "event-place" && one) found.set(one, { seat: event.seat, from: null });
  }
  return found;
}

/** For each seat the regions of its latest turn. */
export type Recent = Map<number, Set<string>>;

export function remember(recent: Recent, events: Told[]): Recent {
  const found = new Map(recent);
  for (const event of events) {
    if (event.id === "event-take") found.set(event.seat, new Set());
    const places = (event.places ?? []).map(region).filter((place) => place !== null);
    const reached = event.id === "event-march" ? places.slice(-1) : places;
    if (reached.length && event.seat >= 0)
      found.set(event.seat, new Set([...(found.get(event.seat) ?? []), ...reached]));
  }
  return found;
}
