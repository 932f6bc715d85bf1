// Trying moves from a position of a finished game: the server plays them, nothing is kept.
import { api } from "./api";
import { complain } from "./errors.svelte";
import type { Attempt, Choice, Outcome, Tried } from "../wire";

const CHANCE = -1;

export class Trial {
  /** Where it stands; null: nothing is being tried. */
  now: Tried | null = $state.raw(null);
  /** The moves that led here, beginning after the position. */
  moves: Attempt[] = $state.raw([]);
  /** What is still to be shown of a line. */
  ahead: string[] = $state.raw([]);
  /** Several things could be done with what was clicked. */
  several: Choice[] = $state.raw([]);
  busy = $state(false);
  private position = 0;
  /** Whose choices are shown, where several decide at once. */
  private seat: number | null = null;

  constructor(
    private readonly table: string,
    private readonly watch: string | null,
  ) {}

  /** Begin at a position, perhaps with a line that is to be shown. */
  async begin(position: number, line: readonly string[] = [], seat: number | null = null): Promise<void> {
    this.position = position;
    this.seat = seat;
    this.ahead = [...line];
    await this.go([]);
  }

  /** Another of those who decide at once. */
  async turnTo(seat: number): Promise<void> {
    this.seat = seat;
    await this.go(this.moves);
  }

  /** One step further on the line. */
  async next(): Promise<void> {
    const [action, ...rest] = this.ahead;
    const seat = this.now?.eyes;
    if (action === undefined || seat == null) return;
    if (await this.go([...this.moves, { seat, action }])) this.ahead = rest;
    else this.ahead = [];
  }

  /** Something was clicked; what may not be done is left alone. */
  pick(target: string): void {
    const found = this.now?.choices.filter((choice) => choice.target === target) ?? [];
    if (found.length === 1) void this.choose(found[0]!);
    else this.several = found;
  }

  async choose(choice: Choice): Promise<void> {
    const seat = this.now?.eyes;
    if (seat == null) return;
    this.ahead = [];
    await this.go([...this.moves, { seat, action: `${choice.verb} ${choice.target}`.trim() }]);
  }

  /** This comes of it. */
  async draw(outcome: Outcome): Promise<void> {
    await this.go([...this.moves, { seat: CHANCE, action: outcome.action }]);
  }

  /** Let chance decide. */
  async roll(): Promise<void> {
    const outcomes = this.now?.outcomes ?? [];
    const total = outcomes.reduce((sum, one) => sum + one.weight, 0);
    let place = Math.random() * total;
    const found = outcomes.find((one) => (place -= one.weight) < 0) ?? outcomes.at(-1);
    if (found) await this.draw(found);
  }

  async back(): Promise<void> {
    this.ahead = [];
    await this.go(this.moves.slice(0, -1));
  }

  close(): void {
    this.now = null;
    this.moves = [];
    this.ahead = [];
    this.several = [];
  }

  /** Whether these moves could be made. */
  private async go(moves: Attempt[]): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    this.several = [];
    try {
      const tried = await api.tryOut(this.table, this.position, moves, this.seat, this.watch);
      if (tried.made < moves.length) return false; // hidden things lie otherwise than was thought
      this.now = tried;
      this.moves = moves;
      return true;
    } catch (error) {
      complain(error);
      return false;
    } finally {
      this.busy = false;
    }
  }
}
