// What Production brought and what Cleanup took, read from the events that just came.
import type { BoardProps } from "../contract";
import { bundle, type Part } from "./goods";

type Fresh = BoardProps["fresh"];
type Args = NonNullable<Fresh[number]["args"]>;

export interface Tally {
  kind: "production" | "cleanup";
  /** Where it comes from or why it goes, with the goods. */
  groups: { source: string; parts: Part[] }[];
}

const name = (good: unknown): string => String(good).split(":")[1] ?? "";

/** Goods that a line names itself: one of them, or a bundle. */
function named({ good, count, goods }: Args): Part[] {
  if (goods !== undefined) return bundle(String(goods).replace(/^bundle:/, ""));
  return good === undefined ? [] : [{ good: name(good), count: Number(count ?? 1) }];
}

/** Equal goods are one entry: how many lines told of them does not matter. */
function add(parts: Part[], more: Part[]): void {
  for (const { good, count } of more) {
    const known = parts.find((part) => part.good === good);
    if (known) known.count += count;
    else parts.push({ good, count });
  }
}

/** The tallies of one seat in these events, in the order in which they came. */
export function tallies(events: Fresh, seat: number | null): Tally[] {
  const found: Tally[] = [];
  let gains: Part[] | null = null;
  const at = (kind: Tally["kind"], source: string): Part[] => {
    let tally = found.find((one) => one.kind === kind);
    if (!tally) found.push((tally = { kind, groups: [] }));
    let group = tally.groups.find((one) => one.source === source);
    if (!group) tally.groups.push((group = { source, parts: [] }));
    return group.parts;
  };
  for (const event of events) {
    if (event.seat !== seat) continue;
    const args = event.args ?? {};
    if (event.id === "event-produce") {
      gains = at("production", String(args.source));
      add(gains, named(args));
    } else if (event.id === "event-gain" && gains) add(gains, named(args));
    else if (event.id === "event-draw" && gains) add(gains, [{ good: "card", count: 1 }]);
    else if (event.id === "event-lost" || event.id === "event-kept") add(at("cleanup", event.id.slice("event-".length)), named(args));
    else gains = null;
  }
  for (const tally of found) tally.groups = tally.groups.filter(({ parts }) => parts.length);
  // A location that is built produces at once: that is no Production phase.
  return found.filter((tally) => tally.kind === "cleanup" || tally.groups.some(({ source }) => source.startsWith("faction:")));
}
