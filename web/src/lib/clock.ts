// Clocks that can be chosen for a table, and times as people read them.
import type { ClockRule, ClockTold } from "../wire";
import { t } from "./words.svelte";

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export type ClockKey = "none" | "quick" | "evening" | "hours" | "day" | "days";

/** The clocks one can choose from. */
export const CLOCKS: Record<ClockKey, Required<Omit<ClockRule, "then">> | null> = {
  none: null,
  quick: { turn: 0, bank: 10 * MINUTE, increment: 10 },
  evening: { turn: 0, bank: 25 * MINUTE, increment: 20 },
  hours: { turn: 8 * HOUR, bank: DAY, increment: 0 },
  day: { turn: DAY, bank: 2 * DAY, increment: 0 },
  days: { turn: 3 * DAY, bank: 3 * DAY, increment: 0 },
};

/** After so long one may let a bot play for who is away; 0: only if all others agree. */
export const PATIENCE = [0, 10 * MINUTE, HOUR, 12 * HOUR, DAY, 3 * DAY] as const;

/** A span of time: minutes and seconds where seconds count, else hours or days. */
export function span(seconds: number): string {
  const left = Math.max(0, Math.ceil(seconds));
  if (left >= 2 * DAY) return t("time-days", { days: Math.floor(left / DAY), hours: Math.floor((left % DAY) / HOUR) });
  if (left >= HOUR) return t("time-hours", { hours: Math.floor(left / HOUR), minutes: Math.floor((left % HOUR) / MINUTE) });
  return `${Math.floor(left / MINUTE)}:${String(left % MINUTE).padStart(2, "0")}`;
}

/** The same in few letters: nothing below an hour where hours count, nor below a day. */
export function brief(seconds: number): string {
  if (seconds >= 2 * DAY) return round(Math.floor(seconds / DAY) * DAY);
  return seconds >= HOUR ? t("time-hour", { hours: Math.floor(seconds / HOUR) }) : span(seconds);
}

/** A whole span that was set: "10 min", "8 h", "3 d". */
export function round(seconds: number): string {
  if (seconds >= DAY && seconds % DAY === 0) return t("time-day", { days: seconds / DAY });
  if (seconds >= HOUR && seconds % HOUR === 0) return t("time-hour", { hours: seconds / HOUR });
  if (seconds >= MINUTE) return t("time-minute", { minutes: Math.round(seconds / MINUTE) });
  return t("time-second", { seconds: Math.round(seconds) });
}

/** A clock in words. */
export function described(rule: ClockRule | null): string {
  if (!rule) return t("clock-none");
  const { turn = 0, bank = 0, increment = 0 } = rule;
  if (turn) return t("clock-turns", { turn: round(turn), bank: round(bank), reserve: bank ? "yes" : "no" });
  return t("clock-bank", { bank: round(bank), increment: round(increment), grows: increment ? "yes" : "no" });
}

/** What a seat has left now, `passed` seconds after the clock was told; null if a bot plays it. */
export function left(clock: ClockTold, seat: number, passed: number): { turn: number; bank: number; running: boolean } | null {
  const told = clock.seats.find((one) => one.seat === seat);
  if (!told) return null;
  if (!told.running) return told;
  const over = Math.max(0, passed - told.turn);
  return { turn: Math.max(0, told.turn - passed), bank: Math.max(0, told.bank - over), running: true };
}

/** How long ago that was, in words. */
export function ago(at: number, now: number): string {
  const seconds = Math.max(0, now - at);
  if (seconds < 90) return t("ago-now");
  if (seconds < HOUR) return t("ago-minutes", { minutes: Math.round(seconds / MINUTE) });
  if (seconds < DAY) return t("ago-hours", { hours: Math.round(seconds / HOUR) });
  return t("ago-days", { days: Math.round(seconds / DAY) });
}
