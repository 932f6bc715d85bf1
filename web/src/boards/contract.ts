// What the table and a board tell each other. A board draws and reports; it knows no rule.
// Everything on a board that can be clicked carries its target as `data-target`: choices whose
// target no board shows become buttons beside the prompt, and refusals point at that element.
// Where events call a place otherwise, it carries that name as `data-place`; what lies on the paper of one player
// under names that others have too stands inside `data-of`, the number of that seat.
// What is drawn says what it is: `data-about` names the things that lie there, `data-here` says the place in words
// where their names would not do (lib/explain.ts); `data-closer`: it shows itself larger.
// index.ts finds the boards: a folder named like the title, whose index.ts gives `Board` and `panels`, what
// stands beside it; its own words are in text.<language>.ftl there.
import type { Choice, Message, ScoreLine, Told } from "../wire";

export type { Choice, Message, ScoreLine, Told };

export interface BoardProps {
  view: any; // the game's view of the shown seat, as sent by the server
  seat: number | null; // whose view it is; null: a spectator's
  choices: Choice[]; // open choices of that seat
  marked: string | null; // target just clicked, waiting for the server's answer
  lit: string[]; // places (targets) to light: hovered log line or score line
  litOf?: number; // whose places they are, for boards on which those of several players share names
  worth?: number; // what each lit place has earned, where a score line is lit and says so
  fresh: Told[]; // events that just arrived, for animation
  news?: Told[]; // the same events, also for those who want nothing to move
  told?: Told | null; // the step of others that is just being told: where it can be seen, show it
  names: string[]; // players' names by seat
  text: (message: Message) => string; // a message in the chosen language
  name: (thing: string) => string; // a thing's name in the chosen language
  call?: (value: string, field: string) => string; // what a word of the view is called, by its field
  // Clicked or activated by keyboard, legal or not: the table plays it or shows why not. `unsure`: by a finger
  // among things too small for it (a lens, the nearest of several); the table asks for a second word first.
  onpick: (target: string, unsure?: boolean) => void;
  onchoose?: (choice: Choice) => void; // exactly this choice, where one thing stands for several
  scores?: ScoreLine[][]; // where every seat's points come from now, as far as the table knows
}

/** What a picture in the rules is given: a piece of board drawn by the title's own hand. */
export interface FigureProps {
  rule: string; // the number of the rule that it stands beside
  text: (message: Message) => string;
  name: (thing: string) => string;
}
