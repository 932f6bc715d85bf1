// The view of Eight-Minute Empire as it comes over the wire (EmpireView of the engine).
import type { Choice } from "../contract";

export interface Region {
  key: string;
  continent: string;
  land: string[];
  sea: string[];
  at: [number, number];
}

export interface Card {
  key: string;
  good: string;
  symbols: number;
  does: [string, number][];
  join: "or" | "and" | null;
}

export interface Player {
  coins: number;
  bid: number | null;
  cards: Card[];
  armies: Record<string, number>;
  cities: Record<string, number>;
  reserve: number;
  unbuilt: number;
  goods: Record<string, number>;
  jokers: Record<string, number>;
  points: number;
}

export interface Setup {
  map: string | null;
  start: string | null;
  regions: Region[];
  ages: number[];
  tokens: Record<string, string>;
  prices: number[];
  steps: Record<string, number[]>;
  step_points: number[];
  cards: number;
}

export interface Step {
  type: string;
  seat?: number;
  count?: number;
}

export interface EmpireView {
  seat: number | null;
  seats: number;
  turn: number;
  over: boolean;
  actors: number[];
  agenda: Step[];
  setup: Setup;
  first: number | null;
  row: (Card | null)[];
  card: Card | null;
  deck: string[];
  players: Player[];
  neutral: Record<string, number> | null;
  holders: Record<string, number>;
  rulers: Record<string, number>;
}

/** The number that stands for the colour nobody plays, among crests and tokens. */
export const NEUTRAL = -1;

/** Pieces of one colour in a region. */
export interface Stand {
  colour: number;
  armies: number;
  cities: number;
}

/** Who stands where, in the order of the seats. */
export function stands(view: EmpireView): Map<string, Stand[]> {
  const found = new Map<string, Stand[]>();
  const add = (region: string, colour: number, armies: number, cities: number): void => {
    const here = found.get(region) ?? [];
    const own = here.find((stand) => stand.colour === colour);
    if (own) [own.armies, own.cities] = [own.armies + armies, own.cities + cities];
    else here.push({ colour, armies, cities });
    found.set(region, here);
  };
  view.players.forEach((player, seat) => {
    for (const [region, count] of Object.entries(player.armies)) add(region, seat, count, 0);
    for (const [region, count] of Object.entries(player.cities)) add(region, seat, 0, count);
  });
  for (const [region, count] of Object.entries(view.neutral ?? {})) add(region, NEUTRAL, count, 0);
  return found;
}

/** Who controls a region or a continent, as a seat, NEUTRAL, or nobody. */
export function holder(view: Pick<EmpireView, "seats">, holders: Record<string, number>, key: string): number | null {
  const found = holders[key];
  if (found === undefined) return null;
  return found < view.seats ? found : NEUTRAL;
}

/** A way that may be gone, with both its ends. */
export interface Way {
  from: string;
  to: string;
  choice: Choice;
}

/** The ends of a way: `way:A13-A14`. */
export function endsOf(target: string): [string, string] | null {
  const found = /^way:([^-]+)-([^-]+)$/.exec(target);
  return found ? [found[1]!, found[2]!] : null;
}

export function waysOf(choices: Choice[]): Way[] {
  return choices.flatMap((choice) => {
    const ends = endsOf(choice.target);
    return ends ? [{ from: ends[0], to: ends[1], choice }] : [];
  });
}

/** A step of a good: how many symbols it needs, and the points it gives. */
export interface GoodStep {
  needs: number;
  points: number;
}

export function stepsOf(setup: Setup, good: string): GoodStep[] {
  return (setup.steps[good] ?? []).map((needs, place) => ({ needs, points: setup.step_points[place] ?? 0 }));
}

/** Symbols of a good with the jokers that are best laid to it. */
export function symbolsOf(player: Player, good: string): number {
  return (player.goods[good] ?? 0) + (player.jokers[good] ?? 0);
}

/** The points of the highest step that so many symbols reach. */
export function reached(steps: GoodStep[], symbols: number): number {
  return steps.filter((step) => symbols >= step.needs).at(-1)?.points ?? 0;
}

/** In how many columns so many pieces stand together: fewer where they are drawn large. */
export function columns(count: number, large: boolean): number {
  if (count <= (large ? 2 : 3)) return count;
  return count <= 4 ? 2 : count <= 9 ? 3 : 4;
}
