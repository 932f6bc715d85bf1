// Any view as zones and things, for titles without a drawing of their own.

/** What every view says; the table shows it elsewhere. */
const SHARED = new Set(["seat", "seats", "turn", "over", "actors", "agenda"]);
/** Lists that have one entry a seat. */
const PER_SEAT = new Set(["players", "hands", "bids", "scores"]);
/** A zone with more than this in it is folded until somebody wants to read it. */
export const MANY = 60;

export type Zone =
  | { kind: "thing"; title: string; field: string; thing: string; count: number }
  | { kind: "word"; title: string; field: string; value: string; count: number }
  | { kind: "value"; title: string; field: string; value: string }
  | { kind: "nothing"; title: string; field: string }
  | {
      kind: "zone";
      title: string;
      /** What the view calls it. */
      field: string;
      /** Whose it is. */
      seat: number | null;
      /** Things of one sort beside each other. */
      row: boolean;
      /** A card: the thing it is about, and facts about it. */
      card: boolean;
      parts: Zone[];
    };

/** How a field of the view is called. */
export type Caller = (field: string) => string;

export const words = (name: string): string => name.replaceAll(/[_-]/g, " ");

export const isThing = (value: unknown): value is string =>
  typeof value === "string" && /^[a-z][a-z-]*:[^\s:]+$/.test(value);

/** A name in the notation of things, without its kind: `north`, `first-game`. */
const isWord = (value: unknown): value is string => typeof value === "string" && /^[a-z][a-z0-9-]*$/.test(value);

const isPlain = (value: unknown): boolean =>
  typeof value === "number" || typeof value === "boolean" || (typeof value === "string" && !isThing(value));

/** How much there is to read in a zone. */
export function weight(zone: Zone): number {
  return zone.kind === "zone" ? zone.parts.reduce((sum, part) => sum + weight(part), 0) : 1;
}

/** The zones of a view, without what all views share. */
export function zones(view: Record<string, unknown>, names: string[], called: Caller = words): Zone[] {
  return Object.entries(view)
    .filter(([name]) => !SHARED.has(name))
    .map(([name, value]) => zone(name, value, names, called, PER_SEAT.has(name)));
}

function zone(
  field: string,
  value: unknown,
  names: string[],
  called: Caller,
  perSeat = false,
  seat: number | null = null,
): Zone {
  const title = seat !== null ? (names[seat] ?? "") : field && called(field);
  if (value === null || value === undefined) return { kind: "nothing", title, field };
  if (Array.isArray(value)) return listed(field, title, value, names, called, perSeat, seat);
  if (typeof value === "object") {
    const parts = Object.entries(value).map(([name, part]) =>
      isThing(name) && isPlain(part)
        ? ({ kind: "thing", title: "", field, thing: name, count: Number(part) } as const)
        : zone(name, part, names, called, PER_SEAT.has(name)),
    );
    return parts.length
      ? { kind: "zone", title, field, seat, row: false, card: seat === null && /^(thing|word)$/.test(parts[0]!.kind), parts }
      : { kind: "nothing", title, field };
  }
  if (isThing(value)) return { kind: "thing", title, field, thing: value, count: 1 };
  if (isWord(value)) return { kind: "word", title, field, value, count: 1 };
  return { kind: "value", title, field, value: typeof value === "boolean" ? (value ? "✓" : "–") : String(value) };
}

function listed(
  field: string,
  title: string,
  value: unknown[],
  names: string[],
  called: Caller,
  perSeat: boolean,
  seat: number | null,
): Zone {
  if (value.length === 0) return { kind: "nothing", title, field };
  const seats = perSeat && value.length === names.length;
  if (!seats && value.every(isPlain) && !value.every(isWord)) return { kind: "value", title, field, value: value.join(", ") };
  const parts = seats
    ? value.map((part, n) => zone(field, part, names, called, false, n))
    : heaped(value).map(([part, count]): Zone => {
        const made = zone("", part, names, called);
        if (made.kind === "word") return { ...made, field, count };
        return made.kind === "thing" ? { ...made, count } : made;
      });
  return { kind: "zone", title, field, seat, row: !seats, card: false, parts };
}

/** Equal things lie on one heap: they share one target. */
function heaped(value: unknown[]): [unknown, number][] {
  const found: [unknown, number][] = [];
  for (const one of value) {
    const heap = isThing(one) || isWord(one) ? found.find(([other]) => other === one) : undefined;
    if (heap) heap[1] += 1;
    else found.push([one, 1]);
  }
  return found;
}
