// The drawn shapes of both maps, made from the regions' centres. A region that has none, on a map of
// somebody's own components, is a disc.
import a from "./map-a.json";
import b from "./map-b.json";
import type { Region } from "./view";

export type Point = [number, number];

export interface Shape {
  path: string;
  /** Where the pieces stand. */
  at: Point;
  /** How far the coast is from there. */
  room: number;
  /** Hills and trees. */
  deco: Point[];
}

export interface Link {
  ends: [string, string];
  path: string;
}

export interface Outlines {
  regions: Record<string, Shape>;
  links: Link[];
  waves: Point[];
}

export const WIDTH = 1360;
export const HEIGHT = 1000;
const DISC = 62;

const MAPS = { a, b } as unknown as Record<string, Outlines>;

function disc([x, y]: Point): Shape {
  const at: Point = [Math.round(x * 1.28) + 26, Math.round(y * 0.9) + 52];
  const path = `M${at[0] - DISC} ${at[1]}a${DISC} ${DISC} 0 1 0 ${2 * DISC} 0a${DISC} ${DISC} 0 1 0 ${-2 * DISC} 0Z`;
  return { path, at, room: DISC, deco: [] };
}

/** The shapes of these regions; drawn ones only if the map is the one that was drawn. */
export function outlines(map: string | null, regions: Region[]): Outlines {
  const drawn = MAPS[map ?? ""];
  const known = drawn && regions.every((region) => region.key in drawn.regions);
  const shapes = Object.fromEntries(
    regions.map((region) => [region.key, known ? drawn.regions[region.key]! : disc(region.at)]),
  );
  const links = regions.flatMap((region) =>
    region.sea
      .filter((other) => region.key < other)
      .map((other): Link => {
        const same = drawn?.links.find(({ ends }) => ends.includes(region.key) && ends.includes(other));
        if (known && same) return same;
        const [one, two] = [shapes[region.key]!.at, shapes[other]?.at ?? shapes[region.key]!.at];
        return { ends: [region.key, other], path: `M${one.join(" ")}L${two.join(" ")}` };
      }),
  );
  return { regions: shapes, links, waves: known ? drawn.waves : [] };
}

/** The nearest of these regions in one direction, for the arrow keys. */
export function towards(from: Point, shapes: [string, Shape][], [dx, dy]: Point): string | null {
  let best: string | null = null;
  let least = Infinity;
  for (const [key, { at }] of shapes) {
    const along = (at[0] - from[0]) * dx + (at[1] - from[1]) * dy;
    const aside = Math.abs((at[0] - from[0]) * dy) + Math.abs((at[1] - from[1]) * dx);
    if (along <= 1) continue;
    const cost = along + 1.6 * aside;
    if (cost < least) [best, least] = [key, cost];
  }
  return best;
}

/** The nearest of these regions within reach of a point. */
export function nearest(point: Point, shapes: [string, Shape][], reach: number): string | null {
  let best: string | null = null;
  let least = reach;
  for (const [key, { at, room }] of shapes) {
    const distance = Math.max(0, Math.hypot(at[0] - point[0], at[1] - point[1]) - room);
    if (distance <= least) [best, least] = [key, distance];
  }
  return best;
}
