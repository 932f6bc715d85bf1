// The geometry of the board: 20 rows of 20 pointed-top hexes, odd rows half a hex to the right.

export const SIDE = 20;
export const COUNT = SIDE * SIDE;
/** From the centre of a hex to its corners, in the drawing's own units. */
export const R = 20;
/** From one side of a hex to the other. */
export const W = R * Math.sqrt(3);
export const WIDTH = (SIDE + 0.5) * W;
export const HEIGHT = 2 * R + 1.5 * R * (SIDE - 1);
export const CELLS = Array.from({ length: COUNT }, (_, cell) => cell);

export type Point = [x: number, y: number];

export const rowOf = (cell: number): number => Math.floor(cell / SIDE);
export const columnOf = (cell: number): number => cell % SIDE;
export const targetOf = (cell: number): string => `cell:${rowOf(cell)}-${columnOf(cell)}`;

export function cellOf(target: string): number | null {
  const found = /^cell:(\d+)-(\d+)$/.exec(target);
  if (!found) return null;
  const [row, column] = [Number(found[1]), Number(found[2])];
  return row < SIDE && column < SIDE ? row * SIDE + column : null;
}

/** The hexes among these targets. */
export function cellsOf(targets: Iterable<string>): Set<number> {
  const found = new Set<number>();
  for (const target of targets) {
    const cell = cellOf(target);
    if (cell !== null) found.add(cell);
  }
  return found;
}

export function centre(cell: number): Point {
  const row = rowOf(cell);
  return [W * (columnOf(cell) + (row % 2 ? 1 : 0.5)), R + 1.5 * R * row];
}

/** The corners from the top one clockwise; side n runs from corner n to the next. */
const CORNERS: Point[] = Array.from({ length: 6 }, (_, n) => {
  const angle = (Math.PI / 3) * n;
  return [Math.sin(angle), -Math.cos(angle)];
});

export function corner(cell: number, n: number, radius = R): Point {
  const [x, y] = centre(cell);
  const [dx, dy] = CORNERS[n % 6] as Point;
  return [x + dx * radius, y + dy * radius];
}

/** Steps across sides 0 to 5: up right, right, down right, down left, left, up left. */
const WAYS_EVEN: Point[] = [[0, -1], [1, 0], [0, 1], [-1, 1], [-1, 0], [-1, -1]];
const WAYS_ODD: Point[] = [[1, -1], [1, 0], [1, 1], [0, 1], [-1, 0], [0, -1]];

/** The hex across a side, or null beyond the edge. */
export function across(cell: number, way: number): number | null {
  const row = rowOf(cell);
  const [dx, dy] = (row % 2 ? WAYS_ODD : WAYS_EVEN)[way] as Point;
  const [column, line] = [columnOf(cell) + dx, row + dy];
  if (column < 0 || line < 0 || column >= SIDE || line >= SIDE) return null;
  return line * SIDE + column;
}

const digits = (value: number): string => String(Math.round(value * 10) / 10);
export const at = ([x, y]: Point): string => `${digits(x)} ${digits(y)}`;

/** One path round each of these hexes. */
export function hexes(cells: Iterable<number>, radius = R): string {
  let path = "";
  for (const cell of cells) {
    const corners = CORNERS.map((_, n) => at(corner(cell, n, radius)));
    path += `M${corners.join("L")}Z`;
  }
  return path;
}

/** One side of a hex as a stroke. */
export const side = (cell: number, way: number, radius = R): string =>
  `M${at(corner(cell, way, radius))}L${at(corner(cell, way + 1, radius))}`;

/** The line round a set of hexes, leaving out the sides between two of them. */
export function outline(cells: Set<number>): string {
  let path = "";
  for (const cell of cells) {
    for (let way = 0; way < 6; way += 1) {
      const other = across(cell, way);
      if (other === null || !cells.has(other)) path += side(cell, way);
    }
  }
  return path;
}

/** The hex at a point of the drawing, or null outside the board. */
export function cellAt([x, y]: Point): number | null {
  const guess = Math.round((y - R) / (1.5 * R));
  let best: number | null = null;
  let least = R;
  for (const row of [guess - 1, guess, guess + 1]) {
    const column = Math.floor(x / W - (row % 2 ? 0.5 : 0));
    if (row < 0 || column < 0 || row >= SIDE || column >= SIDE) continue;
    const cell = row * SIDE + column;
    const [cx, cy] = centre(cell);
    const distance = Math.hypot(x - cx, y - cy);
    if (distance < least) [best, least] = [cell, distance];
  }
  return best;
}
