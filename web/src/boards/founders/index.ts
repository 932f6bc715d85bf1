// Founders of the Empire as the table uses it.
import type { Panel } from "../panels";
import { FIGURES } from "./figures";
import Mine from "./Mine.svelte";
import Others from "./Others.svelte";

export { default as Board } from "./Board.svelte";
export { default as Figure } from "./Figure.svelte";

export const panels: Panel[] = [
  { key: "mine", component: Mine },
  { key: "goals", component: Others },
];

export const figures = Object.keys(FIGURES);
