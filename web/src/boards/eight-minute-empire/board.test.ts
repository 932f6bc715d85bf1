import { tick } from "svelte";
import { afterEach, expect, test } from "vitest";
import { show, type Fixture, type Shown } from "../testing.svelte";
import Board from "./Board.svelte";
import after from "./fixtures/after.json";
import bid from "./fixtures/bid.json";
import choose from "./fixtures/choose.json";
import end from "./fixtures/end.json";
import march from "./fixtures/march.json";
import neutral from "./fixtures/neutral.json";
import place from "./fixtures/place.json";
import take from "./fixtures/take.json";
import whose from "./fixtures/whose.json";
import { outlines } from "./outlines";
import type { EmpireView } from "./view";

const FIXTURES = { after, bid, choose, end, march, neutral, place, take, whose } as unknown as Record<string, Fixture>;
const fixture = (name: string): Fixture => FIXTURES[name] as Fixture;
const viewOf = (name: string): EmpireView => fixture(name).view as unknown as EmpireView;

let shown: Shown | null = null;
const draw = (name: string, more = {}): Shown => (shown = show(Board, fixture(name), more));
afterEach(() => {
  shown?.close();
  shown = null;
});

const spot = (board: Shown, region: string): SVGElement =>
  board.root.querySelector<SVGElement>(`.spot[data-target="region:${region}"]`) as SVGElement;
const open = (board: Shown): string[] =>
  [...board.root.querySelectorAll<SVGElement>(".spot[data-open]")].map((one) => one.dataset.target!.slice(7)).sort();
const click = (on: Element): void => {
  on.dispatchEvent(new MouseEvent("click", { bubbles: true }));
};
const press = (on: Element, key: string, more = {}): void => {
  on.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...more }));
};

test.each(Object.keys(FIXTURES))("%s: every region is drawn, and every piece stands", (name) => {
  const board = draw(name);
  const view = viewOf(name);
  expect(board.root.querySelectorAll(".spot")).toHaveLength(view.setup.regions.length);
  const heaps = view.players.flatMap((player) => [...Object.values(player.armies), ...Object.values(player.cities)]);
  const others = Object.values(view.neutral ?? {});
  expect(board.root.querySelectorAll(".pieces .token")).toHaveLength(heaps.length + others.length);
  const written = [...board.root.querySelectorAll(".pieces text")].map((one) => Number(one.textContent)).sort();
  expect(written).toEqual([...heaps, ...others].filter((count) => count > 1).sort());
});

test.each(Object.keys(FIXTURES))("%s: every choice about the board has something to click", (name) => {
  const board = draw(name);
  const drawn = new Set([...board.root.querySelectorAll<HTMLElement>("[data-target]")].map((one) => one.dataset.target));
  for (const { target } of fixture(name).choices) {
    if (/^(region|way|card|coins):/.test(target)) expect(drawn).toContain(target);
  }
});

test.each(["a", "b"])("side %s: the drawing touches where the list says so, and nowhere else", (side) => {
  const view = viewOf(side === "a" ? "take" : "end");
  expect(view.setup.map).toBe(side);
  const { regions } = outlines(side, view.setup.regions);
  const points = Object.fromEntries(
    Object.entries(regions).map(([key, { path }]) => {
      const numbers = path.match(/-?\d+/g)!.map(Number);
      return [key, numbers.flatMap((x, n) => (n % 2 ? [] : [[x, numbers[n + 1]!] as [number, number]]))];
    }),
  );
  const touches = (one: string, two: string): number =>
    points[one]!.filter(([x, y]) => points[two]!.some(([u, v]) => Math.hypot(x - u, y - v) < 11)).length;
  for (const { key, land } of view.setup.regions) {
    for (const { key: other } of view.setup.regions) {
      if (key >= other) continue;
      if (land.includes(other)) expect(touches(key, other), `${key} ${other}`).toBeGreaterThan(5);
      else expect(touches(key, other), `${key} ${other}`).toBe(0);
    }
  }
});

