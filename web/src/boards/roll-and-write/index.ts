// Roll & Write as the table uses it.
import type { Panel } from "../panels";
import Favours from "./Favours.svelte";
import { FIGURES } from "./figures";
import Rivals from "./Rivals.svelte";

export { default as Board } from "./Board.svelte";
export { default as Figure } from "./Figure.svelte";

export const panels: Panel[] = [
  { key: "mine", component: Favours },
  { key: "rivals", component: Rivals },
];

export const figures = Object.keys(FIGURES);
