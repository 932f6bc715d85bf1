// A few tiles that show a rule better than words do; they cost and make what the printed ones do.
import type { Cell, Kind } from "./view";

interface Laid {
  at: Cell;
  kind: string;
  info: Kind;
  /** Just being laid, or open to an attack. */
  now?: "laid" | "open";
}

export interface Figure {
  tiles: readonly Laid[];
  /** Which tile pays for which. */
  feeds?: readonly { from: Cell; to: Cell }[];
  /** The near left cell of each corner with a cart. */
  carts?: readonly Cell[];
}

const nature = (...makes: string[]): Kind => ({ family: "nature", cost: [], makes, points: 0 });
const village = (makes: string, ...cost: string[]): Kind => ({ family: "village", cost, makes: [makes], points: 0 });

const FOREST = { kind: "forest", info: nature("wood", "stone") };
const CLIFF = { kind: "cliff", info: nature("stone", "plants") };
const LAKE = { kind: "lake", info: nature("plants", "water") };
const MINE = { kind: "mine", info: village("iron", "wood", "stone") };
const WINERY = { kind: "winery", info: village("wine", "wood", "plants") };
const WORKSHOP = { kind: "workshop-iron", info: { family: "city", cost: ["stone", "iron"], makes: ["master"], points: 0 } satisfies Kind };

export const FIGURES: Readonly<Record<string, Figure>> = {
  // The forest gives the wood, the cliff the stone: each tile one resource.
  "4.3": {
    tiles: [
      { at: [0, 1], ...FOREST },
      { at: [1, 1], ...CLIFF },
      { at: [0, 0], ...MINE, now: "laid" },
    ],
    feeds: [
      { from: [0, 1], to: [0, 0] },
      { from: [1, 1], to: [0, 0] },
    ],
  },
  // The tile farthest from its owner in every column.
  "6.1": {
    tiles: [
      { at: [0, 2], ...LAKE, now: "open" },
      { at: [0, 1], ...CLIFF },
      { at: [0, 0], ...FOREST },
      { at: [1, 1], ...WINERY, now: "open" },
      { at: [1, 0], ...CLIFF },
      { at: [2, 0], ...FOREST, now: "open" },
    ],
  },
  // The four around the cart are united: the mine touches only the lower two, the upper two pay.
  "8.3": {
    tiles: [
      { at: [0, 2], ...CLIFF },
      { at: [1, 2], ...FOREST },
      { at: [0, 1], ...WINERY },
      { at: [1, 1], ...WORKSHOP },
      { at: [0, 0], ...MINE, now: "laid" },
    ],
    carts: [[0, 1]],
    feeds: [
      { from: [0, 2], to: [0, 0] },
      { from: [1, 2], to: [0, 0] },
    ],
  },
};
