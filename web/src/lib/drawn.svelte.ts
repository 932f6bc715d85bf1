// What a board has drawn to click on. A choice that no board shows, as its thing or as itself, becomes a button.
// Boards draw when they are ready; one that draws nothing to click at all is not waited for.
import { untrack } from "svelte";
import type { Choice } from "../wire";

const PATIENCE = 3000;

export class Drawn {
  private found: Set<string | undefined> = $state.raw(new Set());
  private patient = $state(true);

  constructor(area: () => HTMLElement | undefined) {
    $effect(() => {
      const root = area();
      if (!root) return;
      const look = () => {
        const things = [...root.querySelectorAll<HTMLElement>("[data-target], [data-choice]")];
        const found = new Set(things.flatMap(({ dataset }) => [dataset.target, dataset.choice]));
        if (found.size !== this.found.size || [...found].some((one) => !this.found.has(one))) this.found = found;
      };
      // At once, before anything is painted: new things must not be buttons for a moment.
      const observer = new MutationObserver(look);
      observer.observe(root, { childList: true, subtree: true, attributeFilter: ["data-target", "data-choice"] });
      untrack(look);
      const timer = setTimeout(() => (this.patient = false), PATIENCE);
      return () => {
        observer.disconnect();
        clearTimeout(timer);
      };
    });
  }

  /** The choices that lie nowhere on the board. */
  without(choices: Choice[]): Choice[] {
    return choices.filter((choice) => {
      if (this.found.has(String(choice.id))) return false;
      return !choice.target || (!this.found.has(choice.target) && (this.found.size > 0 || !this.patient));
    });
  }
}
