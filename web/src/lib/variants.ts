// What is played otherwise than the box says, at one table.
import type { TableInfo } from "../wire";
import { fields, inWords } from "./options";
import { shelf } from "./shelf.svelte";
import { learnt, t, textsOf } from "./words.svelte";

/** In words; nothing before the game's texts are there. */
export function variants(table: TableInfo): string[] {
  const game = shelf.find(table.title);
  if (!game || !learnt(table.title)) return [];
  return inWords(fields(game.options), table.options, textsOf(table.title, []), (value) => t(value ? "yes" : "no"));
}
