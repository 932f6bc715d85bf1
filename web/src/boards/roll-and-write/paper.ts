// Where everything is on the Empire sheet, in units of its drawing.
import { seed } from "./view";

export const WIDTH = 899;
export const HEIGHT = 904;
export const LEFT = 120;
export const STEP = 85;
export const BOX_WIDTH = 75;
export const BOX_HEIGHT = 102;
export const ROW = 188;
export const TOP = 28;
export const FIELDS_TOP = 782;
/** Between the line round a section and the one round the section below it. */
const ROW_GAP = 24;

export const rowTop = (row: number): number => TOP + row * ROW;
export const sectionLeft = (place: number): number => LEFT + place * STEP;

/** The boxes of a section share its width. */
export function boxAt(row: number, place: number, nth: number, count: number) {
  const gap = count > 1 ? 3 : 0;
  const width = (BOX_WIDTH - gap * (count - 1)) / count;
  return { x: sectionLeft(place) + nth * (width + gap), y: rowTop(row) + 12, width, height: BOX_HEIGHT };
}

/** Where the icons of a box or circle stand round its middle, and how large they are. */
export function iconsAt(count: number, width: number): { x: number; y: number; size: number }[] {
  if (count === 1) {
    const size = Math.min(26, width - 4);
    return [{ x: -size / 2, y: -size / 2, size }];
  }
  if (width < 50) {
    const size = Math.min(20, width - 4);
    return Array.from({ length: count }, (_, n) => ({ x: -size / 2, y: (n - count / 2) * size, size }));
  }
  const size = count === 2 ? 26 : 22;
  return Array.from({ length: count }, (_, n) => ({ x: (n - count / 2) * size, y: -size / 2, size }));
}

/** Where the icons of a circle stand. */
export function inCircle(count: number, radius: number): { x: number; y: number; size: number }[] {
  const size = count === 1 ? radius * 1.1 : radius * 0.82;
  if (count < 3) return Array.from({ length: count }, (_, n) => ({ x: (n - count / 2) * size, y: -size / 2, size }));
  return [
    { x: -size / 2, y: -size, size },
    { x: -size, y: -size * 0.05, size },
    { x: 0, y: -size * 0.05, size },
  ];
}

/** A pencil cross of two uneven strokes, never the same twice. */
export function cross(name: string, width: number, height: number): string {
  const start = seed(name);
  const jitter = (n: number): number => (((start * (n + 3) * 7919) % 101) / 101 - 0.5) * 7;
  const x = width / 2 - 5;
  const y = height / 2 - 9;
  return (
    `M${-x + jitter(1)} ${-y + jitter(2)}Q${jitter(3)} ${jitter(4)} ${x + jitter(5)} ${y + jitter(6)}` +
    `M${x + jitter(7)} ${-y + jitter(8)}Q${jitter(9)} ${jitter(10)} ${-x + jitter(11)} ${y + jitter(12)}`
  );
}

export const turned = (name: string): number => (seed(name) % 13) - 6;

export interface Cell {
  row: number;
  place: number;
}

/** `section:2-5` as row and place from 0. */
export function cellOf(target: string): Cell | null {
  const found = /^section:(\d+)-(\d+)$/.exec(target);
  return found ? { row: Number(found[1]) - 1, place: Number(found[2]) - 1 } : null;
}

/** The line round some sections: every side that is not shared. */
export function outline(cells: Cell[]): string {
  const there = new Set(cells.map(({ row, place }) => `${row},${place}`));
  let path = "";
  for (const { row, place } of cells) {
    const left = sectionLeft(place) - 4;
    const right = left + STEP - 2;
    const top = rowTop(row) + 6;
    const bottom = top + ROW - ROW_GAP;
    const has = (r: number, p: number): boolean => there.has(`${r},${p}`);
    // Where a section goes on above or below, its sides reach over the gap between the rows.
    const above = has(row - 1, place) ? ROW_GAP : 0;
    const length = bottom - top + above + (has(row + 1, place) ? ROW_GAP : 0);
    const width = has(row, place + 1) ? STEP : STEP - 2;
    if (!has(row - 1, place)) path += `M${left} ${top}h${width}`;
    if (!has(row + 1, place)) path += `M${left} ${bottom}h${width}`;
    if (!has(row, place - 1)) path += `M${left} ${top - above}v${length}`;
    if (!has(row, place + 1)) path += `M${right} ${top - above}v${length}`;
  }
  return path;
}

/** The sections a blueprint covers from its first one on. */
export function laid(blueprint: string[], first: Cell): Cell[] {
  const lead = blueprint[0]?.indexOf("#") ?? 0;
  return blueprint.flatMap((line, down) =>
    [...line].flatMap((sign, right) =>
      sign === "#" ? [{ row: first.row + down, place: first.place + right - lead }] : [],
    ),
  );
}
