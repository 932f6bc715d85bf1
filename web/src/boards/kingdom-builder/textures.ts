// The texture of each terrain: two or three small drawings, chosen by position. All hexes of a
// terrain share one path for strokes, one for solid shapes and one for their lights.
import { centre, columnOf, rowOf, type Point } from "./grid";

export interface Texture {
  lines: string;
  solid: string;
  lights: string;
}

type Spot = [x: number, y: number, size: number];

/** A drawing around the middle of a hex. */
interface Sketch {
  lines?: (at: Point) => string;
  solid?: (at: Point) => string;
  lights?: (at: Point) => string;
}

const n = (value: number): string => String(Math.round(value * 10) / 10);

/** A shape at several spots of a hex. */
const spots =
  (shape: (x: number, y: number, size: number) => string, ...places: Spot[]) =>
  ([x, y]: Point): string =>
    places.map(([dx, dy, size]) => shape(x + dx, y + dy, size)).join("");

/** Strokes given from the middle of the hex: a start, then relative commands. */
const strokes =
  (...starts: [x: number, y: number, rest: string][]) =>
  ([x, y]: Point): string =>
    starts.map(([dx, dy, rest]) => `M${n(x + dx)} ${n(y + dy)}${rest}`).join("");

const disc = (x: number, y: number, r: number): string =>
  `M${n(x - r)} ${n(y)}a${n(r)} ${n(r)} 0 1 0 ${n(2 * r)} 0a${n(r)} ${n(r)} 0 1 0 ${n(-2 * r)} 0Z`;

const tuft = (x: number, y: number, s: number): string =>
  `M${n(x - 2.6 * s)} ${n(y)}q-.2 ${n(-2.4 * s)} ${n(-1.4 * s)} ${n(-4 * s)}` +
  `M${n(x)} ${n(y)}q0 ${n(-3.2 * s)} .4 ${n(-5.6 * s)}` +
  `M${n(x + 2.6 * s)} ${n(y)}q.2 ${n(-2.4 * s)} ${n(1.6 * s)} ${n(-4 * s)}`;

const fir = (x: number, y: number, s: number): string =>
  `M${n(x)} ${n(y - 9 * s)}l${n(3.6 * s)} ${n(5.6 * s)}h${n(-1.6 * s)}l${n(2.6 * s)} ${n(4.2 * s)}` +
  `h${n(-3.7 * s)}v${n(2 * s)}h${n(-1.8 * s)}v${n(-2 * s)}h${n(-3.7 * s)}` +
  `l${n(2.6 * s)} ${n(-4.2 * s)}h${n(-1.6 * s)}Z`;

const PETALS: Point[] = [[0, -2.4], [2.3, -0.7], [1.4, 2], [-1.4, 2], [-2.3, -0.7]];
const blossom = (x: number, y: number, s: number): string =>
  PETALS.map(([dx, dy]) => disc(x + dx * s, y + dy * s, 1.75 * s)).join("");
const pollen = (x: number, y: number, s: number): string => disc(x, y, 1.5 * s);

const flowers = (...places: Spot[]): Sketch => ({
  solid: spots(blossom, ...places),
  lights: spots(pollen, ...places),
});

const grains = (...places: Point[]): ((at: Point) => string) =>
  spots((x, y) => disc(x, y, 0.95), ...places.map(([x, y]): Spot => [x, y, 1]));

const WAVE = "q2.75-3 5.5 0t5.5 0";
const LONG_WAVE = `${WAVE} 5.5 0`;

