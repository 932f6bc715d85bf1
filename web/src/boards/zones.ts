// Any view as zones and things, for titles without a drawing of their own.

/** What every view says; the table shows it elsewhere. */
const SHARED = new Set(["seat", "seats", "turn", "over", "actors", "agenda"]);
/** Lists that have one entry a seat. */
const PER_SEAT = new Set(["players", "hands", "bids", "scores"]);

export type Zone =
  | { kind: "thing"; title: string; thing: string }
  | { kind: "value"; title: string; value: string }
  | { kind: "nothing"; title: string }
  | { kind: "zone"; title: string; seat: number | null; row: boolean; parts: Zone[] };

const words = (name: string): string => name.replaceAll(/[_-]/g, " ");

export const isThing = (value: unknown): value is string =>
  typeof value === "string" && /^[a-z][a-z-]*:[^\s:]+$/.test(value);

const isPlain = (value: unknown): boolean =>
  typeof value === "number" || typeof value === "boolean" || (typeof value === "string" && !isThing(value));

/** The zones of a view, without what all views share. */
export function zones(view: Record<string, unknown>, names: string[]): Zone[] {
  return Object.entries(view)
    .filter(([name]) => !SHARED.has(name))
    .map(([name, value]) => zone(words(name), value, names, PER_SEAT.has(name)));
}

function zone(title: string, value: unknown, names: string[], perSeat = false, seat: number | null = null): Zone {
  if (value === null || value === undefined) return { kind: "nothing", title };
  if (Array.isArray(value)) {
    if (value.length === 0) return { kind: "nothing", title };
    const seats = perSeat && value.length === names.length;
    if (!seats && value.every(isPlain)) return { kind: "value", title, value: value.join(", ") };
    const parts = value.map((part: unknown, n) =>
      zone(seats ? (names[n] ?? "") : "", part, names, false, seats ? n : null),
    );
    return { kind: "zone", title, seat, row: !seats, parts };
  }
  if (typeof value === "object") {
    const parts = Object.entries(value).map(([name, part]) =>
      zone(words(name), part, names, PER_SEAT.has(name)),
    );
    return parts.length ? { kind: "zone", title, seat, row: false, parts } : { kind: "nothing", title };
  }
  if (isThing(value)) return { kind: "thing", title, thing: value };
  return { kind: "value", title, value: String(value) };
}
