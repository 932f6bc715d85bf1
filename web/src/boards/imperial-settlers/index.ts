// Imperial Settlers as the table uses it.
import type { Panel } from "../panels";
import { FIGURES } from "./figures";
import Rivals from "./Rivals.svelte";

export { default as Board } from "./Board.svelte";
export { default as Figure } from "./Figure.svelte";

export const panels: Panel[] = [{ key: "goals", component: Rivals }];

export const figures = Object.keys(FIGURES);
