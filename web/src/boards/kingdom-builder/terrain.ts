// What the letters of the map stand for, and how each kind of ground is coloured.

export interface Ground {
  /** The thing whose name the texts know. */
  thing: string;
  fill: string;
  texture: string;
}

const ground = (key: string, colour = key): Ground => ({
  thing: `terrain:${key}`,
  fill: `var(--${colour})`,
  texture: `var(--${colour}-t)`,
});

export const CASTLE = "K";
export const LOCATION = "X";

export const GROUNDS: Record<string, Ground> = {
  G: ground("plains"),
  F: ground("forest"),
  C: ground("canyon"),
  D: ground("desert"),
  L: ground("flowers", "flower"),
  W: ground("water"),
  M: ground("mountain"),
};

/** The letter of a terrain by its key, for the cards. */
export function letterOf(key: string): string | null {
  const found = Object.entries(GROUNDS).find(([, { thing }]) => thing === `terrain:${key}`);
  return found ? found[0] : null;
}

/** The colour of any letter; one that nobody knows gets plain paper. */
export function fillOf(letter: string): string {
  if (letter === CASTLE) return "var(--castle)";
  if (letter === LOCATION) return "var(--place)";
  return GROUNDS[letter]?.fill ?? "var(--sunken)";
}
