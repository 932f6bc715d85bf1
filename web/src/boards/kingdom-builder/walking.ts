// How the arrow keys walk over the hexes that may be picked.
import { centre, columnOf, rowOf, SIDE, type Point } from "./grid";

export const DIRECTIONS: Record<string, Point> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowDown: [0, 1],
  ArrowUp: [0, -1],
};

/** How much worse a hex is for lying aside of the direction than for lying far along it. */
const ASIDE = 2.2;

/** The hex to go to: the nearest that lies in that direction, or null if there is none. */
export function towards(from: number, cells: Iterable<number>, [dx, dy]: Point): number | null {
  const [x, y] = centre(from);
  let best: number | null = null;
  let least = Infinity;
  for (const cell of cells) {
    const [cx, cy] = centre(cell);
    const along = (cx - x) * dx + (cy - y) * dy;
    const aside = Math.abs((cx - x) * dy) + Math.abs((cy - y) * dx);
    if (along <= 1) continue;
    const cost = along + ASIDE * aside;
    if (cost < least) [best, least] = [cell, cost];
  }
  return best;
}

/** Arrows reach every hex: where nothing lies that way, they go on in reading order. */
export function walk(from: number, cells: number[], key: string): number | null {
  const direction = DIRECTIONS[key];
  if (!direction) return null;
  const found = towards(from, cells, direction);
  if (found !== null) return found;
  const onward = direction[0] + direction[1] > 0;
  const rest = onward ? cells.filter((cell) => cell > from) : cells.filter((cell) => cell < from);
  return (onward ? rest[0] : rest.at(-1)) ?? null;
}

export function nearest(from: number, cells: Iterable<number>): number | null {
  const [x, y] = centre(from);
  let best: number | null = null;
  let least = Infinity;
  for (const cell of cells) {
    const [cx, cy] = centre(cell);
    const distance = Math.hypot(cx - x, cy - y);
    if (distance < least) [best, least] = [cell, distance];
  }
  return best;
}

/** The next hex of the grid itself, whether it may be picked or not. */
export function step(from: number, key: string): number | null {
  const direction = DIRECTIONS[key];
  if (!direction) return null;
  const [column, row] = [columnOf(from) + direction[0], rowOf(from) + direction[1]];
  if (column < 0 || row < 0 || column >= SIDE || row >= SIDE) return null;
  return row * SIDE + column;
}
