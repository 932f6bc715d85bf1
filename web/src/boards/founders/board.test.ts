import { tick } from "svelte";
import { afterEach, expect, test } from "vitest";
import { show, type Fixture, type Shown } from "../testing.svelte";
import Board from "./Board.svelte";
import cart from "./fixtures/cart.json";
import draft from "./fixtures/draft.json";
import end from "./fixtures/end.json";
import open from "./fixtures/open.json";
import place from "./fixtures/place.json";
import turn from "./fixtures/turn.json";
import war from "./fixtures/war.json";
import { boxOf, towards } from "./layout";
import { panels } from ".";
import { beside, placeOf, targetOf, type FoundersView } from "./view";

const FIXTURES = { draft, turn, open, place, cart, war, end } as unknown as Record<string, Fixture>;
const fixture = (name: string): Fixture => FIXTURES[name] as Fixture;
const viewOf = (name: string): FoundersView => fixture(name).view as unknown as FoundersView;

let shown: Shown | null = null;
const draw = (name: string, more = {}): Shown => (shown = show(Board, fixture(name), more));
afterEach(() => {
  shown?.close();
  shown = null;
});
const at = (board: Shown, target: string): HTMLElement =>
  board.root.querySelector<HTMLElement>(`[data-target="${target}"]`) as HTMLElement;
const press = (on: Element, key: string): void => {
  on.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
};

test.each(Object.keys(FIXTURES))("%s: every choice with a place on the board can be picked there", (name) => {
  const board = draw(name);
  for (const { target } of fixture(name).choices) {
    if (!target || target.startsWith("token:") || target.startsWith("resource:")) continue;
    const thing = at(board, target);
    expect(thing, target).not.toBeNull();
    expect(thing.classList.contains("open"), target).toBe(true);
    thing.dispatchEvent(new MouseEvent("click", { bubbles: true }));
    expect(board.picked.at(-1)).toBe(target);
  }
});

test.each(Object.keys(FIXTURES))("%s: every tile of every realm is drawn, one realm is shown", (name) => {
  const board = draw(name);
  const { players } = viewOf(name);
  const grounds = [...board.root.querySelectorAll<HTMLElement>(".ground")];
  expect(grounds).toHaveLength(players.length);
  expect(grounds.filter((ground) => !ground.hidden)).toHaveLength(1);
  const tiles = players.reduce((sum, player) => sum + player.tiles.length, 0);
  expect(board.root.querySelectorAll(".drawn .tile")).toHaveLength(tiles);
});

test("what lies open stands in its lane, with cost, product and points", () => {
  const board = draw("turn");
  expect(board.root.querySelectorAll(".lane.nature button.face")).toHaveLength(2);
  expect(board.root.querySelectorAll(".lane.city button.face")).toHaveLength(2);
  const mars = at(board, "tile:great-mars");
  expect(mars.textContent).toContain("<tile:great-mars>");
  expect([...mars.querySelectorAll("use")].map((use) => use.getAttribute("href"))).toEqual(
    ["#scene-great", "#war", "#coin", "#horses"],
  );
  expect(mars.querySelector(".points")?.textContent).toBe("3");
  expect(mars.classList.contains("dim")).toBe(true);
  expect(board.root.querySelector('[data-target="stack:city"] text')?.textContent).toBe(
    String(viewOf("turn").stacks.city?.reduce((sum, count) => sum + count, 0)),
  );
});

test("places glow, own tiles at a price, free cells that will not do stay plain", () => {
  const board = draw("place");
  const spots = [...board.root.querySelectorAll<SVGElement>(".ground:not([hidden]) .spot")];
  const legal = fixture("place").choices.map((choice) => choice.target);
  expect(spots.filter((spot) => spot.classList.contains("open")).map((spot) => spot.dataset.target).sort()).toEqual(
    [...legal].sort(),
  );
  const swaps = spots.filter((spot) => spot.classList.contains("swap"));
  const tiles = new Set(viewOf("place").players[0]!.tiles.map(({ column, row }) => `cell:${column},${row}`));
  expect(swaps.every((spot) => tiles.has(spot.dataset.target ?? ""))).toBe(true);
  expect(board.root.querySelectorAll(".price")).toHaveLength(swaps.length);
  const plain = spots.filter((spot) => !spot.classList.contains("open") && !tiles.has(spot.dataset.target ?? ""));
  expect(plain.length).toBeGreaterThan(0);
  plain[0]?.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  expect(board.picked).toEqual([plain[0]?.dataset.target]);
});

test("who pays is ringed and joined to the place under the pointer", async () => {
  const board = draw("place");
  const payment = viewOf("place").payments.find(({ payers }) => payers.length === 2)!;
  const spot = at(board, `cell:${payment.column},${payment.row}`);
  spot.dispatchEvent(new PointerEvent("pointerenter"));
  await tick();
  expect(board.root.querySelectorAll(".payer")).toHaveLength(2);
  expect(board.root.querySelectorAll(".feed")).toHaveLength(2);
});

