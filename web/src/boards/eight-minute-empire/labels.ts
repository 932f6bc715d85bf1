// Where the names of regions stand: under their pieces, and where names would lie on each other or on pieces, a little
// aside. Every name looks for the cheapest place in turn, a few times over: the same map always reads the same.
import { columns, type Region, type Stand } from "./view";
import type { Outlines, Point } from "./outlines";

export interface Label {
  key: string;
  lines: string[];
  /** The middle of the first line's baseline. */
  at: Point;
}

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

interface Place extends Label {
  box: Box;
  /** What it costs to stand here instead of where it belongs. */
  away: number;
}

export const USUAL = 22;
/** A line's height, and a letter's width and rise, for letters of size 1. */
const LINE = 0.91;
const LETTER = 0.55;
const RISE = 0.72;
const DROP = 0.2;
/** Half of the square that a piece takes. */
const HALF = 19.5;
const ASIDE = [0, -1, 1, -2, 2];
const BESIDE = [0, -0.5, 0.5, -1, 1, -1.5, 1.5];
const SWEEPS = 4;
/** What lying on another name, or on pieces, costs beside a step aside; for each square of a letter's size. */
const ON_NAME = 10;
const ON_PIECES = 3;

const overlap = (one: Box, other: Box): number =>
  Math.max(0, Math.min(one.right, other.right) - Math.max(one.left, other.left)) *
  Math.max(0, Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top));

/** The room that the pieces of a region take; null: nobody is there. */
function piecesOf(at: Point, stands: Stand[], scale: number): Box | null {
  const count = stands.reduce((sum, { armies, cities }) => sum + (armies ? 1 : 0) + (cities ? 1 : 0), 0);
  if (!count) return null;
  const wide = columns(count, scale > 1);
  const [x, y] = [wide * HALF * scale, Math.ceil(count / wide) * HALF * scale];
  return { left: at[0] - x, right: at[0] + x, top: at[1] - y, bottom: at[1] + y };
}

function boxOf(lines: string[], [x, y]: Point, size: number): Box {
  const half = (Math.max(...lines.map((line) => line.length)) * LETTER * size) / 2;
  return {
    left: x - half,
    right: x + half,
    top: y - RISE * size,
    bottom: y + ((lines.length - 1) * LINE + DROP) * size,
  };
}

/** In how many lines a name may be written: as it is usually, first. */
function waysOf(name: string, size: number): string[][] {
  const cut = name.indexOf(" ");
  if (cut < 0) return [[name]];
  const [one, two] = [[name], [name.slice(0, cut), name.slice(cut + 1)]];
  return name.length > (size > USUAL ? 7 : 11) ? [two, one] : [one, two];
}

/** All places where a name might stand. */
function placesOf(key: string, name: string, at: Point, pieces: Box | null, size: number): Place[] {
  return waysOf(name, size).flatMap((lines, nth) => {
    const under = pieces ? pieces.bottom + (21 * size) / USUAL : at[1] + 6;
    const over = pieces ? [pieces.top - (lines.length - 1) * LINE * size - 0.35 * size] : [];
    return [under, ...over].flatMap((start, side) =>
      ASIDE.flatMap((across) =>
        BESIDE.map((down): Place => {
          const here: Point = [at[0] + across * size, start + down * size];
          const away = 0.25 * Math.abs(across) + 0.3 * Math.abs(down) + 0.2 * nth + 0.5 * side;
          return { key, lines, at: here, box: boxOf(lines, here, size), away };
        }),
      ),
    );
  });
}

/** The names of all regions, at letters of this size and pieces of this scale. */
export function labels(
  regions: Region[],
  shapes: Outlines,
  pieces: Map<string, Stand[]>,
  name: (region: string) => string,
  size: number,
  scale: number,
): Label[] {
  const shown = regions.filter(({ key }) => shapes.regions[key]);
  const heaps = new Map(shown.map(({ key }) => [key, piecesOf(shapes.regions[key]!.at, pieces.get(key) ?? [], scale)]));
  const solid = [...heaps.values()].filter((box) => box !== null);
  const all = shown.map(({ key }) => {
    const places = placesOf(key, name(key), shapes.regions[key]!.at, heaps.get(key) ?? null, size);
    const fixed = places.map(({ box }) => solid.reduce((sum, other) => sum + overlap(box, other), 0));
    return { places, fixed, now: places[0]! };
  });
  const square = size * size;
  for (let sweep = 0; sweep < SWEEPS; sweep += 1) {
    for (const one of all) {
      const others = all.filter((other) => other !== one).map(({ now }) => now.box);
      const cost = (place: Place, nth: number): number => {
        const names = others.reduce((sum, other) => sum + overlap(place.box, other), 0);
        return place.away + (ON_NAME * names + ON_PIECES * one.fixed[nth]!) / square;
      };
      const costs = one.places.map(cost);
      one.now = one.places[costs.indexOf(Math.min(...costs))]!;
    }
  }
  return all.map(({ now: { key, lines, at } }) => ({ key, lines, at }));
}
