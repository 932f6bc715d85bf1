// Imperial Settlers as the table uses it.
import type { Panel } from "../panels";
import Rivals from "./Rivals.svelte";

export { default as Board } from "./Board.svelte";

export const panels: Panel[] = [{ key: "goals", component: Rivals }];
