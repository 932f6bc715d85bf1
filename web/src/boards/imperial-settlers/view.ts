// What the engine tells this board, and how it lies on the table. No rule in here.
import type { BoardProps, Choice } from "../contract";

export type Good = string;
export type TypeOfCard = "production" | "feature" | "action";

/** An effect in the vocabulary of the cards; `do` names it. */
export interface Effect {
  do: string;
  goods?: string;
  good?: string;
  colour?: string;
  most?: number;
  options?: string[];
  count?: number;
  deck?: string;
  rest?: string;
  other?: boolean;
  swap?: number;
  gain?: boolean;
  origin?: string;
}

/** A kind of card as it is printed. */
export interface Kind {
  key: string;
  codes: string[];
  type: TypeOfCard;
  colours?: string[];
  cost?: string;
  location?: boolean;
  raze?: string;
  deal?: string;
  bonus?: Effect[];
  produce?: Effect[];
  action?: { uses: number; cost: string; any: number; discard: string; effects: Effect[] };
  on_build?: { match: string; gain: string; choose: string[]; trade: [string, string][] };
  on_raze?: string;
  on_deal?: string;
  on_points?: { least: number; gain: string };
  on_exchange?: { gain: string; most: number };
  swap_deals?: number;
  tuck?: { gain: string; least: number; bonus: number };
  bank?: [number, number][];
  store?: string;
}

export interface Sheet {
  cards: Kind[];
  factions: { key: string; produces: string; keeps: string }[];
  attacks: Record<string, string>;
  rounds: number;
  exchange: number;
  deal: string;
  raze: number;
}

export interface Place {
  card: string;
  uses: number;
  blocked: boolean;
  shield: boolean;
  samurai: boolean;
  owner: number | null;
  tucked: string[];
  banked: number;
  /** Goods that were laid on it to be kept. */
  stored?: Record<Good, number>;
  price: number;
}

export interface Held {
  card: string | null;
  deck: "common" | "faction";
  open: boolean;
}

export interface Player {
  faction: string | null;
  points: number;
  passed: boolean;
  goods: Record<Good, number>;
  hand: Held[];
  pack: Held[];
  locations: Place[];
  foundations: string[];
  deals: string[];
  routes: string[];
  markers: number;
  deck: number;
  keeps: Good[];
}

export interface Solo {
  locations: Place[];
  line: string[];
  trophies: string[];
  attacks: number;
  won: boolean;
  rank: string;
  threats: { good: Good; cards: number; victims: string[] }[];
}

export interface SettlersView {
  seat: number | null;
  seats: number;
  over: boolean;
  actors: number[];
  sheet: Sheet;
  phase: "setup" | "lookout" | "production" | "action" | "attack" | "over";
  trail: { verb: string; card: string | null }[];
  missing: Record<string, Record<Good, number>>;
  round: number;
  first: number;
  players: Player[];
  offer: string[];
  discards: string[];
  deck: number;
  solo: Solo | null;
}

export const TYPES: readonly TypeOfCard[] = ["production", "feature", "action"];
/** The goods of a supply, in the order in which they are shown. */
export const SUPPLY: readonly Good[] = ["worker", "wood", "stone", "food", "gold", "raze", "shield"];

const kinds = new WeakMap<Sheet, Map<string, Kind>>();

/** What is printed on a card; attack cards have a good and nothing else. */
export function kindOf(sheet: Sheet, card: string): Kind {
  let known = kinds.get(sheet);
  if (!known) {
    known = new Map(sheet.cards.flatMap((kind) => kind.codes.map((code) => [code, kind] as const)));
    kinds.set(sheet, known);
  }
  const code = card.slice(card.indexOf(":") + 1);
  return (
    known.get(code) ?? { key: "attack", codes: [code], type: "feature", deal: sheet.attacks[code] ?? "" }
  );
}

export const isFaction = (kind: Kind): boolean => kind.deal !== undefined && kind.key !== "attack";

/** A row of an empire: faction cards on the left, common ones on the right. */
export interface Row {
  type: TypeOfCard;
  faction: Place[];
  common: Place[];
}

export function rowsOf(sheet: Sheet, places: Place[]): Row[] {
  return TYPES.map((type) => {
    const own = places.filter((place) => kindOf(sheet, place.card).type === type);
    const [faction, common] = [true, false].map((wanted) =>
      own.filter((place) => isFaction(kindOf(sheet, place.card)) === wanted),
    );
    return { type, faction: faction!, common: common! };
  });
}

/** The open choices by what they point at. */
export function byTarget(choices: Choice[]): Map<string, Choice[]> {
  const found = new Map<string, Choice[]>();
  for (const choice of choices) found.set(choice.target, [...(found.get(choice.target) ?? []), choice]);
  return found;
}

/** Whose empire a card stands in: a seat, "rival" for the solo opponent's, null for none. */
export function standsAt(view: SettlersView, card: string): number | "rival" | null {
  const stands = (places: Place[]): boolean => places.some((place) => place.card === card);
  const seat = view.players.findIndex(
    (player) => stands(player.locations) || player.foundations.includes(card) || player.deals.includes(card),
  );
  if (seat >= 0) return seat;
  return view.solo && (stands(view.solo.locations) || view.solo.line.includes(card)) ? "rival" : null;
}

/** What every part of this board needs. */
export type Props = Pick<BoardProps, "choices" | "marked" | "lit" | "text" | "name" | "onpick" | "onchoose" | "names" | "seat" | "scores"> & {
  view: SettlersView;
};
