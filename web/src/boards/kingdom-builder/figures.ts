// Pieces of a board that show a rule better than words do. Rows and columns count from the corner of the piece.
import { SIDE } from "./grid";

export interface Figure {
  /** Letters of the map, row by row; a row is as long as the others. */
  land: readonly string[];
  /** The locations, by their hex. */
  locations?: Readonly<Record<string, string>>;
  mine: readonly string[];
  theirs?: readonly string[];
  /** Hexes that may be picked. */
  open?: readonly string[];
  /** Hexes that pay, each with its gold. */
  pays?: Readonly<Record<string, number>>;
  lifted?: string;
}

export const FIGURES: Readonly<Record<string, Figure>> = {
  // A forest card: two hexes of forest touch the player's settlements, so the others are closed.
  "3.4": {
    land: ["FFGGLLFF", "GFFGLLFF", "GGFFLDDF", "GWWFFDDD", "WWWGFGDD"],
    mine: ["1-2", "2-2"],
    theirs: ["0-6"],
    open: ["1-1", "2-3"],
  },
  // A row of three can be prolonged at both ends, on whatever can be built on.
  "6.5": {
    land: ["GGFFLLLG", "GCCFFLGG", "DCCCFFGG", "DDCWFGLL", "DDWWGGLL"],
    mine: ["2-2", "2-3", "2-4"],
    open: ["2-1", "2-5"],
  },
  // Two hexes straight on, over anything; not onto water.
  "6.8": {
    land: ["GGFFLLLG", "GCCMWLGG", "DCCCGFGG", "DDCWFGLL", "DDWWGGLL"],
    mine: ["2-3"],
    theirs: ["2-4"],
    open: ["0-2", "0-4", "2-1", "2-5", "4-4"],
    lifted: "2-3",
  },
  // One group touches a castle and a location: both pay. The other castle is linked with nothing.
  "8.3": {
    land: ["GGFFLLLG", "GCKFFLLG", "DCCCFFXG", "DDCWFGLL", "DKWWGGLL"],
    locations: { "2-6": "tavern" },
    mine: ["1-3", "1-4", "2-5"],
    pays: { "1-2": 4, "2-6": 4 },
  },
};

/** How far from the board's corner a piece lies: far from its rim, its seams and with rows that lie as they do there. */
const ROW = 2;
const COLUMN = 1;

export const cell = (place: string): number => {
  const [row, column] = place.split("-").map(Number) as [number, number];
  return (row + ROW) * SIDE + column + COLUMN;
};

/** The whole map with the piece in it; around it the land goes on. */
export function mapOf({ land }: Figure): string {
  const within = (place: number, size: number): number => Math.max(0, Math.min(size - 1, place));
  return Array.from({ length: SIDE * SIDE }, (_, at) => {
    const row = Math.floor(at / SIDE) - ROW;
    const column = (at % SIDE) - COLUMN;
    const line = land[within(row, land.length)]!;
    const letter = line[within(column, line.length)]!;
    const inside = row === within(row, land.length) && column === within(column, line.length);
    return inside || !"KX".includes(letter) ? letter : "G";
  }).join("");
}
