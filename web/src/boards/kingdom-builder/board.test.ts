import { tick } from "svelte";
import { afterEach, expect, test } from "vitest";
import type { Choice } from "../contract";
import { show, type Fixture, type Shown } from "../testing.svelte";
import Board from "./Board.svelte";
import end from "./fixtures/end.json";
import land from "./fixtures/land.json";
import lift from "./fixtures/lift.json";
import middle from "./fixtures/middle.json";
import start from "./fixtures/start.json";
import tiles from "./fixtures/tiles.json";
import two from "./fixtures/two.json";

const FIXTURES = { start, middle, end, lift, land, tiles, two } as unknown as Record<string, Fixture>;
const fixture = (name: string): Fixture => FIXTURES[name] as Fixture;

let shown: Shown | null = null;
const draw = (name: string, more = {}): Shown => (shown = show(Board, fixture(name), more));
afterEach(() => {
  shown?.close();
  shown = null;
});

const hexAt = (board: Shown, target: string): SVGElement =>
  board.root.querySelector<SVGElement>(`.hex[data-target="${target}"]`) as SVGElement;
const onBoard = (choices: Choice[]): string[] =>
  choices.map((choice) => choice.target).filter((target) => target.startsWith("cell:"));
const press = (on: Element, key: string, more = {}): void => {
  on.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...more }));
};

test.each(Object.keys(FIXTURES))("%s: 400 hexes, those that may be picked are buttons with names", (name) => {
  const board = draw(name);
  const { choices } = fixture(name);
  expect(board.root.querySelectorAll(".hex")).toHaveLength(400);
  const buttons = [...board.root.querySelectorAll<SVGElement>(".hex[role=button]")];
  expect(buttons.map((hex) => hex.dataset.target).sort()).toEqual(onBoard(choices).sort());
  for (const choice of choices.filter((one) => one.target.startsWith("cell:"))) {
    const label = hexAt(board, choice.target).getAttribute("aria-label");
    expect(label).toMatch(new RegExp(`^do-${choice.verb} .*target=${choice.target}, <(terrain|tile):`));
  }
});

test.each(Object.keys(FIXTURES))("%s: every settlement stands, whoever it belongs to", (name) => {
  const board = draw(name);
  const players = fixture(name).view.players as { settlements: number[] }[];
  players.forEach(({ settlements }, seat) => {
    const pieces = board.root.querySelectorAll(`.pieces use[href="#settlement-${seat + 1}"]`);
    expect(pieces).toHaveLength(settlements.length);
  });
});

test("the drawing stays light: the land is a few long paths", () => {
  const board = draw("start");
  expect(board.root.querySelectorAll(".ground path").length).toBeLessThan(35);
});

test("a click picks what may be picked, and what may not: the table says why", () => {
  const board = draw("middle");
  const [legal] = onBoard(fixture("middle").choices) as [string];
  const [taken] = (fixture("middle").view.players as { settlements: number[] }[])[1]?.settlements ?? [];
  const refused = `cell:${Math.floor(Number(taken) / 20)}-${Number(taken) % 20}`;
  for (const target of [legal, refused]) hexAt(board, target).dispatchEvent(new MouseEvent("click", { bubbles: true }));
  expect(board.picked).toEqual([legal, refused]);
});

test("Tab stops at one hex; arrows walk, Enter and Space pick", async () => {
  const board = draw("middle");
  const stops = board.root.querySelectorAll<SVGElement>('.hex[tabindex="0"]');
  expect(stops).toHaveLength(1);
  const first = stops[0] as SVGElement;
  expect(first.dataset.target).toBe("cell:4-9");
  first.focus();
  press(first, "ArrowRight");
  await tick();
  await tick();
  expect((document.activeElement as SVGElement).dataset.target).toBe("cell:4-10");
  press(document.activeElement as Element, "Enter");
  press(document.activeElement as Element, " ");
  expect(board.picked).toEqual(["cell:4-10", "cell:4-10"]);
  press(document.activeElement as Element, "End");
  await tick();
  await tick();
  expect((document.activeElement as SVGElement).dataset.target).toBe("cell:11-1");
});

test("with Shift the arrows walk over every hex and tell what is there", async () => {
  const board = draw("middle");
  hexAt(board, "cell:4-9").focus();
  press(document.activeElement as Element, "ArrowDown", { shiftKey: true });
  await tick();
  await tick();
  const here = document.activeElement as SVGElement;
  expect(here.dataset.target).toBe("cell:5-9");
  expect(here.getAttribute("aria-disabled")).toBe("true");
  expect(here.getAttribute("aria-label")).toBe("tell-hex-of cell=cell:5-9 ground=terrain:canyon owner=seat:0");
});

test("whoever plays by keyboard keeps the focus when the choices change", async () => {
  const board = draw("middle");
  hexAt(board, "cell:4-9").focus();
  const rest = fixture("middle").choices.filter((choice) => choice.target !== "cell:4-9");
  board.change({ choices: rest });
  await tick();
  await tick();
  expect((document.activeElement as SVGElement).dataset.target).toBe("cell:4-10");
});

