// What my hand does at a table: pick, confirm, take back, ask for advice. It knows no rule.
import type { Choice, Hint, Reason } from "../wire";
import { complain } from "./errors.svelte";
import { weaker } from "./levels";
import { settings } from "./settings.svelte";
import { Denied } from "./socket";
import { connection, type SeatView, type Table } from "./tables.svelte";

export interface Refusal {
  target: string;
  reasons: Reason[];
}

export class Hand {
  /** The target just clicked, until the server has answered. */
  marked: string | null = $state(null);
  /** A binding choice that waits for a second word. */
  confirming: Choice | null = $state.raw(null);
  /** Several things could be done with what was clicked. */
  several: Choice[] = $state.raw([]);
  refusal: Refusal | null = $state.raw(null);
  hint: Hint | null = $state.raw(null);
  /** Advice was asked for and is being thought of. */
  asking = $state(false);
  private askedAt = 0;

  constructor(private readonly table: Table) {}

  /** Something was clicked, legal or not; `unsure`: by a finger that may have missed. */
  async pick(seat: SeatView, target: string, unsure = false): Promise<void> {
    this.refusal = null;
    if (connection.line !== "open" || this.marked !== null || seat.seat === null) return;
    const found = seat.choices.filter((choice) => choice.target === target);
    if (found.length === 1) this.choose(seat, found[0]!, unsure);
    else if (found.length) this.several = found;
    else await this.explain(seat, target);
  }

  choose(seat: SeatView, choice: Choice, unsure = false): void {
    this.clear();
    if (unsure || (settings.confirm && choice.binds)) this.confirming = choice;
    else void this.play(seat, choice);
  }

  async play(seat: SeatView, choice: Choice): Promise<void> {
    if (this.marked !== null || seat.seat === null) return;
    this.clear();
    this.marked = choice.target || choice.verb;
    try {
      const { nth } = seat;
      await connection.ask({ type: "move", table: this.table.key, seat: seat.seat, nth, action: choice.id });
    } catch (error) {
      this.marked = null;
      if (error instanceof Denied && error.reasons.length)
        this.refusal = { target: choice.target, reasons: error.reasons };
      else complain(error);
    }
  }

  /** My choices have changed: what was begun belongs to a moment that is over. Only advice that was
   * just asked for stays, though asking is a row of the seat's history too. */
  settled(seat: SeatView): void {
    const { hint } = this;
    const current =
      hint?.seat === seat.seat &&
      seat.nth <= this.askedAt + 1 &&
      seat.choices.some((choice) => choice.id === hint.action);
    this.marked = null;
    this.clear();
    if (current) this.hint = hint;
  }

  async undo(seat: SeatView): Promise<void> {
    if (this.confirming || this.several.length) {
      this.clear();
      return;
    }
    if (seat.seat === null) return;
    try {
      await connection.ask({ type: "undo", table: this.table.key, seat: seat.seat, nth: seat.nth, back: 1 });
    } catch (error) {
      complain(error);
    }
  }

  async ask(seat: SeatView): Promise<void> {
    if (seat.seat === null || this.asking) return;
    const { nth } = seat;
    const level = weaker(settings.adviser, this.table.info?.adviser ?? settings.adviser);
    this.askedAt = nth;
    this.asking = true;
    try {
      const wish = { type: "hint" as const, table: this.table.key, seat: seat.seat, nth, level };
      const hint = await connection.ask(wish, "hint");
      // It took a while: whoever has played on meanwhile does not want it any more.
      if (seat.choices.some((choice) => choice.id === hint.action) && seat.nth <= nth + 1) this.hint = hint;
    } catch (error) {
      complain(error);
    } finally {
      this.asking = false;
    }
  }

  clear(): void {
    this.confirming = null;
    this.several = [];
    this.refusal = null;
    this.hint = null;
  }

  private async explain(seat: SeatView, target: string): Promise<void> {
    try {
      const wish = { type: "why" as const, table: this.table.key, seat: seat.seat!, target };
      const { reasons } = await connection.ask(wish, "reasons");
      if (reasons.length) this.refusal = { target, reasons };
    } catch (error) {
      complain(error);
    }
  }
}
