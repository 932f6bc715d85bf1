// Real views for the tests; what is printed on the cards is the same in all of them.
import type { Fixture } from "../testing.svelte";
import cleanup from "./fixtures/cleanup.json";
import deck from "./fixtures/deck.json";
import end from "./fixtures/end.json";
import enemy from "./fixtures/enemy.json";
import faction from "./fixtures/faction.json";
import four from "./fixtures/four.json";
import gold from "./fixtures/gold.json";
import keep from "./fixtures/keep.json";
import lookout from "./fixtures/lookout.json";
import production from "./fixtures/production.json";
import sacrifice from "./fixtures/sacrifice.json";
import sheet from "./fixtures/sheet.json";
import soloEnd from "./fixtures/solo-end.json";
import solo from "./fixtures/solo.json";
import turn from "./fixtures/turn.json";
import used from "./fixtures/used.json";
import waiting from "./fixtures/waiting.json";
import watching from "./fixtures/watching.json";
import type { SettlersView } from "./view";

export interface Real extends Fixture {
  view: SettlersView & Record<string, unknown>;
}

const whole = (found: unknown): Real => {
  const fixture = found as Real;
  return { ...fixture, view: { ...fixture.view, sheet: sheet as unknown as SettlersView["sheet"] } };
};

export const REAL = {
  cleanup: whole(cleanup),
  deck: whole(deck),
  end: whole(end),
  enemy: whole(enemy),
  faction: whole(faction),
  four: whole(four),
  gold: whole(gold),
  keep: whole(keep),
  lookout: whole(lookout),
  production: whole(production),
  sacrifice: whole(sacrifice),
  soloEnd: whole(soloEnd),
  solo: whole(solo),
  turn: whole(turn),
  used: whole(used),
  waiting: whole(waiting),
  watching: whole(watching),
};
