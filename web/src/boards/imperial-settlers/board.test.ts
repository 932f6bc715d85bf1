import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Choice } from "../contract";
import { show, type Shown } from "../testing.svelte";
import { Board } from "./index";
import { REAL, type Real } from "./fixtures";
import { look } from "./look.svelte";
import { kindOf } from "./view";

// A whole table is a lot to draw for a busy machine.
vi.setConfig({ testTimeout: 60_000 });

let shown: Shown | null = null;
let chosen: Choice[] = [];
const narrow = { matches: false };

function board(fixture: Real, more = {}): Shown {
  chosen = [];
  shown = show(Board, fixture, { onchoose: (choice: Choice) => chosen.push(choice), ...more });
  return shown;
}
const find = (root: HTMLElement, selector: string): HTMLElement => root.querySelector<HTMLElement>(selector)!;
const all = (root: HTMLElement, selector: string): HTMLElement[] => [...root.querySelectorAll<HTMLElement>(selector)];
const seen = (root: HTMLElement, selector: string): HTMLElement[] => all(root, selector).filter((one) => !one.closest("[hidden]"));
const click = (element: HTMLElement): void => {
  element.click();
  flushSync();
};

beforeEach(() => {
  narrow.matches = false;
  vi.stubGlobal("matchMedia", () => narrow);
});
afterEach(() => {
  shown?.close();
  shown = null;
  look.card = look.glance = look.empire = null;
  vi.unstubAllGlobals();
});

describe("what may be picked", () => {
  it.each(Object.entries(REAL))("%s: every choice with a target lies on the board", (_, fixture) => {
    const { root } = board(fixture);
    const drawn = new Set(all(root, "[data-target], [data-choice]").flatMap(({ dataset }) => [dataset.target, dataset.choice]));
    const missing = fixture.choices.filter(({ id, target }) => target && !drawn.has(target) && !drawn.has(String(id)));
    expect(missing).toEqual([]);
  });

  it("glows exactly where there is a choice", () => {
    const { root } = board(REAL.turn);
    const targets = new Set(REAL.turn.choices.map((choice) => choice.target));
    const glowing = all(root, ".loc.open").map((one) => one.dataset.target!);
    expect(glowing.length).toBeGreaterThan(3);
    for (const target of glowing) expect(targets).toContain(target);
    for (const one of all(root, ".loc:not(.open)")) expect(targets).not.toContain(one.dataset.target);
  });

  it("one meaning: a click plays it at once", () => {
    const { root, picked } = board(REAL.sacrifice);
    const target = REAL.sacrifice.choices[0]!.target;
    click(find(root, `[data-target="${target}"]`));
    expect(picked).toEqual([target]);
  });

  it("several meanings: a click holds the card up and lets me choose, with what each costs", () => {
    const { root, picked } = board(REAL.turn);
    const counts = new Map<string, number>();
    for (const { target } of REAL.turn.choices) counts.set(target, (counts.get(target) ?? 0) + 1);
    const [target, count] = [...counts].find(([name, n]) => n > 1 && name.startsWith("card:"))!;
    click(find(root, `[data-target="${target}"]`));
    const deeds = all(root, ".closer.held .choice");
    expect(deeds).toHaveLength(count);
    click(deeds[0]!);
    expect(picked).toEqual([]);
    expect(chosen.map((choice) => choice.target)).toEqual([target]);
    expect(root.querySelector(".closer")).toBeNull();
  });

  it("nothing to do with it: the table is asked why", () => {
    const { root, picked } = board(REAL.sacrifice);
    const closed = find(root, ".hand .loc:not(.open)");
    click(closed);
    expect(picked).toEqual([closed.dataset.target]);
  });

  it("a finger's tap enlarges first, whatever it means", () => {
    narrow.matches = true;
    const { root, picked } = board(REAL.sacrifice);
    const target = REAL.sacrifice.choices.find(({ target }) => !REAL.sacrifice.view.players.some((p) => p.foundations.includes(target)))!.target;
    click(find(root, `.loc[data-target="${target}"]`));
    expect(picked).toEqual([]);
    click(find(root, ".closer.held .choice"));
    expect(chosen[0]!.target).toBe(target);
  });

  it("an enlarged card without a choice still says why not", () => {
    narrow.matches = true;
    const { root, picked } = board(REAL.sacrifice);
    const closed = find(root, ".hand .loc:not(.open)");
    click(closed);
    click(find(root, ".closer .why"));
    expect(picked).toEqual([closed.dataset.target]);
  });
});

