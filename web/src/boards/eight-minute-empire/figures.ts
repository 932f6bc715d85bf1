// Pieces of the map of side A that show a rule better than words do.
import type { Stand } from "./view";

export interface Figure {
  regions: readonly string[];
  /** The part of the map that is shown. */
  box: readonly [number, number, number, number];
  stands: Readonly<Record<string, Stand[]>>;
  /** Steps, from where to where. */
  steps?: readonly (readonly [string, string])[];
  /** The way over the ocean between two of them, and a step along it. */
  sea?: { ends: readonly [string, string]; step: string };
  /** Who controls which. */
  holders?: Readonly<Record<string, number>>;
}

const army = (colour: number, armies: number, cities = 0): Stand => ({ colour, armies, cities });

export const FIGURES: Readonly<Record<string, Figure>> = {
  // A common border is enough for a step; where there is none, there is none.
  "4.5": {
    regions: ["A1", "A2", "A3", "A4", "A5", "A6"],
    box: [40, 20, 460, 500],
    stands: { A4: [army(0, 3)], A3: [army(1, 1)] },
    steps: [
      ["A4", "A1"],
      ["A4", "A3"],
      ["A4", "A5"],
      ["A4", "A6"],
    ],
  },
  "4.6": {
    regions: ["A3", "A4", "A5", "A6", "A10", "A11", "A13"],
    box: [190, 240, 700, 400],
    stands: { A5: [army(0, 2)], A10: [army(1, 1)] },
    sea: { ends: ["A5", "A10"], step: "M350 378Q444 426 552 428" },
  },
  // Two armies and a city against two armies; three against three; alone.
  "5.2": {
    regions: ["A1", "A2", "A3", "A4", "A5", "A6"],
    box: [40, 20, 460, 500],
    stands: { A4: [army(0, 2, 1), army(1, 2)], A3: [army(0, 3), army(1, 3)], A1: [army(1, 1)] },
    holders: { A4: 0, A1: 1 },
  },
};
