// The board in words, for those who hear it: what lies where, from the same marks that explain it to the others.
import { explain, thingsOf } from "./explain";
import type { Texts } from "./text";

export interface Heard {
  text: string;
  /** How many such things there are. */
  count: number;
}

/** More things of one sort than this are counted, not listed. */
const MANY = 12;

/** Everything that lies on a board, each once; what there is plenty of, such as ground, is counted. */
export function inWords(root: Element, texts: Texts, seat: number | null): Heard[] {
  const groups = new Map<string, Element[]>();
  for (const element of root.querySelectorAll("[data-about], [data-target]")) {
    if (element.closest("[hidden]") || element.parentElement?.closest("[data-about], [data-target]")) continue;
    const key = thingsOf(element).join(" ");
    groups.set(key, [...(groups.get(key) ?? []), element]);
  }
  return [...groups].flatMap(([key, elements]) => {
    if (elements.length > MANY) {
      const name = key.split(" ").map((thing) => texts.thing(thing, undefined, seat ?? 0)).join(", ");
      return [{ text: name, count: elements.length }];
    }
    const titles = elements.map((element) => explain(element, texts, seat)?.title ?? "").filter(Boolean);
    return [...new Set(titles)].map((text) => ({ text, count: titles.filter((one) => one === text).length }));
  });
}
