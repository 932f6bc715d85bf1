// Where a thing comes from and where it goes when an event is told, found on the screen: what a board shows as
// `data-target`, or as `data-place` where events call it otherwise than choices. Things on somebody's own paper that share their names with others' lie inside `data-of`.
import type { Told } from "../wire";

/** The most that is marked of one event. */
const MOST = 12;
/** A thing of more parts than these is not worth copying. */
const PARTS = 200;

export interface Spot {
  /** The thing's name, or `seat:N` for a player's row. */
  thing: string;
  box: DOMRect;
  /** Its picture as it was, where it can be taken along. */
  picture: HTMLElement | null;
}

/** The events' things: their places first, then what else they name. */
export function thingsOf(event: Told): { places: string[]; named: string[] } {
  const places = (event.places ?? []).slice(0, MOST);
  const named = Object.values(event.args ?? {}).filter(
    (value): value is string => typeof value === "string" && value.includes(":") && !places.includes(value),
  );
  return { places, named };
}

const inSight = ({ width, height, top, left, bottom, right }: DOMRect): boolean =>
  width > 0 && height > 0 && bottom > 0 && right > 0 && top < innerHeight && left < innerWidth;

/** The element that shows a thing to everybody, or on that seat's own paper. */
export function shownAs(root: ParentNode, thing: string, seat: number): Element | null {
  const name = CSS.escape(thing);
  const all = [...root.querySelectorAll(`[data-target="${name}"], [data-place="${name}"]`)];
  return (
    all.find((one) => {
      const owner = one.closest<HTMLElement>("[data-of]")?.dataset.of;
      return (owner === undefined || Number(owner) === seat) && inSight(one.getBoundingClientRect());
    }) ?? null
  );
}

export const rowOf = (root: ParentNode, seat: number): Element | null =>
  root.querySelector(`.players [data-seat="${seat}"] .crest`);

/** A copy that looks the same wherever it is put. Parts of a drawing are not copied. */
function picture(thing: Element): HTMLElement | null {
  const parts = thing.querySelectorAll("*");
  if (!(thing instanceof HTMLElement) || parts.length > PARTS) return null;
  const copy = thing.cloneNode(true) as HTMLElement;
  const looks = [thing, ...parts];
  [copy, ...copy.querySelectorAll<HTMLElement | SVGElement>("*")].forEach((part, n) => {
    const style = getComputedStyle(looks[n]!);
    for (const name of style) part.style.setProperty(name, style.getPropertyValue(name));
    for (const name of ["id", "data-target", "data-choice", "role", "tabindex", "aria-label"]) part.removeAttribute(name);
  });
  return copy;
}

/** Where the things of these events are now. */
export function spots(root: ParentNode, events: Told[]): Map<string, Spot> {
  const found = new Map<string, Spot>();
  for (const event of events) {
    const { places, named } = thingsOf(event);
    for (const thing of [...places, ...named]) {
      const shown = found.has(thing) ? null : shownAs(root, thing, event.seat);
      if (shown) found.set(thing, { thing, box: shown.getBoundingClientRect(), picture: picture(shown) });
    }
  }
  return found;
}

export interface Flight {
  /** A thing's name, or null: the player's row. */
  from: string | null;
  to: string | null;
}

/** What flies: a thing that has left its place comes from there, all else from the player's row. What is no longer
 * on the table goes to that row. */
export function flight(event: Told, before: (thing: string) => boolean, after: (thing: string) => boolean): Flight | null {
  const { places, named } = thingsOf(event);
  const goal = places.find(after) ?? null;
  const from = [...named, ...places].find((thing) => before(thing) && !after(thing)) ?? null;
  return from === null && goal === null ? null : { from, to: goal };
}

/** Points of a soft arc from one place to another. */
export function arc([x, y]: [number, number], [toX, toY]: [number, number], points = 12): [number, number][] {
  const rise = Math.min(70, Math.hypot(toX - x, toY - y) * 0.22);
  const [midX, midY] = [(x + toX) / 2, Math.min(y, toY) / 2 + Math.max(y, toY) / 2 - 2 * rise];
  return Array.from({ length: points + 1 }, (_, n) => {
    const t = n / points;
    const bend = (a: number, b: number, c: number): number => (1 - t) ** 2 * a + 2 * t * (1 - t) * b + t ** 2 * c;
    return [bend(x, midX, toX), bend(y, midY, toY)];
  });
}

/** What somebody sees of a thing: its words and pictures. Two that look the same are the same to them. */
export function looks(thing: Element): string {
  const copy = thing.cloneNode(true) as Element;
  for (const title of copy.querySelectorAll("title")) title.remove(); // says what may be done, not what is there
  const uses = [...thing.querySelectorAll("use, image, img")].map((one) => one.getAttribute("href") ?? one.getAttribute("src"));
  return [(thing as HTMLElement).dataset?.target ?? "", copy.textContent?.trim(), ...uses].join("|");
}
