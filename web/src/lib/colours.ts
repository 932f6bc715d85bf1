// Which colour a seat is drawn in: the one its player has asked for. Colour, crest, roof and hatch go together and
// have one number, from 1, in tokens.css (`p1`) and icons.svg (`crest-1`).
import { getContext, setContext } from "svelte";

export const COLOURS = 5;
const KEY = Symbol("colours of the seats");

/** Everything inside this component draws its seats in these colours. */
export function setColours(of: () => readonly number[]): void {
  setContext(KEY, of);
}

/** The number that a seat's things are drawn by here; without a table, that of its place. */
export function paints(): (seat: number) => number {
  const of = getContext<(() => readonly number[]) | undefined>(KEY);
  return (seat) => ((of?.()[seat] ?? seat) % COLOURS) + 1;
}
