// Eight-Minute Empire as the table uses it.
import type { Panel } from "../panels";
import { FIGURES } from "./figures";
import Mine from "./Mine.svelte";
import Standings from "./Standings.svelte";

export { default as Board } from "./Board.svelte";
export { default as Figure } from "./Figure.svelte";

export const moves = ["event-march"];

export const panels: Panel[] = [
  { key: "mine", component: Mine },
  { key: "goals", component: Standings },
];

export const figures = Object.keys(FIGURES);