test("sea links are dotted lines between the right regions", () => {
  const view = viewOf("take");
  const board = draw("take");
  expect(board.root.querySelectorAll(".link")).toHaveLength(7);
  const linked = outlines("a", view.setup.regions).links.map(({ ends }) => ends.join());
  expect(linked).toContain("A15,A22");
});

test("who controls a region shows as a rim and a hatch", () => {
  const board = draw("take");
  const { holders } = viewOf("take");
  const kept = Object.values(holders).length;
  expect(board.root.querySelectorAll(".holders .rim")).toHaveLength(kept);
  expect(board.root.querySelectorAll(".holders .hatch")).toHaveLength(kept);
});

test("cards lie in the row with their prices; those that may be taken are open", () => {
  const board = draw("take");
  const cards = [...board.root.querySelectorAll<HTMLElement>(".face")];
  expect(cards.map((card) => card.dataset.target)).toEqual(
    ["wo3", "ru2", "an1", "ca9", "jk2", "wo7"].map((key) => `card:${key}`),
  );
  const coins = [...board.root.querySelectorAll(".cost")].map((cost) => cost.querySelectorAll(".ic").length);
  expect(coins).toEqual([0, 1, 1, 2, 2, 3]);
  expect(cards.map((card) => card.classList.contains("open"))).toEqual([true, true, true, false, false, false]);
  expect([...board.root.querySelectorAll(".short > span")].map((one) => one.textContent)).toEqual([
    "row-short count=1",
    "row-short count=1",
    "row-short count=2",
  ]);
  click(cards[1]!);
  click(cards[5]!);
  expect(board.picked).toEqual(["card:ru2", "card:wo7"]);
});

test("a region picks itself, whether it may be picked or not", () => {
  const board = draw("place");
  expect(open(board)).toEqual(["A13", "A14"]);
  click(spot(board, "A14"));
  click(spot(board, "A1"));
  expect(board.picked).toEqual(["region:A14", "region:A1"]);
  expect(board.root.querySelector(".taken .face")).not.toBeNull();
});

test("a march is picked by its two ends", async () => {
  const board = draw("march");
  expect(open(board)).toEqual(["A13", "A14", "A5"]);
  click(spot(board, "A5"));
  await tick();
  expect(board.picked).toEqual([]);
  expect(spot(board, "A5").getAttribute("aria-pressed")).toBe("true");
  expect(open(board)).toEqual(["A3", "A4"]);
  click(spot(board, "A4"));
  expect(board.picked).toEqual(["way:A5-A4"]);
});

test("another army can be taken up instead, or the one at hand put down", async () => {
  const board = draw("march");
  click(spot(board, "A5"));
  await tick();
  click(spot(board, "A13"));
  await tick();
  expect(open(board)).toEqual(["A10", "A11", "A14", "A16", "A17", "A18"]);
  click(spot(board, "A13"));
  await tick();
  expect(open(board)).toEqual(["A13", "A14", "A5"]);
  expect(board.picked).toEqual([]);
});

test("after a step the army is at hand for the next, and its last place is another army's", async () => {
  const board = draw("march");
  click(spot(board, "A13"));
  await tick();
  click(spot(board, "A14"));
  board.change({ view: fixture("after").view, choices: fixture("after").choices });
  await tick();
  expect(spot(board, "A14").getAttribute("aria-pressed")).toBe("true");
  expect(open(board)).toEqual(["A15", "A16"]);
  click(spot(board, "A13"));
  await tick();
  expect(board.picked).toEqual(["way:A13-A14"]);
  expect(spot(board, "A13").getAttribute("aria-pressed")).toBe("true");
});

test("a way that may not be gone is asked for all the same: the table says why", async () => {
  const board = draw("march");
  click(spot(board, "A1"));
  click(spot(board, "A13"));
  await tick();
  click(spot(board, "A22"));
  await tick();
  expect(board.picked).toEqual(["way:A1-A1", "way:A13-A22"]);
  expect(board.root.querySelector('[data-target="way:A13-A22"]')).not.toBeNull();
});