test("panning and zooming change one transform and touch no hex", async () => {
  const board = draw("middle");
  const frame = board.root.querySelector(".viewport") as HTMLElement;
  const touched: Node[] = [];
  const observer = new MutationObserver((records) => touched.push(...records.map((record) => record.target)));
  const drawing = frame.querySelector(".plane > svg") as Node;
  observer.observe(drawing, { subtree: true, childList: true, attributes: true, characterData: true });
  const plane = frame.querySelector(".plane") as HTMLElement;
  const before = plane.style.transform;
  frame.dispatchEvent(new WheelEvent("wheel", { deltaY: -500, clientX: 50, clientY: 50, bubbles: true, cancelable: true }));
  const hex = hexAt(board, "cell:9-9");
  const pointer = (type: string, at: number): boolean =>
    hex.dispatchEvent(
      new PointerEvent(type, {
        pointerId: 1,
        button: 0,
        buttons: type === "pointerup" ? 0 : 1,
        clientX: at,
        clientY: at,
        bubbles: true,
        cancelable: true,
      }),
    );
  pointer("pointerdown", 100);
  for (let at = 100; at > 20; at -= 4) pointer("pointermove", at);
  pointer("pointerup", 20);
  hex.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, detail: 1 }));
  for (const key of ["+", "-", "ArrowLeft", "ArrowDown"]) press(frame, key);
  await tick();
  observer.takeRecords().forEach((record) => touched.push(record.target));
  observer.disconnect();
  expect(plane.style.transform).not.toBe(before);
  expect(touched).toEqual([]);
  expect(board.picked).toEqual([]); // the click that ends a drag picks nothing
  press(frame, "0");
  await tick();
  expect(plane.style.transform).toBe(before);
});

test("what was clicked shows the piece that will stand there", () => {
  const board = draw("middle", { marked: "cell:4-10" });
  expect(board.root.querySelector(".glow .marked")).not.toBeNull();
  expect(board.root.querySelector('.ghost use[href="#settlement-1"]')).not.toBeNull();
  board.change({ marked: null });
  expect(board.root.querySelector(".glow .marked")).toBeNull();
});

test("lit places are ringed; at the end the rest stands back", () => {
  const board = draw("middle", { lit: ["cell:0-0", "castle"] });
  expect(board.root.querySelectorAll(".glow .lit")).toHaveLength(2); // the ring and its halo
  board.close();
  const over = draw("end", { lit: fixture("end").lines[0]?.[0]?.places ?? [] });
  expect(over.root.querySelector(".veil")).not.toBeNull();
  expect(over.root.querySelector(".piece.faded")).not.toBeNull();
});

test("nothing is veiled and nothing glows without a choice", () => {
  const board = draw("middle", { choices: [] });
  expect(board.root.querySelector(".veil")).toBeNull();
  expect(board.root.querySelector(".glow .ring")).toBeNull();
  expect(board.root.querySelectorAll(".hex[role=button]")).toHaveLength(0);
});

test("a built settlement grows, a moved one slides, a board shown again stands still", () => {
  const told = { number: 3, row: 3, seat: 1 };
  const at = (seat: number): string => {
    const cell = (fixture("middle").view.players as { settlements: number[] }[])[seat]?.settlements[0] as number;
    return `cell:${Math.floor(cell / 20)}-${cell % 20}`;
  };
  const board = draw("middle");
  expect(board.root.querySelector(".piece.built, .piece.moved")).toBeNull();
  board.change({ fresh: [{ ...told, id: "event-build", places: [at(1)] }] });
  expect(board.root.querySelectorAll(".piece.built")).toHaveLength(1);
  expect(board.root.querySelector(".recent")).not.toBeNull();
  board.change({ fresh: [{ ...told, number: 4, seat: 2, id: "event-move", places: ["cell:0-0", at(2)] }] });
  const moved = board.root.querySelector<SVGElement>(".piece.moved");
  expect(moved?.style.getPropertyValue("--dx")).toMatch(/px$/);
  expect(board.root.querySelector(".piece.built")).toBeNull();
});

test("a lifted settlement is ringed until it lands", () => {
  const board = draw("land");
  expect(board.root.querySelectorAll(".piece.lifted")).toHaveLength(1);
  expect(board.root.querySelector(".glow .lifted")).not.toBeNull();
});

test("a blank board before the sections lie", () => {
  const { view } = fixture("start");
  const setup = { ...(view.setup as object), map: Array(20).fill(".".repeat(20)), locations: {}, kingdom: [] };
  const board = (shown = show(Board, { ...fixture("start"), view: { ...view, setup, tiles_left: {} }, choices: [] }));
  expect(board.root.querySelectorAll(".hex")).toHaveLength(400);
});