test("what was picked shows the tile that will lie there", () => {
  const target = fixture("place").choices[0]!.target;
  const board = draw("place", { marked: target });
  expect(board.root.querySelector(".ghost")).not.toBeNull();
  board.change({ marked: null });
  expect(board.root.querySelector(".ghost")).toBeNull();
});

test("Tab stops once; arrows walk over what may be picked, Enter picks", async () => {
  const board = draw("place");
  const stops = board.root.querySelectorAll<SVGElement>('.spot[tabindex="0"]');
  expect(stops).toHaveLength(1);
  const first = stops[0] as SVGElement;
  first.focus();
  for (const key of ["ArrowRight", "ArrowLeft", "ArrowUp", "ArrowDown"]) press(document.activeElement as Element, key);
  await tick();
  await tick();
  const here = document.activeElement as SVGElement;
  expect(here.classList.contains("open")).toBe(true);
  press(here, "Enter");
  expect(board.picked).toEqual([here.dataset.target]);
});

test("war shows a realm in which something may be ruined, and the others one click away", async () => {
  const board = draw("war");
  const names = [...board.root.querySelectorAll<HTMLElement>(".whose")];
  expect(names.map((one) => one.textContent)).toEqual(["Boris", "Clara", "Anna"]);
  expect(names.map((one) => one.getAttribute("aria-pressed"))).toEqual(["false", "true", "false"]);
  names[2]?.click();
  await tick();
  expect(names.map((one) => one.getAttribute("aria-pressed"))).toEqual(["false", "false", "true"]);
  const ground = board.root.querySelector(".ground:not([hidden])");
  expect(ground?.querySelector(".spot.open")?.getAttribute("data-target")).toMatch(/^rival-cell:2\//);
  expect(ground?.querySelector(".cart")).not.toBeNull();
});

test("a lit place is ringed; at the end its realm comes forward", () => {
  const board = draw("end", { lit: ["realm:1/0,0"] });
  expect(board.root.querySelector(".ground:not([hidden]) .lit")).not.toBeNull();
  expect(board.root.querySelectorAll(".whose")[1]?.getAttribute("aria-pressed")).toBe("true");
});

test("panels show tokens, and which may be played", () => {
  const [mine] = panels;
  shown = show(mine!.component, fixture("turn"));
  const usable = fixture("turn").choices.filter(({ verb }) => verb === "use").map(({ target }) => target);
  const lit = [...shown.root.querySelectorAll<HTMLElement>(".open")].map((one) => one.dataset.target);
  expect(lit.sort()).toEqual(usable.sort());
  expect(shown.root.textContent).toContain("×2");
  at(shown, "token:war").click();
  expect(shown.picked).toEqual(["token:war"]);
});

test("every panel can be shown to a seat and to a spectator", () => {
  for (const { key, component } of panels) {
    for (const seat of [0, null]) {
      const panel = show(component, { ...fixture("war"), seat });
      expect(panel.root.querySelector(`.panel.${key}`)).not.toBeNull();
      panel.close();
    }
  }
});

test("targets name the same cell both ways", () => {
  const view = viewOf("war");
  expect(placeOf("rival-cell:2/0,1", view)).toEqual({ seat: 0, cell: [0, 1] });
  expect(placeOf("realm:2/-1,3", view)).toEqual({ seat: 2, cell: [-1, 3] });
  expect(placeOf("tile:mine", view)).toBeNull();
  expect(targetOf(0, [0, 1], view)).toBe("rival-cell:2/0,1");
  expect(targetOf(1, [0, 1], view)).toBe("cell:0,1");
});

test("free cells share a side, the picture holds them all, arrows go the nearest way", () => {
  const tile = { kind: "lake", ruined: false, coin: false, master: false };
  const free = beside([{ ...tile, column: 0, row: 0 }, { ...tile, column: 1, row: 0 }]);
  expect(free).toHaveLength(6);
  const [left, top, width, height] = boxOf([[-5, 0], [4, 3]]);
  expect(left).toBeLessThanOrEqual(-530);
  expect(left + width).toBeGreaterThanOrEqual(4 * 106 + 100);
  expect(top).toBeLessThanOrEqual(-318);
  expect(top + height).toBeGreaterThanOrEqual(100);
  expect(towards([0, 0], "ArrowUp", [[0, -1], [3, 1], [0, 2]])).toEqual([0, 2]);
  expect(towards([0, 0], "ArrowLeft", [[1, 0]])).toBeNull();
  expect(towards([0, 0], "x", [[1, 0]])).toBeNull();
});

test("tiles that have left the game can be looked at, equal ones once", () => {
  const view = { ...viewOf("turn"), removed: ["mine", "pasture", "mine"] };
  const board = draw("turn", { view });
  const items = [...board.root.querySelectorAll(".removed li")];
  expect(items.map((item) => item.textContent?.replace(/\s+/g, " ").trim())).toHaveLength(2);
  expect(items[0]?.textContent).toContain("<tile:mine>");
  expect(items[0]?.textContent).toContain("×2");
  shown?.close();
  expect(draw("turn", { view: { ...view, removed: [] } }).root.querySelector(".removed")).toBeNull();
});