describe("my empire", () => {
  const { view, seat } = REAL.turn;
  const mine = view.players[seat!]!;

  it("has three rows, faction cards on the left, common ones on the right", () => {
    const { root } = board(REAL.turn);
    const rows = seen(root, ".empire > .row");
    expect(rows).toHaveLength(3);
    for (const [n, type] of ["production", "feature", "action"].entries()) {
      for (const [side, wanted] of [["faction", true], ["common", false]] as const) {
        const cards = all(rows[n]!, `.half.${side} .loc`).map((one) => one.dataset.target!);
        const expected = mine.locations.map((place) => place.card).filter((card) => {
          const kind = kindOf(view.sheet, card);
          return kind.type === type && (kind.deal !== undefined) === wanted;
        });
        expect(cards).toEqual(expected);
      }
    }
  });

  it("shows the supply, the hand and the deals", () => {
    const { root } = board(REAL.turn);
    const counts = all(find(root, ".settlers > .supply"), ".goods b").map((one) => Number(one.textContent));
    expect(counts).toEqual(["worker", "wood", "stone", "food", "gold", "raze", "shield"].map((good) => mine.goods[good]));
    expect(all(root, ".hand .loc").map((one) => one.dataset.target)).toEqual(mine.hand.map((held) => held.card));
    expect(all(find(root, ".settlers > .supply"), ".deal").map((one) => one.dataset.target)).toEqual([...mine.deals, ...mine.routes]);
  });

  it("an unaffordable card says what is missing", () => {
    const { root } = board(REAL.turn);
    const lacking = mine.hand.map((held) => held.card!).filter((card) => view.missing[card]);
    expect(lacking.length).toBeGreaterThan(0);
    for (const card of lacking) {
      const goods = Object.keys(view.missing[card]!).length;
      expect(all(find(root, `.hand [data-target="${card}"]`), ".miss .ic")).toHaveLength(goods);
    }
    for (const one of all(root, ".hand .loc:not(.lacking)")) expect(view.missing[one.dataset.target!]).toBeUndefined();
  });

  it("used locations fade, with the spent goods, shields and samurai on them", () => {
    const { root } = board(REAL.used);
    const player = REAL.used.view.players[REAL.used.seat!]!;
    for (const place of player.locations) {
      const card = find(root, `.empire [data-target="${place.card}"]`);
      const kind = kindOf(REAL.used.view.sheet, place.card);
      expect(card.classList.contains("spent")).toBe(kind.action !== undefined && place.uses >= kind.action.uses);
      expect(card.querySelector('.on use[href="#shield"]') !== null).toBe(place.shield);
      expect(card.querySelector('.on use[href="#army"]') !== null).toBe(place.samurai);
    }
    expect(all(root, ".loc.spent").length).toBeGreaterThan(0);
  });

  it("goods that are stored on a location lie on it", () => {
    const { view, seat } = REAL.used;
    const players = view.players.map((player, n) =>
      n === seat ? { ...player, locations: player.locations.map((place, k) => (k ? place : { ...place, stored: { wood: 2 } })) } : player,
    );
    const card = view.players[seat!]!.locations[0]!.card;
    const { root } = board({ ...REAL.used, view: { ...view, players } });
    const place = find(root, `.side-of .loc[data-target="${card}"]`);
    expect(place.textContent).toContain("card-stored count=2 good=good:wood");
    expect(find(place, ".on").textContent).toContain("2");
  });

  it("nothing built yet: each row says what will stand there", () => {
    const { view, seat } = REAL.turn;
    const players = view.players.map((player, n) => (n === seat ? { ...player, locations: [], foundations: [] } : player));
    const { root } = board({ ...REAL.turn, choices: [], view: { ...view, players } });
    expect(seen(root, ".empire .hint").map((one) => one.textContent)).toEqual(["empty-production", "empty-feature", "empty-action"]);
  });

  it("a card held up tells everything in words", () => {
    narrow.matches = true;
    const { root } = board(REAL.turn);
    const held = find(root, ".hand .loc");
    click(held);
    const said = find(root, ".closer").textContent!;
    expect(said).toContain(`<${held.dataset.target}>`);
    expect(said).toContain(`card-words card=${held.dataset.target}`);
    expect(said).toContain("closer-cost");
    click(find(root, ".closer .close"));
    expect(root.querySelector(".closer")).toBeNull();
  });
});

