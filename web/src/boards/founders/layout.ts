// Where the cells of a realm lie on its drawing: rows farther from the owner are higher up.
import type { Cell } from "./view";

export const SIDE = 100;
export const GAP = 6;
const STEP = SIDE + GAP;
const MARGIN = 12;
/** A realm is shown with at least so many cells across, so that a small one does not look huge. */
const LEAST = 3;

export const x = (column: number): number => column * STEP;
export const y = (row: number): number => -row * STEP;

export type Box = [number, number, number, number];

/** The part of the plane that holds these cells. */
export function boxOf(cells: Cell[]): Box {
  const columns = cells.map(([column]) => column);
  const rows = cells.map(([, row]) => row);
  const [west, east] = [Math.min(0, ...columns), Math.max(0, ...columns)];
  const [near, far] = [Math.min(0, ...rows), Math.max(0, ...rows)];
  const wide = Math.max(LEAST, east - west + 1);
  const high = Math.max(LEAST - 1, far - near + 1);
  const left = x(west) - ((wide - (east - west + 1)) * STEP) / 2;
  const top = y(far) - ((high - (far - near + 1)) * STEP) / 2;
  return [left - MARGIN, top - MARGIN, wide * STEP - GAP + 2 * MARGIN, high * STEP - GAP + 2 * MARGIN];
}

/** A star with so many points around a middle. */
export function star(cx: number, cy: number, outer: number, inner: number, points = 5): string {
  const corners = Array.from({ length: points * 2 }, (_, n) => {
    const radius = n % 2 ? inner : outer;
    const angle = (Math.PI * n) / points - Math.PI / 2;
    return `${(cx + radius * Math.cos(angle)).toFixed(1)} ${(cy + radius * Math.sin(angle)).toFixed(1)}`;
  });
  return `M${corners.join("L")}Z`;
}

/** The cell to walk to with an arrow key: the nearest one that lies more that way than aside. */
export function towards(from: Cell, key: string, cells: Cell[]): Cell | null {
  const ways: Record<string, Cell> = {
    ArrowRight: [1, 0],
    ArrowLeft: [-1, 0],
    ArrowUp: [0, 1],
    ArrowDown: [0, -1],
  };
  const way = ways[key];
  if (!way) return null;
  let best: Cell | null = null;
  let least = Infinity;
  for (const cell of cells) {
    const ahead = (cell[0] - from[0]) * way[0] + (cell[1] - from[1]) * way[1];
    const aside = Math.abs((cell[0] - from[0]) * way[1]) + Math.abs((cell[1] - from[1]) * way[0]);
    const distance = ahead + 2 * aside;
    if (ahead > 0 && distance < least) [best, least] = [cell, distance];
  }
  return best;
}
