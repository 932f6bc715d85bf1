// What the table and a board tell each other. A board draws and reports; it knows no rule.
// Everything on a board that can be clicked carries its target as `data-target`: choices whose
// target no board shows become buttons beside the prompt, and refusals point at that element.
// index.ts finds the boards: a folder named like the title, whose index.ts gives `Board` and `panels`, what
// stands beside it; its own words are in text.<language>.ftl there.
import type { Choice, Message, Told } from "../wire";

export type { Choice, Message, Told };

export interface BoardProps {
  view: any; // the game's view of the shown seat, as sent by the server
  seat: number | null; // whose view it is; null: a spectator's
  choices: Choice[]; // open choices of that seat
  marked: string | null; // target just clicked, waiting for the server's answer
  lit: string[]; // places (targets) to light: hovered log line or score line
  fresh: Told[]; // events that just arrived, for animation
  names: string[]; // players' names by seat
  text: (message: Message) => string; // a message in the chosen language
  name: (thing: string) => string; // a thing's name in the chosen language
  onpick: (target: string) => void; // clicked or activated by keyboard, legal or not: the table plays it or shows why not
}