describe("questions in the middle", () => {
  it("the Lookout offers its cards and says whose pick it is", () => {
    const { root } = board(REAL.lookout);
    expect(all(root, ".tray .loc").map((one) => one.dataset.target)).toEqual(REAL.lookout.view.offer);
    expect(find(root, ".tray h3").textContent).toContain("offer-mine");
  });

  it("another's pick is named, and nothing glows", () => {
    const { root } = board(REAL.waiting);
    expect(find(root, ".tray h3").textContent).toContain("offer-theirs seat=seat:1");
    expect(all(root, ".open")).toHaveLength(0);
  });

  it("factions with what they make and keep", () => {
    const { root } = board(REAL.faction);
    const buttons = all(root, ".tray .one");
    expect(buttons.map((one) => one.dataset.target)).toEqual(REAL.faction.choices.map((choice) => choice.target));
    click(buttons[0]!);
    expect(chosen).toEqual([REAL.faction.choices[0]]);
  });

  it("decks and gold are buttons, and the way there is shown", () => {
    for (const fixture of [REAL.deck, REAL.gold]) {
      const { root, close } = board(fixture);
      expect(all(root, ".tray .one").map((one) => one.dataset.target)).toEqual(fixture.choices.map((choice) => choice.target));
      expect(all(root, ".trail b").map((one) => one.textContent)).toEqual(
        fixture.view.trail.map(({ verb, card }) => `trail-${verb} card=${card}`),
      );
      close();
    }
  });

  it("a payment is drawn in its pieces: the rest in the resource, so much in gold", () => {
    const [none, one] = REAL.gold.choices;
    const { root } = board(REAL.gold);
    const icons = (choice: Choice): string[] =>
      all(root, `.tray [data-choice="${choice.id}"] .big use`).map((use) => use.getAttribute("href")!);
    expect(icons(none!)).toEqual(["#wood"]);
    expect(icons(one!)).toEqual(["#gold"]);
  });

  it("where nothing but an exchange is asked it is a question in the middle", () => {
    const trades = REAL.turn.choices.filter(({ verb }) => verb === "exchange");
    expect(trades.length).toBeGreaterThan(1);
    const { root, change } = board(REAL.turn);
    expect(root.querySelector(".tray")).toBeNull();
    change({ choices: trades });
    expect(all(root, ".tray .one").map((one) => one.getAttribute("aria-label"))).toEqual(
      trades.map(({ target }) => `do-exchange target=${target}`),
    );
  });

  it("cards that are looked at are kept by a click", () => {
    const { root } = board(REAL.keep);
    const cards = all(root, ".tray .loc");
    expect(cards).toHaveLength(2);
    click(cards[1]!);
    expect(chosen.map((choice) => choice.verb)).toEqual(["keep-second"]);
  });
});

describe("others", () => {
  it("opens the empire in which the only open cards stand, and goes back after", () => {
    const { root, change } = board(REAL.enemy);
    const other = 1 - REAL.enemy.seat!;
    expect(look.empire).toBe(other);
    const target = REAL.enemy.choices[0]!.target;
    expect(find(root, `.empire [data-target="${target}"]`).closest("[hidden]")).toBeNull();
    expect(all(root, ".hand .loc").length).toBeGreaterThan(0);
    change({ view: REAL.turn.view, choices: REAL.turn.choices, seat: REAL.turn.seat });
    expect(look.empire).toBeNull();
  });

  it("tabs tell how many things there may be picked", () => {
    const { root } = board(REAL.turn);
    const other = REAL.turn.view.players[1 - REAL.turn.seat!]!;
    const reach = REAL.turn.choices.filter(({ target }) => other.locations.some((place) => place.card === target));
    expect(reach.length).toBeGreaterThan(0);
    expect(find(root, ".tab.calls i").textContent).toBe(String(reach.length));
    click(find(root, ".tab.calls"));
    expect(find(root, `.empire [data-target="${reach[0]!.target}"]`).closest("[hidden]")).toBeNull();
  });

  it("a spectator sees a table and no hand", () => {
    const { root } = board(REAL.watching);
    expect(all(root, ".hand .loc")).toHaveLength(0);
    expect(all(root, ".tab")).toHaveLength(2);
  });
});

