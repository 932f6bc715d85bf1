// How a board asks for texts.
import type { BoardProps } from "./contract";

export type Words = Pick<BoardProps, "text" | "name">;

/** An attribute of a thing's message, such as what a card pays or the letter of a terrain. */
export function says({ text }: Words, thing: string, attribute: "brief" | "does" | "mark" | "pays"): string {
  return text({ id: `says-${attribute}`, args: { thing } });
}
