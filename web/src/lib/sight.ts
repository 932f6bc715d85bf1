// What is spoken of comes into sight where a row of cards, or a sheet, is longer than the screen.
import { tick } from "svelte";

/** Once the page has drawn it: the first of these things that is shown, as boards and panels call it. */
export async function bringIntoSight(root: ParentNode, things: string[]): Promise<void> {
  await tick();
  const drawn = [...root.querySelectorAll<HTMLElement>("[data-target], [data-thing]")];
  const named = (thing: string) => drawn.find(({ dataset }) => dataset.target === thing || dataset.thing === thing);
  const found = things.map(named).find((one) => one !== undefined);
  found?.scrollIntoView?.({ block: "nearest", inline: "nearest" });
}
