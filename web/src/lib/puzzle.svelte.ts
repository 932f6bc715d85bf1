// A puzzle being solved: the server plays the clicks and says whether they are the solution; hints come in steps.
import { api, Refused } from "./api";
import { complain } from "./errors.svelte";
import type { Choice, PuzzleHint, PuzzleStep, Told, Verdict } from "../wire";

/** The hint that tells everything. */
export const WHOLE = 3;

export class PuzzlePlay {
  now: PuzzleStep | null = $state.raw(null);
  /** The clicks that led here. */
  moves: string[] = $state.raw([]);
  hint: PuzzleHint | null = $state.raw(null);
  /** How much has been told. */
  step = $state(0);
  /** What the finished turn misses. */
  verdict: Verdict | null = $state.raw(null);
  busy = $state(false);
  missing = $state(false);
  /** A finished turn that is not the one we know is being compared with it. */
  checking = $state(false);
  /** How the finished turn compares; told when somebody wants to know, or at once where it is as good. */
  private compared: Verdict | null = null;
  private told: Told[][] = $state.raw([]);

  constructor(
    readonly title: string,
    readonly key: string,
  ) {}

  get solved(): boolean {
    return (this.now?.solved ?? false) || (this.verdict?.as_good ?? false);
  }

  /** All that has happened since the last own turn. */
  get events(): Told[] {
    return this.told.slice(0, this.moves.length + 1).flat();
  }

  begin(): Promise<void> {
    return this.go([]);
  }

  async choose(choice: Choice): Promise<void> {
    if (!this.now?.ended) await this.go([...this.moves, `${choice.verb} ${choice.target}`.trim()]);
  }

  back(): Promise<void> {
    return this.go(this.moves.slice(0, -1));
  }

  /** One more hint; what was clicked astray is taken back first where the next click is told. */
  async help(): Promise<void> {
    await this.work(async () => {
      const step = Math.min(WHOLE, this.step + 1);
      let found = await api.puzzleHint(this.title, this.key, this.moves, step);
      if (step > 1 && found.next == null && this.moves.length) {
        await this.play([]);
        found = await api.puzzleHint(this.title, this.key, [], step);
      }
      this.hint = found;
      this.step = step;
    });
  }

  /** Tell what the finished turn misses. */
  async why(): Promise<void> {
    await this.work(async () => {
      this.verdict = this.compared ?? (await api.puzzleWhy(this.title, this.key, this.moves));
    });
  }

  private go(moves: string[]): Promise<void> {
    return this.work(() => this.play(moves));
  }

  private async play(moves: string[]): Promise<void> {
    const found = await api.puzzleTry(this.title, this.key, moves);
    this.told = [...this.told.slice(0, moves.length), found.events];
    this.moves = moves;
    this.now = found;
    this.verdict = this.compared = null;
    if (found.ended && !found.solved) await this.compare(moves);
    // What to click next is told again, as long as the turn goes on.
    if (this.step > 1 && !found.ended) {
      this.hint = await api.puzzleHint(this.title, this.key, moves, this.step);
    } else if (this.hint) this.hint = { ...this.hint, next: null };
  }

  /** Another turn may be as good as the one we know; nothing is said if nobody has time to find out now. */
  private async compare(moves: string[]): Promise<void> {
    this.checking = true;
    try {
      this.compared = await api.puzzleWhy(this.title, this.key, moves);
      if (this.compared.as_good) this.verdict = this.compared;
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
    } finally {
      this.checking = false;
    }
  }

  private async work(task: () => Promise<void>): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    try {
      await task();
    } catch (error) {
      if (error instanceof Refused && error.status === 404) this.missing = true;
      else complain(error);
    } finally {
      this.busy = false;
    }
  }
}
