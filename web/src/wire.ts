// Made by tools/web_types.py from the server's structs: change those instead.

/** What a game was made of for one player, in chances of winning (alone: in points).

    `start + luck + own + others + remainder` is the result. */
export interface Account {
  seat: number;
  start: number;
  result: number;
  luck: number;
  own: number;
  others: number;
  remainder: number;
  accuracy: number | null;
  costliest: number[];
  marks: Record<string, number>;
}

/** What speaks for a move, against the next best thing. */
export interface Advice {
  instead?: Message | null;
  after?: Message | null;
  gains?: Record<string, number>;
  prepares?: Record<string, number>;
  sealed?: boolean;
}

/** What a game was about. */
export interface Analysis {
  title: string;
  players: string[];
  seats: number;
  finished: boolean;
  unit: string;
  effort: Effort;
  decisions: Judged[];
  draws: Drawn[];
  turnings: Turning[];
  course: number[][];
  accounts: Account[];
  format?: number;
}

/** How far the analysis of a game is. */
export interface AnalysisState {
  kept: "deep" | "quick" | null;
  running: "deep" | "quick" | null;
  done: number;
  of: number;
  mine: boolean;
  problem: string;
  doubtful: number[];
  marks: Record<string, number>;
}

/** My seat agrees, or not, to the undo that another asks for. */
export interface AnswerUndo {
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

/** A move that is tried: of a seat, or of CHANCE (-1). */
export interface Attempt {
  seat: number;
  action: string;
}

/** A choice that there was. */
export interface Better {
  actions: string[];
  line: Message[];
  chance: number;
}

/** My language, what of, and when I want my peace: minutes of the day in my time zone. */
export interface CallWishes {
  language: "en" | "ru";
  zone: string;
  quiet_from?: number | null;
  quiet_until?: number | null;
  company?: boolean;
}

/** How I am called. */
export interface CallsInfo {
  channels: ChannelInfo[];
  push_key: string;
  mail: boolean;
  zone: string;
  quiet_from: number | null;
  quiet_until: number | null;
  company: boolean;
}

/** One way to reach me. */
export interface ChannelInfo {
  id: string;
  kind: "mail" | "push" | "webhook";
  address: string;
  active: boolean;
  confirmed: boolean;
  failing: boolean;
  device: string;
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

/** How much time people have. Every turn has time of its own; beyond that the bank is drawn on.

    An evening: a bank and an increment. A week: hours or days a turn, and a bank as a reserve. */
export interface ClockRule {
  turn?: number;
  bank?: number;
  increment?: number;
  then?: "bot" | "loss";
}

/** The clock of a table as it stands. */
export interface ClockTold {
  seats: SeatTime[];
  paused: boolean;
  pausing: number[];
}

/** Somebody one has played with; told by where they sat, not by who they are. */
export interface Companion {
  name: string;
  table: string;
  seat: number;
  at: number;
}

/** How a finished game went: everybody's points, and all that happened. */
export interface CourseOfGame {
  sources: string[];
  points: number[][][];
  movers: number[];
  events: Told[];
}

/** A rating after a game. */
export interface CoursePoint {
  table: string;
  at: number;
  rating: number;
  place: number;
  seats: number;
}

/** One of them. */
export interface DeviceInfo {
  id: string;
  name: string;
  created: number;
  seen: number;
  mine: boolean;
}

/** What was asked is done and stored; `nth` is what that seat's next row will be. */
export interface Done {
  type: "done";
  ref: number | null;
  table: string;
  nth?: number | null;
}

/** Something that CHANCE picked. */
export interface Drawn {
  number: number;
  action: string;
  change: number[];
}

/** How much is tried for every decision. */
export interface Effort {
  worlds: number;
  lines: number;
  width?: number | null;
  horizon?: number | null;
}

/** A game on the shelf. */
export interface GameInfo {
  title: string;
  name: Record<string, string>;
  tagline: Record<string, string>;
  minutes: number | null;
  rules: number;
  seats: number[];
  options: Record<string, any>;
  first_game: Record<string, any>;
  levels: LevelInfo[];
  series: boolean;
  lessons: LessonInfo[];
}

/** The table is no longer there, or no longer yours to see. */
export interface Gone {
  type: "gone";
  table: string;
}

/** A token by which somebody else takes my seat: once, and for so many seconds. */
export interface HandoverLink {
  token: string;
  seconds: number;
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
  advice?: Advice | null;
}

/** Somebody who shall not invite me. */
export interface Ignored {
  id: string;
  name: string;
  at: number;
}

/** Somebody would like me at a table. */
export interface InvitationTold {
  table: TableInfo;
  invite: string;
  host: string;
  at: number;
}

/** A decision of a seat, in its own eyes. */
export interface Judged {
  number: number;
  turn: number;
  seat: number;
  action: string;
  label: Message;
  best: number[];
  after: number[];
  loss: number;
  change: number[];
  mark: string | null;
  choices?: Better[];
  gains?: Record<string, number>;
  prepares?: Record<string, number>;
}

/** A puzzle whose solution I know. */
export interface KnownPuzzle {
  title: string;
  key: string;
  solved: boolean;
}

/** Somebody in a leaders' table, or a bot, which is measured otherwise and has no place. */
export interface LeaderRow {
  place: number | null;
  name: string;
  level: string | null;
  rating: number;
  sure: number;
  games: number | null;
  mine: boolean;
}

/** A page of a leaders' table. */
export interface LeadersPage {
  title: string;
  enough: number;
  rows: LeaderRow[];
  more: boolean;
}

/** What the learner may do at a note, when some of its moves have been made. */
export interface LessonAsk {
  prompt: Message | null;
  repeats: Repeats | null;
  choices: Choice[];
  wanted: Record<string, number>;
  accepted: number[];
  frame: LessonFrame | null;
}

/** A position in the learner's eyes, as what changed since the one before. */
export interface LessonFrame {
  view: Record<string, any>;
  lines: Record<string, ScoreLine[]>;
  seat: number;
  events: Told[];
}

/** A lesson on the shelf. */
export interface LessonInfo {
  key: string;
  name: Record<string, string>;
  aim: Record<string, string>;
  minutes: number;
}

/** What is told at a position, and what the learner is to do there. */
export interface LessonNote {
  chapter: number;
  at: number;
  text: Record<string, string>;
  points: string[];
  ask: number;
  not_yet: Record<string, string> | null;
}

/** A lesson, whole. */
export interface LessonTold {
  info: LessonInfo;
  title: string;
  seat: number;
  seats: number;
  options: Record<string, any>;
  chapters: Record<string, string>[];
  notes: LessonNote[];
  frames: LessonFrame[];
  asks: Record<string, LessonAsk>;
}

/** Whether a bot plays for that seat now; otherwise the others are asked too. */
export interface LetPlay {
  plays: boolean;
}

/** A level of bots in one game. */
export interface LevelInfo {
  level: string;
  rating: number | null;
}

/** The page that shows this table is looked at, or is not: then its people are called. */
export interface Look {
  type: "look";
  table: string;
  hidden: boolean;
  ref?: number | null;
}

/** My seat picks this action; `nth` is how many rows my seat has written before. */
export interface MakeMove {
  type: "move";
  table: string;
  seat: number;
  nth: number;
  action: number;
  ref?: number | null;
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

/** What I have solved. */
export interface MyPuzzles {
  solved: number;
  current: number;
  best: number;
  known: KnownPuzzle[];
}

/** My rating at a title. */
export interface MyRating {
  title: string;
  rating: number;
  sure: number;
  games: number;
  course: CoursePoint[];
}

/** My ratings, and whether I stand in the leaders' tables. */
export interface MyRatings {
  hidden: boolean;
  ratings: MyRating[];
}

/** A table that anybody may join. */
export interface OpenTable {
  table: TableInfo;
  ratings: (number | null)[];
}

/** Something that a draw may bring. */
export interface Outcome {
  action: string;
  target: string;
  weight: number;
}

/** How it stands with my wish. */
export interface Pair {
  title: string;
  seats: number;
  rated: boolean;
  level: string | null;
  since: number;
  until: number | null;
  people: number;
  table: string | null;
}

/** What I would play. */
export interface PairingWish {
  title: string;
  seats: number;
  rated?: boolean;
  level?: string | null;
  wait?: number;
}

/** One of mine. */
export interface PasskeyInfo {
  id: string;
  name: string;
  host: string;
  created: number;
  used: number | null;
}

/** Mine, and whether there can be any here. */
export interface PasskeysInfo {
  passkeys: PasskeyInfo[];
  missing: Message | null;
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

/** What I have chosen, on whichever device; None: nothing yet. */
export interface Preferences {
  language?: "en" | "ru" | null;
  theme?: "dark" | "light" | "system" | null;
  speed?: "fast" | "normal" | "off" | "slow" | null;
  auto?: boolean | null;
  confirm?: boolean | null;
  letters?: boolean | null;
  sound?: boolean | null;
  vibration?: boolean | null;
  opponent?: "apprentice" | "emperor" | "master" | "novice" | null;
  adviser?: "apprentice" | "emperor" | "master" | "novice" | null;
  muted?: string[] | null;
}

/** The seats whose people have the table before their eyes, and how many others are watching. */
export interface Presence {
  type: "presence";
  table: string;
  seats: number[];
  watching: number;
  seen?: Record<string, number>;
}

/** Why something is not granted; `text` is the message in the language that was asked for. */
export interface Problem {
  message: Message;
  text: string;
}

/** What a hint tells; each step tells more. */
export interface PuzzleHint {
  theme: string;
  clicks: number;
  next?: string | null;
  line?: Message[];
  value?: number | null;
  other?: number | null;
  gains?: Record<string, number>;
  prepares?: Record<string, number>;
  playouts?: number;
}

/** A puzzle in the list. */
export interface PuzzleInfo {
  title: string;
  key: string;
  difficulty: "easy" | "hard" | "medium";
  stage: "early" | "late" | "middle";
  theme: string;
  clicks: number;
}

/** All puzzles, and the one of the day. */
export interface PuzzleShelf {
  day: PuzzleInfo | null;
  puzzles: PuzzleInfo[];
}

/** The position after some clicks of the solver. */
export interface PuzzleStep {
  info: PuzzleInfo;
  seat: number;
  seats: number;
  options: Record<string, any>;
  view: Record<string, any>;
  lines: ScoreLine[][];
  prompt: Message | null;
  repeats: Repeats | null;
  choices: Choice[];
  events: Told[];
  ended: boolean;
  solved: boolean;
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

/** What spoke for a move that a bot made, against the next best thing. */
export interface Recalled {
  type: "Recalled";
  advice: Advice | null;
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
  rank: string | null;
  lines: ScoreLine[][];
  seed: string;
  salt: string;
  forfeits: number[];
}

/** All of it. */
export interface Results {
  games: number;
  wins: number;
  streak: number;
  best_streak: number;
  tallies: Tally[];
  titles: SoloTitle[];
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
  stand_in: string | null;
  forfeit: boolean;
  awaited: boolean;
  person: string | null;
}

/** What a rated game did to the rating of who sat there. */
export interface SeatRating {
  seat: number;
  place: number;
  before: number;
  after: number;
  games: number;
}

/** A seat's time as readers see it. */
export interface SeatTime {
  seat: number;
  turn: number;
  bank: number;
  running: boolean;
}

/** Who shall sit on a seat of a new table. */
export interface SeatWish {
  kind: "bot" | "me" | "open";
  level?: string | null;
  colour?: number | null;
  name?: string | null;
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

/** A title that was earned by playing alone. */
export interface SoloTitle {
  title: string;
  rank: string;
  games: number;
  best: number;
  last: number;
}

/** Show me this table from now on; I know the first `seen` events and `heard` chat lines. */
export interface Subscribe {
  type: "subscribe";
  table: string;
  seen?: number;
  heard?: number;
  watch?: string | null;
  steps?: boolean;
  hidden?: boolean;
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
  clock: ClockRule | null;
  patience: number | null;
  rated: boolean;
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
  champions: number[];
  origin: string | null;
  rematch: string | null;
  rematch_by: number | null;
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
  rated?: boolean;
  series?: boolean;
  clock?: ClockRule | null;
  patience?: number | null;
}

/** Finished games of one title, with so many seats, against the same kind of opponents. */
export interface Tally {
  title: string;
  seats: number;
  against: string;
  games: number;
  wins: number;
  mean: number;
  best: number;
  last: number[];
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

/** A position that was reached by trying. */
export interface Tried {
  type: "Tried";
  position: number;
  made: number;
  refused?: Reason[];
  eyes: number | null;
  view: Record<string, any>;
  actors: number[];
  prompt: Message | null;
  choices: Choice[];
  outcomes: Outcome[];
  events: Told[];
  over: boolean;
  lines: ScoreLine[][];
  chances: number[];
}

/** A moment that changed much. */
export interface Turning {
  number: number;
  seat: number | null;
  change: number[];
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
  clock: ClockTold | null;
}

/** A record that agrees with today's rules, and now stands among my tables. */
export interface Uploaded {
  table: TableInfo;
  moves: number;
  notes: Message[];
}

/** A try beside the solution, in the eyes of the seat that decides. */
export interface Verdict {
  value: number;
  solution: number;
  as_good: boolean;
  gains: Record<string, number>;
  prepares: Record<string, number>;
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

export type FromClient = Subscribe | Unsubscribe | Look | MakeMove | Undo | AnswerUndo | AskHint | Why | Say;

export type FromServer = Welcome | TableMessage | Update | Presence | Thinking | Chat | Done | Refusal | Hint | WhyNot | Gone;
