// What screen readers are told of a wait: once, and only if it lasts.
import { untrack } from "svelte";

const LASTS = 1500;

export class Spoken {
  text = $state("");

  /** `sentence` says who thinks; empty: nobody does, and the next wait is a new one. */
  constructor(sentence: () => string, lasts = LASTS) {
    $effect(() => {
      const said = sentence();
      if (!said) {
        this.text = "";
        return;
      }
      if (untrack(() => this.text)) return;
      const timer = setTimeout(() => (this.text = said), lasts);
      return () => clearTimeout(timer);
    });
  }
}
