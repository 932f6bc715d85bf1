// Bundles such as `2W+G` as drawings, and the effects of a card as a row of them.
import type { Effect, Kind } from "./view";

const LETTERS: Record<string, string> = {
  W: "wood",
  S: "stone",
  F: "food",
  G: "gold",
  P: "worker",
  R: "raze",
  D: "shield",
  V: "point",
  C: "card",
  Cc: "common-card",
  Cf: "faction-card",
};
/** Drawings that have another name than their good. */
const DRAWN: Record<string, string> = { point: "vp", "common-card": "card-common", "faction-card": "card-faction", location: "foundation" };

export const iconOf = (good: string): string => DRAWN[good] ?? good;

export interface Part {
  good: string;
  count: number;
}

export function bundle(text: string): Part[] {
  if (!text) return [];
  return text.split("+").map((term) => {
    const [, count, letter] = /^(\d*)(\w+)$/.exec(term) ?? [];
    return { good: LETTERS[letter ?? ""] ?? letter ?? "", count: Number(count || 1) };
  });
}

/** A piece of the line of drawings at the foot of a card. */
export type Token =
  | { draw: "good"; good: string; count: number }
  | { draw: "icon"; icon: string }
  | { draw: "sign"; sign: "→" | "/" | "+" | ":" | "×2" | string }
  | { draw: "colour"; colour: string };

const good = (part: Part): Token => ({ draw: "good", ...part });
const icon = (name: string): Token => ({ draw: "icon", icon: name });
const sign = (text: string): Token => ({ draw: "sign", sign: text });
export const goods = (text: string): Token[] => bundle(text).map(good);

const between = (lists: Token[][], text: string): Token[] =>
  lists.flatMap((list, n) => (n ? [sign(text), ...list] : list));

/** How each effect is drawn; the words on the large card say it exactly. */
const DRAWINGS: Record<string, (effect: Effect) => Token[]> = {
  gain: ({ goods: text }) => goods(text!),
  per: (e) => [...goods(e.good!), sign("/"), { draw: "colour", colour: e.colour! }, sign(`≤${e.most}`)],
  "per-samurai": (e) => [...goods(e.good!), sign("/"), icon("army"), sign(`≤${e.most}`)],
  choose: (e) => between(e.options!.map(goods), "/"),
  look: (e) => [sign("1 :"), good({ good: e.deck === "Cf" ? "faction-card" : "card", count: e.count! })],
  "copy-production": () => [icon("copy"), icon("type-production")],
  samurai: (e) => [sign(`${e.count}`), icon("army")],
  "raze-own": () => [icon("destroy"), icon("city")],
  "raze-enemy": () => [icon("destroy"), icon("people")],
  "raze-any": (e) => [icon("destroy"), sign("1:"), good({ good: "point", count: e.swap! })],
  plunder: () => [icon("plunder"), icon("people")],
  remove: () => [icon("close"), icon("people")],
  found: () => [icon("foundation")],
  "steal-resource": () => [icon("plunder")],
  "make-discard": () => [icon("people"), sign("−"), icon("card")],
  "cancel-deal": (e) => [sign("−"), icon("deal"), ...(e.gain ? [sign("+"), icon("gift")] : [])],
  "steal-deal": () => [icon("people"), sign("→"), icon("deal")],
  "repeat-deal": () => [icon("reroll"), icon("deal")],
  "trade-route": () => [icon("deal"), icon("people")],
  "build-now": (e) => [icon("build"), icon(e.origin === "deal" ? "deal" : "card-faction")],
  reset: () => [icon("reroll"), icon("type-action")],
  block: () => [icon("lock"), icon("people")],
  "take-over": () => [icon("plunder"), icon("city")],
};

const drawn = (effects: Effect[] = []): Token[] =>
  effects.flatMap((effect) => DRAWINGS[effect.do]?.(effect) ?? []);

/** What a card does, in drawings. */
export function tokens(kind: Kind): Token[] {
  const found: Token[][] = [];
  if (kind.produce) found.push(drawn(kind.produce));
  if (kind.action) {
    const { cost, any, discard, effects, uses } = kind.action;
    const price = goods(cost);
    if (any) price.push(good({ good: "any", count: any }));
    if (discard) price.push(icon(discard === "deal" ? "deal" : "card"));
    found.push([...price, sign("→"), ...drawn(effects), ...(uses > 1 ? [sign("×2")] : [])]);
  }
  if (kind.on_build) {
    const { match, gain, choose, trade } = kind.on_build;
    const what: Token = match === "faction" ? icon("card-faction") : { draw: "colour", colour: match };
    const gained = gain ? goods(gain) : choose.length ? between(choose.map(goods), "/") : between(trade.map(([pay, get]) => [...goods(pay), sign("→"), ...goods(get)]), "/");
    found.push([icon("build"), what, sign(":"), ...gained]);
  }
  if (kind.on_raze) found.push([icon("destroy"), sign(":"), ...goods(kind.on_raze)]);
  if (kind.on_deal) found.push([icon("deal"), sign(":"), ...goods(kind.on_deal)]);
  if (kind.on_points) found.push([good({ good: "point", count: kind.on_points.least }), sign("→ +"), ...goods(kind.on_points.gain)]);
  if (kind.on_exchange) found.push([icon("people"), icon("worker"), sign(":"), ...goods(kind.on_exchange.gain)]);
  if (kind.swap_deals) found.push([icon("deal"), sign("→"), good({ good: "point", count: kind.swap_deals })]);
  if (kind.tuck) found.push([icon("card"), sign("→"), ...goods(kind.tuck.gain)]);
  if (kind.bank?.length) found.push([...goods("W+S+F"), sign("→"), good({ good: "point", count: Math.max(...kind.bank.map(([, points]) => points)) })]);
  if (kind.store) found.push([icon("lock"), ...goods(kind.store)]);
  if (!found.length && kind.bonus) found.push(drawn(kind.bonus));
  return found.flat();
}

/** The bonus for building, where the foot of the card shows something else. */
export const bonus = (kind: Kind): Token[] => (kind.bonus && (kind.produce || kind.action || kind.on_build || kind.on_exchange || kind.on_deal || kind.tuck) ? drawn(kind.bonus) : []);