describe("alone", () => {
  it("shows the opponent's cards, the line and what each attack would hit", () => {
    const { root } = board(REAL.solo);
    const rival = REAL.solo.view.solo!;
    click(all(root, ".tab")[1]!);
    expect(seen(root, ".his .loc").map((one) => one.dataset.target)).toEqual(rival.locations.map((place) => place.card));
    expect(all(root, ".line button").map((one) => one.dataset.target)).toEqual(rival.line);
    const threats = all(root, ".threats li");
    expect(threats).toHaveLength(rival.threats.length);
    for (const [n, threat] of rival.threats.entries())
      for (const card of threat.victims) expect(threats[n]!.textContent).toContain(`<${card}>`);
  });

  it("a location that the next attack may hit says by how many of its cards", () => {
    const { root } = board(REAL.solo);
    const counts = new Map<string, number>();
    for (const { cards, victims } of REAL.solo.view.solo!.threats)
      for (const card of victims) counts.set(card, (counts.get(card) ?? 0) + cards);
    const marked = all(root, ".loc:has(.threat)").map((one) => [one.dataset.target, Number(one.querySelector(".threat b")!.textContent)]);
    expect(new Map(marked as [string, number][])).toEqual(counts);
  });

  it("the end says how it went", () => {
    const { root } = board(REAL.soloEnd);
    const { won } = REAL.soloEnd.view.solo!;
    expect(find(root, ".end").textContent).toContain(won ? "solo-won" : "solo-lost");
  });
});

describe("the end", () => {
  it("lights the places of a score line in the empire they stand in, and fades the others", () => {
    const line = REAL.end.lines[1]!.find((one) => (one.places ?? []).length > 0)!;
    const { root, change } = board(REAL.end);
    change({ lit: line.places });
    expect(look.empire).toBe(1);
    expect(seen(root, ".loc.lit").map((one) => one.dataset.target).toSorted()).toEqual(line.places!.toSorted());
    for (const one of seen(root, ".empire .loc:not(.lit)")) expect(one.classList.contains("faded")).toBe(true);
  });
});

describe("tallies", () => {
  it("Production with its sources", () => {
    const { root } = board(REAL.production, { fresh: REAL.production.fresh });
    const note = find(root, ".tally");
    const sources = all(note, "li small").map((one) => one.textContent);
    expect(sources[0]).toMatch(/^<faction:/);
    expect(sources).toContain("tally-deals");
    click(find(note, "button"));
    expect(root.querySelector(".tally")).toBeNull();
  });

  it("comes also to those who want nothing to move", () => {
    const { root } = board(REAL.production, { fresh: [], news: REAL.production.fresh });
    expect(root.querySelector(".tally")).not.toBeNull();
  });

  it("what is kept stands with what keeps it", () => {
    const kept = REAL.cleanup.fresh.find(({ id, seat }) => id === "event-kept" && seat === REAL.cleanup.seat)!;
    const { root } = board(REAL.cleanup, { fresh: [kept] });
    const { faction } = REAL.cleanup.view.players[REAL.cleanup.seat!]!;
    expect(find(root, ".tally li small").textContent).toBe(`tally-kept-by keeper=<${faction}>`);
  });

  it("Cleanup: what is kept, what is lost", () => {
    const { root } = board(REAL.cleanup, { fresh: REAL.cleanup.fresh });
    const sources = all(find(root, ".tally"), "li").map((one) => one.className.split(" ")[0]);
    expect(sources.toSorted()).toEqual(["kept", "lost"]);
  });
});
