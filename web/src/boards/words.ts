// How a board asks for texts.
import type { BoardProps } from "./contract";

export type Words = Pick<BoardProps, "text" | "name">;

/** The messages that consist of one attribute of a thing. */
const SAYS = {
  brief: "says-brief",
  does: "says-does",
  mark: "says-mark",
  pays: "says-pays",
};

/** An attribute of a thing's message, such as what a card pays or the letter of a terrain. */
export function says({ text }: Pick<BoardProps, "text">, thing: string, attribute: keyof typeof SAYS): string {
  return text({ id: SAYS[attribute], args: { thing } });
}