test("Tab stops at one region; arrows walk, Enter picks", async () => {
  const board = draw("place");
  const stops = board.root.querySelectorAll<SVGElement>('.spot[tabindex="0"]');
  expect([...stops].map((one) => one.dataset.target)).toEqual(["region:A13"]);
  stops[0]!.focus();
  press(stops[0]!, "ArrowUp");
  await tick();
  await tick();
  expect((document.activeElement as SVGElement).dataset.target).toBe("region:A14");
  press(document.activeElement!, "Enter");
  expect(board.picked).toEqual(["region:A14"]);
  press(document.activeElement!, "ArrowUp", { shiftKey: true });
  await tick();
  await tick();
  expect((document.activeElement as SVGElement).dataset.target).toBe("region:A15");
  expect((document.activeElement as SVGElement).getAttribute("aria-disabled")).toBe("true");
});

test("what a region is called says what picking it does and what stands there", () => {
  const board = draw("place");
  expect(spot(board, "A14").getAttribute("aria-label")).toBe(
    "do-place card=card:ru2 count=2 target=region:A14. <region:A14>, map-stand owner=seat:0 armies=1 cities=2",
  );
});

test("bids are buttons", () => {
  const board = draw("bid");
  const bids = [...board.root.querySelectorAll<HTMLElement>(".bids button")];
  expect(bids).toHaveLength(12);
  click(bids[4]!);
  expect(board.picked).toEqual(["coins:4"]);
});

test("lit places are ringed; at the end lit cards lie where the row was", () => {
  const board = draw("end", { lit: ["region:B15", "card:ca4"] });
  expect(board.root.querySelectorAll(".glow .lit")).toHaveLength(2);
  expect([...board.root.querySelectorAll(".face")].length).toBeLessThanOrEqual(1);
  board.change({ lit: [] });
  expect(board.root.querySelectorAll(".face")).toHaveLength(0);
});

test("nothing is veiled and nothing glows without a choice", () => {
  const board = draw("march", { choices: [] });
  expect(board.root.querySelector(".veil")).toBeNull();
  expect(board.root.querySelector(".glow .ring")).toBeNull();
  expect(board.root.querySelectorAll(".spot[role=button]")).toHaveLength(0);
});

test("an army that marched slides, a new one grows, a board shown again stands still", () => {
  const told = { number: 3, row: 3, seat: 0 };
  const board = draw("after");
  expect(board.root.querySelector(".pieces .moved, .pieces .grown")).toBeNull();
  board.change({ fresh: [{ ...told, id: "event-march", places: ["region:A13", "region:A14"] }] });
  expect(board.root.querySelectorAll(".pieces .moved")).toHaveLength(1);
  board.change({ fresh: [{ ...told, number: 4, id: "event-place", places: ["region:A13"] }] });
  expect(board.root.querySelectorAll(".pieces .grown")).toHaveLength(1);
});

test("where the others were last is dotted until their next card", () => {
  const told = { number: 3, row: 3, seat: 1 };
  const board = draw("take");
  board.change({ fresh: [{ ...told, id: "event-place", places: ["region:A13"] }] });
  expect(board.root.querySelector(".dotted")).not.toBeNull();
  board.change({ fresh: [{ ...told, number: 5, id: "event-take", places: ["card:wo3"] }] });
  expect(board.root.querySelector(".dotted")).toBeNull();
});

test("a map of somebody's own is drawn as discs", () => {
  const { view } = fixture("take");
  const setup = viewOf("take").setup;
  const regions = setup.regions.map((region) => ({ ...region, key: `X${region.key}`, sea: [], land: [] }));
  const own = { ...view, setup: { ...setup, regions, start: null }, players: [], holders: {}, rulers: {} };
  const board = (shown = show(Board, { ...fixture("take"), view: own, choices: [] }));
  expect(board.root.querySelectorAll(".spot")).toHaveLength(25);
});
