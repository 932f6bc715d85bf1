// The map as a few long paths: one for all hexes of a kind, one for all coasts, and so on. Four
// hundred hexes cost a dozen elements this way, and the browser paints them in one go.
import { across, CELLS, columnOf, COUNT, hexes, R, rowOf, side, SIDE } from "./grid";
import { fillOf } from "./terrain";

export interface GroundPaths {
  fills: { letter: string; fill: string; path: string }[];
  lighter: string;
  darker: string;
  hairs: string;
  borders: string;
  coasts: string;
  foam: string;
  seams: string;
  rim: string;
  whole: string;
}

const WATER = "W";
/** Hexes overlap a little, so that no gap shows between them. */
const OVERLAP = 0.15;
const FOAM = 0.86 * R;

const section = (cell: number): number =>
  Math.floor((2 * rowOf(cell)) / SIDE) * 2 + Math.floor((2 * columnOf(cell)) / SIDE);

/** Two shades that wander over the board, so that wide plains do not look printed. */
const shade = (cell: number, a: number, b: number): number => {
  const [row, column] = [rowOf(cell), columnOf(cell)];
  return row * a + column * b + row * column;
};

export function drawGround(map: string): GroundPaths {
  const kinds = new Map<string, number[]>();
  for (const cell of CELLS) {
    const letter = map[cell] ?? "";
    kinds.set(letter, [...(kinds.get(letter) ?? []), cell]);
  }
  return {
    fills: [...kinds].map(([letter, cells]) => ({
      letter,
      fill: fillOf(letter),
      path: hexes(cells, R + OVERLAP),
    })),
    lighter: hexes(CELLS.filter((cell) => shade(cell, 31, 17) % 4 === 0)),
    darker: hexes(CELLS.filter((cell) => shade(cell, 13, 29) % 5 === 1)),
    ...drawSides(map),
    whole: hexes(CELLS, R + OVERLAP),
  };
}

type Sides = Pick<GroundPaths, "hairs" | "borders" | "coasts" | "foam" | "seams" | "rim">;

function drawSides(map: string): Sides {
  const paths: Sides = { hairs: "", borders: "", coasts: "", foam: "", seams: "", rim: "" };
  for (let cell = 0; cell < COUNT; cell += 1) {
    for (let way = 0; way < 6; way += 1) {
      const other = across(cell, way);
      if (other === null) {
        paths.rim += side(cell, way);
        continue;
      }
      const [here, there] = [map[cell], map[other]];
      if (here === WATER && there !== WATER) paths.foam += side(cell, way, FOAM);
      if (other < cell) continue; // each side is shared by two hexes and drawn once
      if (section(cell) !== section(other)) paths.seams += side(cell, way);
      if (here === there) paths.hairs += side(cell, way);
      else if (here === WATER || there === WATER) paths.coasts += side(cell, way);
      else paths.borders += side(cell, way);
    }
  }
  return paths;
}
