// What Production brought and what Cleanup took, read from the events that just came.
import type { BoardProps } from "../contract";
import type { Part } from "./goods";

type Fresh = BoardProps["fresh"];

export interface Tally {
  kind: "production" | "cleanup";
  /** Where it comes from or why it goes, with the goods. */
  groups: { source: string; parts: Part[] }[];
}

const name = (good: unknown): string => String(good).split(":")[1] ?? "";

/** The tallies of one seat in these events, in the order in which they came. */
export function tallies(events: Fresh, seat: number | null): Tally[] {
  const found: Tally[] = [];
  let gains: Part[] | null = null;
  const at = (kind: Tally["kind"]): Tally => {
    let tally = found.find((one) => one.kind === kind);
    if (!tally) found.push((tally = { kind, groups: [] }));
    return tally;
  };
  for (const event of events) {
    if (event.seat !== seat) continue;
    const { good, count, source } = event.args ?? {};
    if (event.id === "event-produce") {
      gains = [];
      at("production").groups.push({ source: String(source), parts: gains });
    } else if (event.id === "event-gain" && gains) gains.push({ good: name(good), count: Number(count) });
    else if (event.id === "event-draw" && gains) gains.push({ good: "card", count: 1 });
    else if (event.id === "event-lost" || event.id === "event-kept") {
      const word = event.id.slice("event-".length);
      const groups = at("cleanup").groups;
      let group = groups.find((one) => one.source === word);
      if (!group) groups.push((group = { source: word, parts: [] }));
      group.parts.push({ good: name(good), count: Number(count) });
    } else gains = null;
  }
  // A location that is built produces at once: that is no Production phase.
  return found.filter((tally) => tally.kind === "cleanup" || tally.groups.some(({ source }) => source.startsWith("faction:")));
}
