// What my hand does at a table: pick, confirm, take back, ask for advice. It knows no rule.
import type { Choice, Hint, Reason } from "../wire";
import { complain, say } from "./errors.svelte";
import { weaker } from "./levels";
import { settings } from "./settings.svelte";
import { Denied } from "./socket";
import { connection, type SeatView, type Table } from "./tables.svelte";

export interface Refusal {
  target: string;
  reasons: Reason[];
}

/** An answer that takes longer than this (ms) is waited for visibly. */
const SLOW = 400;

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
  /** The answer to a click takes long. */
  slow = $state(false);
  /** A click that could not be sent, until the connection is back. */
  held: { seat: number; nth: number; choice: Choice } | null = $state.raw(null);
  private heldAt = 0;
  /** What was clicked before the click before it was answered. */
  private next: { verb: string; target: string; unsure: boolean; named: boolean } | null = null;
  private askedAt = 0;
  /** Something was just taken back: nothing goes by itself until something was done. */
  private takenBack = false;

  constructor(
    private readonly table: Table,
    /** Whether a choice costs something that cannot be had back, so that it is asked once more; `named`: the
     * button that was pressed has said what it does. */
    private readonly costly: (choice: Choice, named: boolean) => boolean = () => false,
    /** Whether nothing else can be meant where that choice is open. */
    private readonly meant: (choice: Choice) => boolean = () => false,
  ) {}

  /** Something was clicked, legal or not; `unsure`: by a finger that may have missed. */
  async pick(seat: SeatView, target: string, unsure = false): Promise<void> {
    this.refusal = null;
    if (seat.seat === null) {
      this.refusal = { target, reasons: [] }; // whoever only watches may still ask what it is
      return;
    }
    const found = seat.choices.filter((choice) => choice.target === target);
    if (found.length === 1) this.choose(seat, found[0]!, unsure, false);
    else if (this.marked !== null) return;
    else if (found.length) this.several = found;
    else if (connection.line === "open") await this.explain(seat, target);
  }

  choose(seat: SeatView, choice: Choice, unsure = false, named = true): void {
    if (this.marked !== null) {
      // The second of two clicks waits for the answer to the first; a double click is one.
      const { verb, target } = choice;
      if ((target || verb) !== this.marked && !this.held) this.next = { verb, target, unsure, named };
      return;
    }
    this.clear();
    if (unsure || (settings.confirm && choice.binds) || this.costly(choice, named)) this.confirming = choice;
    else void this.play(seat, choice);
  }

  async play(seat: SeatView, choice: Choice): Promise<void> {
    if (this.marked !== null || seat.seat === null) return;
    this.clear();
    this.takenBack = false;
    this.marked = choice.target || choice.verb;
    const { nth } = seat;
    const timer = setTimeout(() => (this.slow = true), SLOW);
    try {
      await connection.ask({ type: "move", table: this.table.key, seat: seat.seat, nth, action: choice.id });
    } catch (error) {
      if (error instanceof Denied && error.reason.id === "error-offline") {
        this.held = { seat: seat.seat, nth, choice };
        this.heldAt = this.table.updates;
        return;
      }
      this.marked = this.next = null;
      if (error instanceof Denied && error.reasons.length)
        this.refusal = { target: choice.target, reasons: error.reasons };
      else complain(error);
    } finally {
      clearTimeout(timer);
      this.slow = false;
    }
  }

  /** The connection is back and the table was shown anew: what waited is sent, if it can still be meant. */
  resume(): void {
    const { held } = this;
    if (!held || this.table.updates === this.heldAt) return;
    this.held = this.marked = null;
    const seat = this.table.seats.find((one) => one.seat === held.seat);
    const choice = seat?.choices.find((one) => one.id === held.choice.id);
    if (seat?.nth === held.nth && choice) void this.play(seat, choice);
    // A later moment of my seat: it had arrived after all, and only the answer was lost.
    else if (!seat || seat.nth <= held.nth) say("click-lost");
  }

  /** The choice that is made by itself because there is no other, or none that could be meant. It skips no word that
   * was asked for, takes no free undo away, and does not do again what was just taken back. */
  byItself(seat: SeatView): Choice | null {
    if (this.takenBack) return null;
    const only = seat.choices.length === 1 ? seat.choices[0]! : seat.choices.find(this.meant);
    if (!only || this.marked !== null || this.costly(only, true)) return null;
    return only.binds && (settings.confirm || seat.undo > 0) ? null : only;
  }

  /** My choices have changed: what was begun belongs to a moment that is over. Only advice that was
   * just asked for stays, though asking is a row of the seat's history too. */
  settled(seat: SeatView): void {
    const { hint } = this;
    const current =
      hint?.seat === seat.seat &&
      seat.nth <= this.askedAt + 1 &&
      seat.choices.some((choice) => choice.id === hint.action);
    if (this.held) return;
    const { next } = this;
    this.marked = this.next = null;
    this.clear();
    if (current) this.hint = hint;
    const same = next ? seat.choices.filter(({ verb, target }) => verb === next.verb && target === next.target) : [];
    if (same.length === 1) this.choose(seat, same[0]!, next!.unsure, next!.named);
    else if (next?.target && seat.choices.length) void this.explain(seat, next.target);
  }

  async undo(seat: SeatView): Promise<void> {
    if (this.confirming || this.several.length) {
      this.clear();
      return;
    }
    if (seat.seat === null) return;
    this.takenBack = true;
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
      this.refusal = { target, reasons };
    } catch (error) {
      complain(error);
    }
  }
}
