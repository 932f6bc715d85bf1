// A game to oneself, in a lesson or a puzzle: who would sit there, how it is told, and what lies open beside the board.
import type { TableInfo } from "../wire";
import type { Refusal } from "./hand.svelte";
import { me } from "./me.svelte";
import { seatNames } from "./names";
import { own, t, textsOf } from "./words.svelte";

export class Study {
  refusal: Refusal | null = $state.raw(null);
  sheet: "rules" | "log" | "table" | null = $state(null);
  /** The rule at which the rules open. */
  rule = $state("");

  /** Who sits here, as a table would tell. */
  readonly info = $derived.by(
    () =>
      ({
        title: this.title,
        seats: Array.from({ length: this.seats() }, (_, number) => ({
          seat: number,
          kind: number === this.seat ? "person" : "bot",
          name: number === this.seat ? (me.name ?? t("learner")) : "",
          level: number === this.seat ? null : this.rival,
          mine: number === this.seat,
          colour: number,
          stand_in: null,
          forfeit: false,
        })),
      }) as unknown as TableInfo,
  );
  readonly names = $derived.by(() => seatNames(this.info, own()));
  readonly texts = $derived.by(() => textsOf(this.title, this.names));

  constructor(
    readonly title: string,
    private readonly seats: () => number,
    private readonly mine: () => number,
    /** The level of everybody else. */
    private readonly rival: string,
  ) {}

  get seat(): number {
    return this.mine();
  }

  openRule(number: string): void {
    this.rule = number;
    this.refusal = null;
    this.sheet = "rules";
  }
}
