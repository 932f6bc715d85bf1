// The labels along the board's edges speak the language of the hexes' names: whatever the texts
// make of `cell:3-14`, the edge shows its two halves.
import { SIDE, targetOf } from "./grid";

export interface Axes {
  rows: string[];
  columns: string[];
}

const CHESS = /^(\p{L}+)\s*(\d+)$/u;

export function axes(name: (thing: string) => string): Axes {
  const line = Array.from({ length: SIDE }, (_, n) => n);
  return {
    rows: line.map((row) => halves(name(targetOf(row * SIDE)))?.row ?? String(row + 1)),
    columns: line.map((column) => halves(name(targetOf(column)))?.column ?? String.fromCharCode(65 + column)),
  };
}

function halves(cell: string): { row: string; column: string } | null {
  const chess = CHESS.exec(cell);
  if (chess) return { row: chess[2] as string, column: chess[1] as string };
  return null;
}
