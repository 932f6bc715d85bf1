// Pieces of an Empire sheet that show a rule better than words do.
export interface Figure {
  /** Rows of sections: what each costs, and whether it is crossed. */
  rows: readonly { track: string; costs: readonly string[]; crossed: number; points: readonly number[] }[];
  /** The sections of a structure, as row and place. */
  structure?: readonly (readonly [number, number])[];
  /** The blueprint that it repeats. */
  blueprint?: readonly string[];
}

const WALLS = { track: "walls", costs: ["S", "SS", "SS", "SS", "SSS"], points: [3, 5, 7, 9, 11] };
const HOUSES = { track: "houses", costs: ["W", "WW", "SW", "WW", "WWW"], points: [2, 4, 6, 8, 10] };

export const FIGURES: Readonly<Record<string, Figure>> = {
  // Two are crossed: the third is the only one that may be crossed next.
  "3.4": { rows: [{ ...WALLS, crossed: 2 }] },
  // The corner of the Farm, laid on finished sections as it is drawn.
  "6.2": {
    rows: [
      { ...WALLS, crossed: 4 },
      { ...HOUSES, crossed: 3 },
    ],
    structure: [
      [0, 1],
      [1, 1],
      [1, 2],
    ],
    blueprint: ["#.", "##"],
  },
};
