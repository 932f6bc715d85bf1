// What something on a board is, in words. Boards mark what they draw: `data-target` is what a click means,
// `data-about` the things that lie there (`tile:tavern seat:2`, the first one most), `data-here` the place in
// words where names alone would not do. A drawing of the sprite that nothing else explains is `icon:<drawing>`.
import type { Choice } from "../wire";
import type { Texts } from "./text";

export interface Sign {
  icon: string;
  /** The drawing, as the sprite calls it. */
  drawing: string;
  name: string;
  about: string;
}

export interface Explained {
  title: string;
  /** What it is and does, a paragraph a thing. */
  lines: string[];
  /** The rule that tells more; empty: none. */
  rule: string;
  /** The drawings on it. */
  signs: Sign[];
}

export const MARKED = "[data-about], [data-target], [data-here]";
const PICTURE = "svg.ic, svg.crest, use";

/** The nearest thing that something can be said about. */
export function asked(from: Element | null): Element | null {
  return from?.closest(MARKED) ?? from?.closest(PICTURE) ?? null;
}

/** The drawing of a piece of the sprite: those of one sort in several colours share their meaning. */
export function drawingOf(use: Element): string {
  const id = (use.getAttribute("href") ?? "").replace(/^#/, "");
  return id.startsWith("scene-") ? "scene" : id.replace(/-\d+$/, "");
}

/** What a button for a choice tells about: what is done, and with what. */
export const aboutChoice = ({ verb, target }: Choice): string => `verb:${verb} ${target}`.trim();

export function thingsOf(element: Element): string[] {
  const { about, target } = (element as HTMLElement | SVGElement).dataset;
  if (about !== undefined) return about.split(" ").filter(Boolean);
  if (target) return [target];
  const use = element.matches("use") ? element : element.querySelector("use");
  return use && !element.matches("[data-here]") ? [`icon:${drawingOf(use)}`] : [];
}

/** The drawings on an element, each sort once, as far as somebody tells about them. */
export function signsOn(element: Element, texts: Texts, seat: number | null): Sign[] {
  const drawn = new Map([...element.querySelectorAll("use")].map((use) => [drawingOf(use), use.getAttribute("href")!.slice(1)]));
  return [...drawn]
    .map(([icon, drawing]) => ({ icon, drawing, name: texts.thing(`icon:${icon}`), about: texts.about(`icon:${icon}`, seat) }))
    .filter((sign) => sign.about && sign.icon !== "scene");
}

export function explain(element: Element, texts: Texts, seat: number | null): Explained | null {
  const { here, target, about } = (element as HTMLElement | SVGElement).dataset;
  const things = thingsOf(element);
  const named = about !== undefined && target ? [target, ...things.filter((thing) => thing !== target)] : things;
  const title = here || [...new Set(named.map((thing) => texts.thing(thing, undefined, seat ?? 0)))].join(" · ");
  const lines = [...new Set(things.map((thing) => texts.about(thing, seat)).filter(Boolean))];
  const rule = things.map((thing) => texts.ruleAbout(thing)).find(Boolean) ?? "";
  // A button's own drawing repeats its words.
  const drawn = element.matches(".btn") ? [] : signsOn(element, texts, seat);
  const signs = drawn.filter((sign) => !things.includes(`icon:${sign.icon}`));
  return title || lines.length ? { title, lines, rule, signs } : null;
}