const SKETCHES: Record<string, Sketch[]> = {
  G: [
    { lines: spots(tuft, [-6, -1, 1], [5.5, -5, 0.85], [3, 9.5, 1]) },
    { lines: spots(tuft, [-4, -6, 0.9], [7, 3, 1], [-5.5, 8.5, 0.9]) },
    { lines: spots(tuft, [0, -4, 1], [-8, 5, 0.85], [7, 9, 0.85]) },
  ],
  F: [
    { solid: spots(fir, [-6.5, -1, 1], [6.5, -3.5, 0.95], [0.5, 10, 1.1]) },
    { solid: spots(fir, [0, -4, 1.05], [-8, 6, 0.95], [7.5, 8, 1]) },
    { solid: spots(fir, [-5, -4.5, 0.95], [6.5, 1, 1.1], [-4, 10.5, 0.95]) },
  ],
  C: [
    {
      lines: strokes(
        [-13, -5, "l5-3.5 5 3 6-4 5 3.5 5-2.5"],
        [-12, 1.5, "l5-3 4 2.5 6-3.5 5 3 5-2"],
        [-10, 8, "l4-2.8 4 2.4 5-3 4 2.6 3-1.6"],
      ),
    },
    {
      lines: strokes(
        [-12, -7, "l4-2 6 3.5 5-4 6 3.5 3-1.5"],
        [-13, 0, "l5-2.5 5 3 6-4 5 3.5 5-2"],
        [-12, 7, "l5-3 4 3 6-3.5 5 3 3-1"],
      ),
    },
  ],
  D: [
    {
      lines: strokes([-12, 2, "c4-6 8-6 11.5 0"], [0, -5, "c3.5-4.5 7-4.5 11 0"], [-4, 9.5, "c4-5.5 8.5-5.5 13 0"]),
      solid: grains([-7, -7], [7, 1.5], [-9, 7]),
    },
    {
      lines: strokes([-11, -4, "c3.5-5 7-5 10.5 0"], [1, 2, "c3.5-5 8-5 11.5 0"], [-11, 8, "c4-5.5 8.5-5.5 12.5 0"]),
      solid: grains([5, -7], [-6, 1.5], [7, 9]),
    },
  ],
  L: [
    flowers([-6, -6, 1], [6.5, -3, 0.85], [-3, 6.5, 0.9], [7.5, 8, 0.75], [-11, 2, 0.6]),
    flowers([0, -8.5, 0.8], [-8, 0, 0.9], [7, 1, 1.05], [-1, 9.5, 0.85]),
    flowers([-7, -5, 0.8], [4, -7.5, 0.9], [1, 2.5, 0.95], [-8, 7, 0.7], [9, 8, 0.75]),
  ],
  W: [
    { lines: strokes([-11, -4, LONG_WAVE], [-7, 5.5, LONG_WAVE]) },
    { lines: strokes([-6, -6, WAVE], [-11, 2, LONG_WAVE], [-3, 9.5, WAVE]) },
    { lines: strokes([-9, -1, LONG_WAVE]) },
  ],
  M: [
    {
      solid: strokes([-14, 8.5, "l9.5-18.5 6 11 3.5-5.5 9 13Z"]),
      lights: strokes([-4.5, -10, "l-3.5 7 2.3-.9 1.3 2 2.2-1.9 1.3.7Z"], [5, -4.5, "l-2 3.2 1.8-.3 1 1.3 1.3-1.3Z"]),
    },
    {
      solid: strokes([-13, 9, "l8-12.5 3.5 5 6-12 9.5 19.5Z"]),
      lights: strokes([4.5, -10.5, "l-3.3 6.6 2-.8 1.4 1.8 2-1.7 1.6.8Z"]),
    },
  ],
};

export function hasTexture(letter: string): boolean {
  return letter in SKETCHES;
}

/** Draw at a point, with the drawing of that number. */
export function sketch(letter: string, point: Point, which: number): Texture {
  const choices = SKETCHES[letter] ?? [];
  const drawing = choices[which % Math.max(1, choices.length)];
  return {
    lines: drawing?.lines?.(point) ?? "",
    solid: drawing?.solid?.(point) ?? "",
    lights: drawing?.lights?.(point) ?? "",
  };
}

/** The texture of all these hexes of one terrain. */
export function drawTexture(letter: string, cells: Iterable<number>): Texture {
  const texture: Texture = { lines: "", solid: "", lights: "" };
  for (const cell of cells) {
    const [row, column] = [rowOf(cell), columnOf(cell)];
    const drawn = sketch(letter, centre(cell), row * 7 + column * 13 + ((row * column) % 5));
    texture.lines += drawn.lines;
    texture.solid += drawn.solid;
    texture.lights += drawn.lights;
  }
  return texture;
}
