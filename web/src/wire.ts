// Made by tools/web_types.py from the server's structs: change those instead.

/** My seat agrees, or not, to the undo that another asks for. */
export interface Answer {
  type: "answer";
  table: string;
  seat: number;
  nth: number;
  agree: boolean;
  ref?: number | null;
}

/** What would a bot do in my seat? */
export interface AskHint {
  type: "hint";
  table: string;
  seat: number;
  nth: number;
  level?: string | null;
  ref?: number | null;
}

/** What was said, line by line. */
export interface Chat {
  type: "chat";
  table: string;
  lines: ChatLine[];
}

/** Something a seat has said. */
export interface ChatLine {
  number: number;
  seat: number;
  text: string;
  at: number;
}

/** A legal action as a client needs it: what to click, what it says, whether it binds. */
export interface Choice {
  id: number;
  verb: string;
  target: string;
  label: Message;
  binds: boolean;
}

/** How a finished game went: everybody's points, and all that happened. */
export interface CourseOfGame {
  sources: string[];
  points: number[][][];
  movers: number[];
  events: Told[];
}

/** What was asked is done and stored; `nth` is what that seat's next row will be. */
export interface Done {
  type: "done";
  ref: number | null;
  table: string;
  nth?: number | null;
}

/** A game on the shelf. */
export interface GameInfo {
  title: string;
  rules: number;
  seats: number[];
  options: Record<string, any>;
  levels: LevelInfo[];
  series: boolean;
}

/** The table is no longer there, or no longer yours to see. */
export interface Gone {
  type: "gone";
  table: string;
}

/** What a bot would do, and why. */
export interface Hint {
  type: "hint";
  ref: number | null;
  table: string;
  seat: number;
  action: number;
  level: string;
  reasons: Reasons | null;
}

/** A level of bots in one game. */
export interface LevelInfo {
  level: string;
  rating: number | null;
}

/** My name; None as long as I have none. */
export interface Me {
  name: string | null;
}

/** A text to be shown: its id in the game's `text.*.ftl` and the arguments it mentions. */
export interface Message {
  id: string;
  args?: Record<string, string | number>;
  about?: Message | null;
}

/** My seat picks this action; `nth` is how many rows my seat has written before. */
export interface Move {
  type: "move";
  table: string;
  seat: number;
  nth: number;
  action: number;
  ref?: number | null;
}

/** A position of a finished game. */
export interface Position {
  position: number;
  positions: number;
  seat: number | null;
  action: string;
  view: Record<string, any>;
  events: Told[];
  over: boolean;
  lines: ScoreLine[][];
}

/** The seats whose people are here, and how many others are watching. */
export interface Presence {
  type: "presence";
  table: string;
  seats: number[];
  watching: number;
}

/** Why something is not granted; `text` is the message in the language that was asked for. */
export interface Problem {
  message: Message;
  text: string;
}

/** Why a verb leaves a target out: the number of the rule and its short text.

    `rule` is empty for the kernel's own reasons (not asked now, not your turn, game over). */
export interface Reason {
  verb: string;
  rule: string;
  message: Message;
}

/** Why a player picks what it picks, in terms that can be said in any language. */
export interface Reasons {
  gains?: Record<string, number>;
  prepares?: Record<string, number>;
  line?: Message[];
  chance_before?: number | null;
  chance?: number | null;
  runner_up?: Message | null;
  ahead?: number;
  playouts?: number;
}

/** What was asked is not granted, and nothing has changed. */
export interface Refusal {
  type: "refused";
  ref: number | null;
  table: string | null;
  message: Message;
  text: string;
  reasons?: Reason[];
}

/** A step that is taken several times in a row: how often it has been, and shall be in all. */
export interface Repeats {
  done: number;
  times: number;
}

/** How a game ended, and the proof that its chance was fixed from the start. */
export interface Result {
  scores: number[];
  winners: number[];
  lines: ScoreLine[][];
  seed: string;
  salt: string;
}

/** To everybody at the table. */
export interface Say {
  type: "say";
  table: string;
  text: string;
  ref?: number | null;
}

/** One source of a seat's points, with the places that earned them.

    A line with a `count` carries no points: it is what decided, or was to decide, a tie. */
export interface ScoreLine {
  source: string;
  points: number;
  places?: string[];
  count?: number | null;
}

