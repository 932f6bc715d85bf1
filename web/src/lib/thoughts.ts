// Which reasons belong to a move of a bot: its own, or those of the plan that it goes on with.
import type { Reasons, ThoughtTold } from "../wire";
import { isLevel } from "./levels";

export interface Found {
  seat: number;
  level: string;
  reasons: Reasons | null;
  /** The move at which these reasons were found. */
  position: number;
  /** Which click of the line this move is, from 0. */
  at: number;
}

/** What was thought of the move that led to a position; null: nobody thought there, or nobody who says why. */
export function thoughtAt(thoughts: readonly ThoughtTold[], position: number): Found | null {
  const here = thoughts.find((one) => one.position === position);
  if (!here || !isLevel(here.level)) return null;
  const { seat, level } = here;
  const before = thoughts.filter((one) => one.seat === seat && one.position <= position);
  const begun = before.findLastIndex((one) => one.reasons);
  const plan = before[begun];
  const at = before.length - 1 - begun;
  const planned = plan?.reasons && (at === 0 || at < (plan.reasons.line?.length ?? 0));
  if (!planned) return { seat, level, reasons: null, position, at: 0 };
  return { seat, level, reasons: plan.reasons, position: plan.position, at };
}
