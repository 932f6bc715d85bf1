// What a hint says at a glance: what the move gains now and what it prepares, against the next best
// thing. The terminal tells the same in the same words (`cli/advice.py`).
import type { Advice, Reasons } from "../wire";
import { amount, difference } from "./numbers";
import type { Texts } from "./text";

export interface Term {
  name: string;
  value: number;
}

/** Points, prospects and chances that differ by less say nothing at a glance. */
const LEAST = 0.2;
const LEAST_CHANCE = 0.005;
/** Points that differ by less are the same. */
export const TELLING = 0.05;
/** So many terms are told in a line. */
const MOST = 2;

/** The terms by what people call them, the largest first: several may be one thing to them. */
export function named(terms: Record<string, number> | undefined, texts: Texts, seat: number, least = TELLING): Term[] {
  const found = new Map<string, number>();
  for (const [term, value] of Object.entries(terms ?? {})) {
    const name = texts.thing(term, undefined, seat);
    found.set(name, (found.get(name) ?? 0) + value);
  }
  const all = [...found].map(([name, value]) => ({ name, value })).filter((one) => Math.abs(one.value) >= least);
  return all.sort((a, b) => Math.abs(b.value) - Math.abs(a.value));
}

const sum = (terms: readonly Term[]) => terms.reduce((all, one) => all + one.value, 0);

/** The largest terms, first the one that decides which way it goes, or the one that is asked for. */
function listed(terms: readonly Term[], texts: Texts, wanted?: Term): string {
  const upwards = sum(terms) >= 0;
  const first = wanted ?? terms.find((one) => one.value > 0 === upwards) ?? terms[0]!;
  const shown = [first, ...terms.filter((one) => one !== first)].slice(0, MOST);
  return shown.map((one) => `${one.name} ${difference(one.value, texts.language)}`).join(", ");
}

/** The next best thing in words, with what must be picked before it. */
export function other(advice: Advice, texts: Texts, seat: number): string {
  const click = texts.tell(advice.instead!, seat);
  return advice.after ? texts.say("advice-then", { first: texts.tell(advice.after, seat), click }) : click;
}

/** So many games more are won of a hundred. */
export const inAHundred = (lead: number) => Math.max(1, Math.round(100 * lead));

/** Whether a lead is one, in chances or, alone, in points. */
export const leads = (lead: number, alone: boolean) => lead >= (alone ? LEAST : LEAST_CHANCE);

/** Two lines at most; none where there is nothing to compare with. */
export function brief(advice: Advice, reasons: Reasons, texts: Texts, seat: number): string[] {
  if (advice.sealed) return [texts.say("advice-sealed")];
  if (!advice.instead) return [];
  const instead = texts.within(other(advice, texts, seat));
  const gains = named(advice.gains, texts, seat, LEAST);
  const later = named(advice.prepares, texts, seat, LEAST);
  const alone = reasons.chance_before == null;
  const lead = reasons.ahead ?? 0;
  const ahead = leads(lead, alone);
  const better = later.length > 0 && total(advice.gains) + total(advice.prepares) > LEAST;
  const lines: string[] = [];
  if (gains.length) lines.push(now(gains, Math.round(total(advice.gains)), instead, texts));
  else if (better || ahead) lines.push(texts.say("advice-now-same", { instead }));
  if (better) lines.push(texts.say("advice-later", { terms: listed(later, texts) }));
  else if (ahead) lines.push(tried(later, lead, alone, texts));
  else lines.push(texts.say("advice-as-good", { instead }));
  return lines;
}

const total = (terms: Record<string, number> | undefined) => Object.values(terms ?? {}).reduce((all, one) => all + one, 0);

/** How many points more or fewer there are at once, and where. */
function now(gains: readonly Term[], more: number, instead: string, texts: Texts): string {
  const id = `advice-now-${more > 0 ? "more" : more < 0 ? "fewer" : "even"}`;
  return texts.say(id, { points: Math.abs(more), terms: listed(gains, texts), instead });
}

/** The terms do not tell why: what speaks for it all the same, and what was seen in trials. */
function tried(later: readonly Term[], lead: number, alone: boolean, texts: Texts): string {
  const hope = [...later].sort((a, b) => b.value - a.value).find((one) => one.value > 0);
  const id = `advice-${hope ? "later-" : ""}${alone ? "points" : "chance"}`;
  const terms = hope ? listed(later, texts, hope) : "";
  return texts.say(id, { terms, points: amount(lead, texts.language), games: inAHundred(lead) });
}
