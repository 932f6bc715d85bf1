// The view of Roll & Write as it comes over the wire (RollView of the engine).
import type { Choice, Message } from "../contract";

export interface Box {
  target: string;
  cost: string;
}

export interface Track {
  key: string;
  sections: Box[][];
  points: number[];
}

export interface Field {
  key: string;
  bridge: number[];
  circles: { target: string; holds: string }[];
}

export interface Building {
  key: string;
  boxes: Box[];
  number: number;
  grows: boolean;
  star: boolean;
  blueprint: string[];
  ignored: boolean;
}

export interface Player {
  crossed: number[];
  full: number[];
  built: string[];
  complete: number[];
  active: number[];
  numbers: number[];
  does: Message[];
  structures: { slot: number; sections: string[] }[];
  fields: number[];
  harvested: string[];
  pool: number[];
  actions: number;
  dice: string[];
  workers: number;
  favour: string | null;
  favour_used: boolean;
  uses: number[];
  points: number;
}

export interface Preview {
  actions: number;
  pool: number[];
  points: number;
  fields: string[];
  complete: string[];
  asks: boolean;
}

export interface Step {
  type: string;
  seat?: number;
  slot?: number;
  lanes?: Step[][];
}

export interface RollView {
  seat: number | null;
  seats: number;
  over: boolean;
  actors: number[];
  agenda: Step[];
  setup: {
    rounds: number;
    sheets: string[];
    settlements: Building[][];
    tracks: Track[];
    fields: Field[];
    favours: string[];
  };
  round: number;
  start: number;
  dice: string[];
  workers: number;
  players: Player[];
  previews: Record<string, Preview>;
  rank: string | null;
}

export const RESOURCES = ["stone", "wood", "food", "gold"];
const ICONS: Record<string, string> = { S: "stone", W: "wood", F: "food" };

/** The icons in a box or circle. */
export const iconsOf = (letters: string): string[] => [...letters].map((letter) => ICONS[letter] ?? "gold");

/** What is on top for that seat, also where several decide at once. */
export function stepOf(view: RollView, seat: number | null): Step | null {
  const top = view.agenda.at(-1);
  if (!top || seat === null) return null;
  return top.lanes ? (top.lanes[seat]?.[0] ?? null) : top;
}

/** Open choices by what is clicked. */
export const byTarget = (choices: Choice[]): Map<string, Choice> =>
  new Map(choices.map((choice) => [choice.target, choice]));

/** A number for a name, always the same: so that no two pencil marks are alike, but each stays. */
export function seed(name: string): number {
  let found = 7;
  for (const letter of name) found = (found * 31 + letter.charCodeAt(0)) % 9973;
  return found;
}

const WORDS: [RegExp, string][] = [
  [/reroll|set_die/, "reroll"],
  [/structure/, "blueprint"],
  [/harvest|circles|field/, "harvest"],
  [/walls/, "walls"],
  [/houses/, "houses"],
  [/barns/, "barns"],
  [/bridge/, "bridges"],
  [/^does-convert-.*points/, "export"],
  [/^does-convert/, "merchants"],
  [/favour/, "gift"],
  [/store/, "barn"],
  [/village|blank|building/, "build"],
  [/imperial|column|lowest|triple/, "castle"],
  [/action/, "worker"],
  [/food/, "food"],
  [/wood/, "wood"],
  [/stone/, "stone"],
  [/gold/, "gold"],
  [/missing/, "joker"],
];

/** A drawing for a building, by what it does. */
export function iconFor(does: Message | undefined): string {
  const said = does ? words(does) : "";
  return WORDS.find(([pattern]) => pattern.test(said))?.[1] ?? "vp";
}

/** All ids and words of a sentence: what it is about is inside it. */
const words = (message: Message): string =>
  [message.id, ...Object.values(message.args ?? {}), message.about ? words(message.about) : ""].join("-");

export const favourIcon = (key: string): string => (key === "coin" ? "lucky-coin" : key);
