// What an analysis says, made ready to be shown.
import { amount, chance, signed } from "./numbers";
import type { Language, Texts } from "./text";
import type { Account, Analysis, Drawn, Judged } from "../wire";

export const MARKS = ["best", "good", "inaccuracy", "mistake", "blunder"] as const;
export type Mark = (typeof MARKS)[number];

/** The judgement of the move that led to a position. */
export function judgedAt(analysis: Analysis | null, position: number): Judged | null {
  return analysis?.decisions[position - 1] ?? null;
}

/** Whether something better was found than what was done. */
export function couldBeBetter(judged: Judged): boolean {
  const best = judged.choices?.[0];
  return judged.mark !== null && judged.mark !== "best" && best !== undefined && best.actions[0] !== judged.action;
}

/** What chance brought after the move that led to a position. */
export function drawnAt(analysis: Analysis, position: number): Drawn[] {
  return analysis.draws.filter((draw) => draw.number === position);
}

/** What draws changed together, for every seat. */
export function brought(drawn: readonly Drawn[], seats: number): number[] {
  return Array.from({ length: seats }, (_, seat) => drawn.reduce((sum, draw) => sum + (draw.change[seat] ?? 0), 0));
}

/** What came out, by name; of much only some. */
export function things(drawn: readonly Drawn[], texts: Texts, most: number): string {
  const named = drawn.slice(0, most).map((draw) => texts.thing(draw.action.split(" ").slice(1).join(" ")));
  return named.join(", ") + (drawn.length > most ? "…" : "");
}

/** The chances with what was done and with the best, as they are shown: rounded, they differ by what is told as the
    cost. */
export function apart(judged: Judged, unit: string): { done: number; best: number } {
  const digits = unit === "points" ? 10 : 100;
  const best = Math.round((judged.best[judged.seat] ?? 0) * digits);
  return { done: (best - Math.round(judged.loss * digits)) / digits, best: best / digits };
}

/** A chance, or points where somebody played alone. */
export function told(value: number, unit: string, language: Language): string {
  return unit === "points" ? amount(value, language) : chance(value, language);
}

/** A change of it, with its sign. */
export function change(value: number, unit: string, language: Language): string {
  if (unit === "points") return signed(value, language);
  const whole = Math.round(value * 100);
  const sign = whole > 0 ? "+" : whole < 0 ? "−" : "";
  return sign + chance(Math.abs(whole) / 100, language);
}

export interface Parts {
  start: number;
  luck: number;
  own: number;
  others: number;
  remainder: number;
  result: number;
}

/** An account rounded as it is shown, so that its parts add up on the screen too. */
export function parts(account: Account, unit: string): Parts {
  const digits = unit === "points" ? 10 : 100;
  const round = (value: number): number => Math.round(value * digits) / digits;
  const [start, luck, own, others, result] = [account.start, account.luck, account.own, account.others, account.result].map(round) as [number, number, number, number, number];
  return { start, luck, own, others, result, remainder: round(result - start - luck - own - others) };
}

const QUARTER = 25;

/** Quarters of a game as parts of it, those in a row as one: "0–50 %, 75–100 %". */
export function quarters(found: readonly number[]): string {
  const parts: [number, number][] = [];
  for (const number of found) {
    const last = parts.at(-1);
    if (last && last[1] === number) last[1] = number + 1;
    else parts.push([number, number + 1]);
  }
  return parts.map(([from, to]) => `${from * QUARTER}–${to * QUARTER} %`).join(", ");
}
