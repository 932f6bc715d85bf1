// While others' moves are told, what somebody here presses comes first: everything stands as it is at once, and the
// press is theirs, if what they pressed is still what they saw. If it has changed under the finger, it is not pressed.
import { flushSync } from "svelte";
import { looks } from "./flights";
import type { Table } from "./tables.svelte";

const PRESSED = "button, a, [data-target], [role=button]";

export function jumping(table: Table): (root: HTMLElement) => () => void {
  return (root) => {
    let swallow = false;
    const press = (event: PointerEvent): void => {
      swallow = false;
      if (!table.telling.now && !table.behind) return;
      const before = (event.target as Element).closest(PRESSED);
      if (before?.closest(".again, .last-turn")) return;
      const seen = before && looks(before);
      const stale = table.behind;
      table.hurry();
      if (!stale) return;
      flushSync();
      const after = document.elementFromPoint(event.clientX, event.clientY)?.closest(PRESSED);
      swallow = (after ? looks(after) : null) !== seen;
    };
    const click = (event: MouseEvent): void => {
      // A click from the keyboard has no place.
      if (!swallow || event.detail === 0) return;
      swallow = false;
      event.stopPropagation();
      event.preventDefault();
    };
    const key = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.key === "a") return;
      if ((event.target as Element).closest?.(".told, input, textarea, select")) return;
      if (table.telling.now || table.behind) {
        table.hurry();
        flushSync();
      }
    };
    root.addEventListener("pointerdown", press, true);
    root.addEventListener("click", click, true);
    addEventListener("keydown", key, true);
    return () => {
      root.removeEventListener("pointerdown", press, true);
      root.removeEventListener("click", click, true);
      removeEventListener("keydown", key, true);
    };
  };
}
