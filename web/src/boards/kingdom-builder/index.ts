// Kingdom Builder as the table uses it.
import type { Panel } from "../panels";
import { FIGURES } from "./figures";
import Goals from "./Goals.svelte";
import Legend from "./Legend.svelte";
import Locations from "./Locations.svelte";
import Mine from "./Mine.svelte";
import Rivals from "./Rivals.svelte";

export { default as Board } from "./Board.svelte";
export { default as Figure } from "./Figure.svelte";

export const moves = ["event-move"];

export const panels: Panel[] = [
  { key: "mine", component: Mine },
  { key: "goals", component: Goals },
  { key: "rivals", component: Rivals },
  { key: "locations", component: Locations },
  { key: "legend", component: Legend },
];

export const figures = Object.keys(FIGURES);
