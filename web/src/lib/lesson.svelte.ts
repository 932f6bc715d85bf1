// A lesson as it is played: from note to note, the moves between them one by one. It knows no rule: what is asked,
// what is as good and what follows was worked out by the server.
import type { Choice, LessonAsk, LessonNote, LessonTold, ScoreLine, Told } from "../wire";
import { settings } from "./settings.svelte";
import { PACE, Telling } from "./telling.svelte";

type Lines = Record<string, ScoreLine[]>;
export type Answer = "wanted" | "good" | "not-yet";

/** Each position put together from what changed before it. */
function summed<T>(parts: Record<string, T>[]): Record<string, T>[] {
  let all: Record<string, T> = {};
  return parts.map((part) => (all = { ...all, ...part }));
}

export class LessonPlay {
  /** The note that is shown; -1: the aim, and after the last one the end. */
  place = $state(-1);
  /** Which of the note's moves have been made, in their order. */
  made: number[] = $state.raw([]);
  /** How many decisions of the record have been made. */
  row = $state(0);
  /** Whether the lesson plays moves itself right now. */
  moving = $state(false);
  /** What has just happened. */
  fresh: Told[] = $state.raw([]);
  /** The step that the lesson plays itself, marked on the board as at a table. */
  readonly telling = new Telling();
  private readonly views: Record<string, any>[];
  private readonly lines: Lines[];
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly lesson: LessonTold) {
    this.views = summed(lesson.frames.map((frame) => frame.view));
    this.lines = summed(lesson.frames.map((frame) => frame.lines));
  }

  get note(): LessonNote | null {
    return this.moving ? null : (this.lesson.notes[this.place] ?? null);
  }

  /** The chapter that is told, or was last. */
  get chapter(): number {
    const { notes } = this.lesson;
    return notes[Math.max(0, Math.min(this.place, notes.length - 1))]!.chapter;
  }

  get over(): boolean {
    return this.place >= this.lesson.notes.length;
  }

  /** What is asked now, if anything is. */
  get ask(): LessonAsk | null {
    return this.note?.ask ? this.askOf(this.made) : null;
  }

  private askOf(made: number[]): LessonAsk | null {
    return this.lesson.asks[`${this.place}:${made.join()}`] ?? null;
  }

  /** The choices that are asked for. */
  get wanted(): Choice[] {
    const { ask } = this;
    return ask ? ask.choices.filter((choice) => String(choice.id) in ask.wanted) : [];
  }

  get view(): Record<string, any> {
    const frame = this.ask?.frame;
    return frame ? { ...this.views[this.note!.at], ...frame.view } : this.views[this.row]!;
  }

  /** Where everybody's points come from, by seat. */
  get scores(): ScoreLine[][] {
    const frame = this.ask?.frame;
    const lines = frame ? { ...this.lines[this.note!.at], ...frame.lines } : this.lines[this.row]!;
    return Array.from({ length: this.lesson.seats }, (_, seat) => lines[seat] ?? []);
  }

  /** All that has happened. */
  get events(): Told[] {
    const known = this.lesson.frames.slice(0, this.row + 1).flatMap((frame) => frame.events);
    const last = this.ask?.frame?.events ?? [];
    return [...known, ...last.filter((event) => event.number > (known.at(-1)?.number ?? -1))];
  }

  /** What doing that would be; an action that is asked for is done. */
  answer(choice: Choice): Answer {
    const { ask } = this;
    if (!ask) return "not-yet";
    const number = ask.wanted[String(choice.id)];
    if (number !== undefined) {
      this.make(number);
      return "wanted";
    }
    return ask.accepted.includes(choice.id) ? "good" : "not-yet";
  }

  /** Do what is asked for, or the first of several. */
  show(): void {
    const number = Object.values(this.ask?.wanted ?? {}).sort()[0];
    if (number !== undefined) this.make(number);
  }

  private make(number: number): void {
    const { note } = this;
    if (!note) return;
    const made = [...this.made, number];
    const frame = this.askOf(made)?.frame ?? this.lesson.frames[note.at + made.length]!;
    this.fresh = frame.events;
    this.row = note.at + made.length;
    this.made = made;
    if (made.length === note.ask) this.walk(true);
  }

  /** On to the next note; what a note asks for is done for the learner. */
  next(): void {
    const { note } = this;
    if (note) this.row = note.at + note.ask;
    this.walk(false);
  }

  /** Play the moves up to the next note, one after another; `slowly`: the last one is still looked at. */
  private walk(slowly: boolean): void {
    const goal = this.lesson.notes[this.place + 1]?.at ?? this.lesson.frames.length - 1;
    const pace = PACE[settings.speed];
    clearTimeout(this.timer);
    if (this.row >= goal || !pace) this.arrive(goal);
    else {
      this.moving = true;
      if (slowly) this.timer = setTimeout(() => this.step(goal, pace), pace);
      else this.step(goal, pace);
    }
  }

  private step(goal: number, pace: number): void {
    const { events } = this.lesson.frames[this.row + 1]!;
    this.telling.watch?.(events);
    this.row += 1;
    this.fresh = events;
    const head = events.find((event) => event.seat >= 0);
    if (head) this.telling.point(head);
    this.timer = setTimeout(() => (this.row < goal ? this.step(goal, pace) : this.arrive(goal)), pace);
  }

  private arrive(goal: number): void {
    clearTimeout(this.timer);
    this.telling.clear();
    this.row = goal;
    this.made = [];
    this.moving = false;
    this.place = Math.min(this.place + 1, this.lesson.notes.length);
  }

  /** To the next note at once. */
  hurry(): void {
    if (this.moving) this.arrive(this.lesson.notes[this.place + 1]?.at ?? this.lesson.frames.length - 1);
  }

  back(): void {
    this.go(this.made.length || this.moving ? this.place : this.place - 1);
  }

  /** To the first note of a chapter. */
  open(chapter: number): void {
    this.go(this.lesson.notes.findIndex((note) => note.chapter === chapter));
  }

  /** To a note, as it was when it was first read. */
  go(place: number): void {
    clearTimeout(this.timer);
    this.telling.clear();
    this.moving = false;
    this.made = [];
    this.fresh = [];
    this.place = Math.max(-1, Math.min(place, this.lesson.notes.length));
    this.row = this.lesson.notes[Math.max(0, this.place)]?.at ?? this.lesson.frames.length - 1;
  }

  stop(): void {
    clearTimeout(this.timer);
  }
}
