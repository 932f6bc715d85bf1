// What the others do, told step by step: one event after another, each for a while, with the view as it was then
// where that is still known. It knows no rule: a step is an event, and what belongs together is one row.
import type { ScoreLine, Told } from "../wire";
import { settings, type Speed } from "./settings.svelte";

/** How long a step stays before the next one is shown (ms). */
export const PACE: Record<Speed, number> = { slow: 1600, normal: 900, fast: 400, off: 0 };
/** What follows from a step by itself stays for this part of it. */
const FOLLOWING = 0.45;
/** How long the view before the first step is shown when a turn is told again. */
const BEFORE = 450;

/** What a seat (null: everybody) saw at a moment. */
export interface Glance {
  view: Record<string, any>;
  lines: Record<string, ScoreLine[]>;
}
export type Glances = ReadonlyMap<number | null, Glance>;

export interface Step {
  event: Told;
  /** How it looked right after it; null: as it stands now. */
  then: Glances | null;
}
export type Heading = "again" | "away" | null;

/** The rows of a history by number, each with its events in order. */
export function rowsOf(events: Told[]): Told[][] {
  const rows = new Map<number, Told[]>();
  for (const event of events) {
    const row = rows.get(event.row);
    if (row) row.push(event);
    else rows.set(event.row, [event]);
  }
  return [...rows.values()];
}

/** Who made the move of a row: whom its first event is of; null: nobody at the table. */
export function moverOf(row: Told[]): number | null {
  return row.find((event) => event.seat >= 0)?.seat ?? null;
}

/** What others did among these events, with all that followed from it. */
export function othersOf(events: Told[], mine: (seat: number) => boolean): Told[] {
  return rowsOf(events)
    .filter((row) => row[0]!.row >= 0)
    .filter((row) => {
      const mover = moverOf(row);
      return mover !== null && !mine(mover);
    })
    .flat();
}

/** The last turn of a seat: what it did since somebody here last moved; with nobody here, since anybody else did. */
export function lastTurn(events: Told[], seat: number, mine: (seat: number) => boolean): Told[] {
  const undone = new Set(events.flatMap((event) => event.undone ?? []));
  const rows = rowsOf(events).filter((row) => row[0]!.row >= 0 && !undone.has(row[0]!.row));
  const watched = !rows.some((row) => mine(moverOf(row) ?? -1));
  const found: Told[][] = [];
  for (const row of rows.reverse()) {
    const mover = moverOf(row);
    if (mover === seat) {
      if (!row[0]!.id.startsWith("table-")) found.push(row);
    } else if (found.length && mover !== null && (watched || mine(mover))) break;
  }
  return found.reverse().flat();
}

export class Telling {
  /** The step that is told; it stays until the next one, or until somebody here has to decide. */
  now: Told | null = $state.raw(null);
  heading: Heading = $state(null);
  place = $state(0);
  of = $state(0);
  /** How everything looked then; null: as it stands. */
  then: Glances | null = $state.raw(null);
  /** The steps of this turn told so far, the last one included. */
  trail: Told[] = $state.raw([]);
  /** Called before a step is shown, with the events of it: where are their things now? */
  watch: ((events: Told[]) => void) | null = null;
  /** Of events that are told in one sentence, the first: they are one step. */
  heads: (events: Told[]) => Told[] = (events) => events;
  private steps: Step[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private done: () => void = () => {};

  /** Whether steps are still to come, or the last one has not stood long enough. */
  get busy(): boolean {
    return this.timer !== undefined;
  }

  /** Tell these steps; afterwards say so. */
  tell(steps: Step[], done: () => void, heading: Heading = null, before: Glances | null = null): void {
    this.stop();
    this.steps = steps;
    this.done = done;
    this.heading = heading;
    this.of = steps.length;
    if (before) {
      this.then = before;
      this.timer = setTimeout(() => this.show(0), BEFORE);
    } else this.show(0);
  }

  /** The next step, now. */
  go(): void {
    if (!this.busy) this.clear();
    else this.show(this.now === null ? 0 : this.place + 1);
  }

  /** Show a step until another one is shown; whoever calls this keeps the pace. */
  point(event: Told): void {
    this.trail = this.now?.seat === event.seat ? [...this.trail, event] : [event];
    this.now = event;
  }

  /** Nothing more is told. */
  clear(): void {
    this.stop();
    this.now = null;
    this.then = null;
    this.heading = null;
    this.trail = [];
  }

  private stop(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.steps = [];
    this.place = 0;
  }

  private show(place: number): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    const step = this.steps[place];
    if (!step) {
      const { done } = this;
      this.steps = [];
      done();
      return;
    }
    if (step.then) this.watch?.([step.event]);
    if (step.then) this.then = step.then;
    this.place = place;
    this.point(step.event);
    const follows = this.steps[place - 1]?.event.row === step.event.row;
    this.timer = setTimeout(() => this.show(place + 1), PACE[settings.speed] * (follows ? FOLLOWING : 1));
  }
}
