// What I look at: whose empire, and which card more closely. Board and panels share it.

export type Whose = number | "rival";

export const look: {
  /** Whose empire lies in the middle; null: my own. */
  empire: Whose | null;
  /** The card that is shown large with what can be done with it. */
  card: string | null;
  /** The card under the pointer or with the focus, shown large without anything to click. */
  glance: string | null;
  /** Where it lies on the screen. */
  at: DOMRect | null;
} = $state({ empire: null, card: null, glance: null, at: null });

/** A finger cannot hover: it takes a card up to read it, and then chooses. */
export const touching = (): boolean => matchMedia("(hover: none), (max-width: 699px)").matches;

const GLANCE_DELAY = 380;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Look at a card more closely in a moment, if the pointer stays. */
export function glance(card: string, element: Element, delay = GLANCE_DELAY): void {
  clearTimeout(timer);
  timer = setTimeout(() => {
    look.glance = card;
    look.at = element.getBoundingClientRect();
  }, delay);
}

export function away(): void {
  clearTimeout(timer);
  look.glance = null;
}

export function open(card: string, element: Element): void {
  away();
  look.card = card;
  look.at = element.getBoundingClientRect();
}

/** Nothing is held up any more. */
export function shut(): void {
  away();
  look.card = null;
}
