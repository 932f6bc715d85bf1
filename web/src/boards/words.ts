// How a board asks for texts.
import type { BoardProps } from "./contract";

export type Words = Pick<BoardProps, "text" | "name">;

/** What each place of a score line has earned; undefined where they did not earn the same. */
export function each(line: { points: number; places?: string[] } | undefined): number | undefined {
  const count = line?.places?.length ?? 0;
  return line && count > 0 && line.points > 0 && line.points % count === 0 ? line.points / count : undefined;
}

/** The messages that consist of one attribute of a thing. */
const SAYS = {
  brief: "says-brief",
  does: "says-does",
  mark: "says-mark",
  pays: "says-pays",
  short: "says-short",
};

/** An attribute of a thing's message, such as what a card pays or the letter of a terrain. */
export function says({ text }: Pick<BoardProps, "text">, thing: string, attribute: keyof typeof SAYS): string {
  return text({ id: SAYS[attribute], args: { thing } });
}
