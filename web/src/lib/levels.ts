// The levels that bots play at, weakest first: the same in every game.
import type { LevelInfo } from "../wire";

export const LEVELS = ["novice", "apprentice", "master", "emperor"] as const;
export type Level = (typeof LEVELS)[number];

/** Whether there is a face for it; the server also knows levels that are for tests only. */
export function isLevel(level: string | null | undefined): level is Level {
  return LEVELS.includes(level as Level);
}

/** The weaker of the two: one asks for the one, the table allows the other. */
export function weaker(wanted: Level, allowed: string): string {
  return isLevel(allowed) && LEVELS.indexOf(allowed) < LEVELS.indexOf(wanted) ? allowed : wanted;
}

/** The levels where no game says how strong they are. */
export const UNRATED: readonly LevelInfo[] = LEVELS.map((level) => ({ level, rating: null }));
