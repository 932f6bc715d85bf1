import { afterEach, expect, test, vi } from "vitest";
import { show, type Fixture, type Shown } from "../testing.svelte";
import Board from "./Board.svelte";
import Favours from "./Favours.svelte";
import Rivals from "./Rivals.svelte";
import dice from "./fixtures/dice.json";
import draft from "./fixtures/draft.json";
import end from "./fixtures/end.json";
import expand from "./fixtures/expand.json";
import favour from "./fixtures/favour.json";
import name from "./fixtures/name.json";
import outline from "./fixtures/outline.json";
import watched from "./fixtures/watched.json";
import { cellOf, cross, laid, outline as line } from "./paper";
import { stepOf, type RollView } from "./view";

// A sheet has many things to draw, and the machine may be busy.
vi.setConfig({ testTimeout: 60_000 });

const FIXTURES = { favour, expand, outline, draft, dice, name, end, watched } as unknown as Record<string, Fixture>;
const fixture = (key: string): Fixture => FIXTURES[key] as Fixture;
const viewOf = (key: string): RollView => fixture(key).view as unknown as RollView;

let shown: Shown[] = [];
const draw = (key: string, part = Board, more = {}): Shown => {
  const found = show(part, fixture(key), more);
  shown.push(found);
  return found;
};
afterEach(() => {
  for (const one of shown) one.close();
  shown = [];
});
const at = (board: Shown, target: string): Element => board.root.querySelector(`[data-target="${target}"]`) as Element;
const targets = (key: string): string[] => fixture(key).choices.map((choice) => choice.target).filter(Boolean);

test.each(Object.keys(FIXTURES))("%s: everything that may be picked is on the sheets, as a button with a name", (key) => {
  const board = draw(key);
  const favours = draw(key, Favours);
  for (const target of targets(key)) {
    const thing = at(board, target) ?? at(favours, target);
    expect(thing, target).not.toBeNull();
    expect(thing.matches("button, [role=button]")).toBe(true);
    expect(thing.getAttribute("aria-label") ?? thing.textContent).toContain(target);
  }
});

test.each(Object.keys(FIXTURES))("%s: as many pencil crosses as crossed boxes and circles", (key) => {
  const view = viewOf(key);
  const player = view.players[fixture(key).seat ?? 0]!;
  const board = draw(key);
  const tracks = player.crossed.reduce((sum, count) => sum + count, 0);
  expect(board.root.querySelectorAll(".empire .pencil")).toHaveLength(tracks + player.harvested.length);
  expect(board.root.querySelectorAll(".settlement .mark")).toHaveLength(player.built.length);
  expect(board.root.querySelectorAll(".structure:not(.ghost)")).toHaveLength(player.structures.length);
});

test("a click picks what may be picked, and what may not: the table says why", () => {
  const board = draw("expand");
  const [legal] = targets("expand") as [string];
  for (const target of [legal, "walls:9"]) at(board, target).dispatchEvent(new MouseEvent("click", { bubbles: true }));
  expect(board.picked).toEqual([legal, "walls:9"]);
});

test("Enter and Space pick on paper too", () => {
  const board = draw("expand");
  const target = targets("expand").find((one) => one.startsWith("barns:") || one.startsWith("walls:") || one.startsWith("bridges:"))!;
  for (const key of ["Enter", " ", "x"])
    at(board, target).dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
  expect(board.picked).toEqual([target, target]);
});

test("what a choice costs and gives is shown before it is made", () => {
  const board = draw("expand");
  const view = viewOf("expand");
  const [target, preview] = Object.entries(view.previews).find(([one]) => at(board, one)?.matches("[role=button]"))!;
  expect(board.root.querySelectorAll(".dice small")).toHaveLength(0);
  at(board, target).dispatchEvent(new PointerEvent("pointerenter"));
  board.change({});
  const changes = [preview.actions, ...preview.pool].filter(Boolean).length + (preview.points ? 1 : 0);
  expect(board.root.querySelectorAll(".dice small")).toHaveLength(changes);
  at(board, target).dispatchEvent(new PointerEvent("pointerleave"));
  board.change({});
  expect(board.root.querySelectorAll(".dice small")).toHaveLength(0);
});

test("the structure that is being drawn lies under the pointer", () => {
  const board = draw("outline");
  const ghost = (): string => board.root.querySelector(".ghost")?.getAttribute("d") ?? "";
  const firsts = targets("outline");
  expect(firsts.length).toBeGreaterThan(1);
  const drawn = firsts.map((target) => {
    at(board, target).dispatchEvent(new PointerEvent("pointerenter"));
    board.change({});
    return ghost();
  });
  expect(new Set(drawn).size).toBe(firsts.length);
});