/** A place at a table as its readers see it. */
export interface SeatInfo {
  seat: number;
  kind: "bot" | "open" | "person";
  name: string;
  level: string | null;
  mine: boolean;
  colour: number;
}

/** Who shall sit on a seat of a new table. */
export interface SeatWish {
  kind: "bot" | "me" | "open";
  level?: string | null;
  colour?: number | null;
}

/** What one seat sees. Who holds several seats receives one of these for each, and what
    everybody may see, to be shown while none of them has to decide. */
export interface Section {
  seat: number | null;
  nth: number;
  whole: boolean;
  view: Record<string, any>;
  prompt: Message | null;
  choices: Choice[];
  undo: number;
  events: Told[];
  repeats: Repeats | null;
  secret: boolean;
  lines?: Record<string, ScoreLine[]>;
}

/** One game of a series. */
export interface SeriesGame {
  table: string;
  scores: number[] | null;
}

/** Show me this table from now on; I know the first `seen` events and `heard` chat lines. */
export interface Subscribe {
  type: "subscribe";
  table: string;
  seen?: number;
  heard?: number;
  watch?: string | null;
  ref?: number | null;
}

/** A table without its game. */
export interface TableInfo {
  id: string;
  title: string;
  options: Record<string, any>;
  status: "finished" | "open" | "running";
  source: "played" | "uploaded";
  seats: SeatInfo[];
  owner: boolean;
  hints: boolean;
  adviser: string;
  substitute: string;
  listed: boolean;
  created: number;
  changed: number;
  invite: string | null;
  watch: string | null;
  commitment: string | null;
  scores: number[] | null;
  winners: number[] | null;
  game: number;
  series: SeriesGame[];
  totals: number[];
  rematch: string | null;
  actors: number[];
  stopped: Message | null;
}

/** Who sits at the table and how it is set up. */
export interface TableMessage {
  type: "table";
  table: TableInfo;
}

/** A new table. */
export interface TableWish {
  title: string;
  seats: SeatWish[];
  options?: Record<string, any>;
  hints?: boolean;
  adviser?: string;
  substitute?: string;
  listed?: boolean;
  series?: boolean;
}

/** The seats that are thought for right now; sent when that changes. */
export interface Thinking {
  type: "thinking";
  table: string;
  seats: number[];
  hints: number[];
}

/** What a bot thought when it made the move that led to a position of a finished game. */
export interface ThoughtTold {
  position: number;
  seat: number;
  level: string;
  reasons: Reasons | null;
}

/** An event of the game or of the table (`table-*`), as the reader may know it. */
export interface Told {
  number: number;
  row: number;
  id: string;
  seat: number;
  args?: Record<string, string | number>;
  places?: string[];
  undone?: number[];
}

/** A token that makes another device me: once, and for so many seconds. */
export interface Transfer {
  token: string;
  seconds: number;
}

/** My seat takes back its last moves, or asks the others for it where it must. */
export interface Undo {
  type: "undo";
  table: string;
  seat: number;
  nth: number;
  back?: number;
  ref?: number | null;
}

/** A seat asks to take back so many of its moves; these seats have not answered. */
export interface UndoWish {
  seat: number;
  back: number;
  waiting: number[];
}

/** No more of this table. */
export interface Unsubscribe {
  type: "unsubscribe";
  table: string;
  ref?: number | null;
}

/** The table as it stands; `seen` is how many events there have been. */
export interface Update {
  type: "update";
  table: string;
  seen: number;
  sections: Section[];
  request: UndoWish | null;
  result: Result | null;
}

/** A record that agrees with today's rules, and now stands among my tables. */
export interface Uploaded {
  table: TableInfo;
  moves: number;
  notes: Message[];
}

/** The connection stands. */
export interface Welcome {
  type: "welcome";
  name: string;
  version: string;
}

/** Why can my seat not pick this thing? */
export interface Why {
  type: "why";
  table: string;
  seat: number;
  target: string;
  ref?: number | null;
}

/** Why a thing cannot be picked; nothing if it can. */
export interface WhyNot {
  type: "reasons";
  ref: number | null;
  table: string;
  seat: number;
  target: string;
  reasons: Reason[];
}

export type FromClient = Subscribe | Unsubscribe | Move | Undo | Answer | AskHint | Why | Say;

export type FromServer = Welcome | TableMessage | Update | Presence | Thinking | Chat | Done | Refusal | Hint | WhyNot | Gone;