test("another's lit places are not lit on my sheets; at the end his are shown", () => {
  const lit = { lit: ["walls:1", "houses:1"], litOf: 1 };
  const lights = (board: Shown) => board.root.querySelectorAll(".shown, .litsection, li.lit").length;
  expect(lights(draw("expand", Board, { ...lit, litOf: 0 }))).toBeGreaterThan(0);
  const going = draw("expand", Board, lit);
  expect(lights(going)).toBe(0);
  const owner = fixture("expand").names[1] as string;
  expect(going.root.textContent).not.toContain(owner);
  const over = draw("expand", Board, { ...lit, view: { ...viewOf("expand"), over: true } });
  expect(lights(over)).toBeGreaterThan(0);
  expect(over.root.textContent).toContain(owner);
});

test("lit places are lit, on both sheets", () => {
  const board = draw("end", Board, { lit: ["walls:1", "section:1-1", "building:quarry"] });
  expect(board.root.querySelectorAll(".shown, .litsection, li.lit").length).toBeGreaterThanOrEqual(3);
});

test("on a phone a tab says how much may be picked on its sheet", () => {
  const board = draw("draft");
  const [empire, settlement] = [...board.root.querySelectorAll(".tabs button")] as [Element, Element];
  expect(settlement.getAttribute("aria-selected")).toBe("true");
  expect(settlement.querySelector("em")?.textContent).toBe(String(targets("draft").length));
  (empire as HTMLElement).click();
  board.change({});
  expect(empire.getAttribute("aria-selected")).toBe("true");
});

test("on a phone the sheet is shown that holds what a hint speaks of", () => {
  const board = draw("end", Board, { lit: ["building:quarry"] });
  const chosen = () => board.root.querySelector(".tabs [aria-selected=true]")?.id;
  expect(chosen()).toBe("tab-settlement");
  board.change({ lit: ["walls:1"] });
  expect(chosen()).toBe("tab-empire");
  board.change({ lit: ["favour:ally"] });
  expect(chosen()).toBe("tab-empire");
});

test("on a phone the sheet is shown that a told step happened on", () => {
  const board = draw("watched");
  const chosen = () => board.root.querySelector(".tabs [aria-selected=true]")?.id;
  expect(chosen()).toBe("tab-empire");
  const [box] = viewOf("watched").setup.settlements[1]![0]!.boxes;
  board.change({ told: { number: 9, row: 3, id: "log-cross", seat: 1, places: [box!.target] } });
  expect(chosen()).toBe("tab-settlement");
});

test("others' sheets are small, and large on demand", () => {
  const rivals = draw("draft", Rivals);
  expect(rivals.root.querySelectorAll(".empire")).toHaveLength(2);
  expect(rivals.root.querySelectorAll(".settlement")).toHaveLength(0);
  rivals.root.querySelector<HTMLElement>("button")!.click();
  rivals.change({});
  expect(rivals.root.querySelectorAll(".settlement")).toHaveLength(1);
  expect(rivals.root.querySelectorAll("[data-target], [role=button]")).toHaveLength(0);
});

test("a blueprint is laid by its first section, never turned", () => {
  expect(laid([".#", "##"], { row: 0, place: 1 })).toEqual([
    { row: 0, place: 1 },
    { row: 1, place: 0 },
    { row: 1, place: 1 },
  ]);
  expect(cellOf("section:2-9")).toEqual({ row: 1, place: 8 });
  expect(cellOf("walls:1")).toBeNull();
  // Two sections side by side share one side: 2 above, 2 below, 1 left, 1 right.
  expect(line([{ row: 0, place: 0 }, { row: 0, place: 1 }]).match(/M/g)).toHaveLength(6);
});

test("a pencil cross is never the same twice, and always the same in its box", () => {
  expect(cross("walls:1", 75, 102)).toBe(cross("walls:1", 75, 102));
  expect(cross("walls:1", 75, 102)).not.toBe(cross("walls:2", 75, 102));
});

test("what a seat decides is found where several decide at once", () => {
  expect(stepOf(viewOf("expand"), 0)?.type).toBe("Expand");
  expect(stepOf(viewOf("outline"), 0)?.type).toBe("Outline");
  expect(stepOf(viewOf("watched"), null)).toBeNull();
});
