import { afterEach, expect, test } from "vitest";
import { show, type Fixture, type Shown } from "../testing.svelte";
import bid from "./fixtures/bid.json";
import end from "./fixtures/end.json";
import take from "./fixtures/take.json";
import Mine from "./Mine.svelte";
import Standings from "./Standings.svelte";

const FIXTURES = { bid, end, take } as unknown as Record<string, Fixture>;

let shown: Shown | null = null;
afterEach(() => {
  shown?.close();
  shown = null;
});

test("my goods show a box for every symbol up to the last step, with its points", () => {
  const panel = (shown = show(Mine, FIXTURES.take!));
  const rows = [...panel.root.querySelectorAll("li")];
  expect(rows).toHaveLength(5);
  const boxes = (row: number): string[] => [...rows[row]!.querySelectorAll("i")].map((box) => box.textContent ?? "");
  expect(boxes(0)).toEqual(["1", "2", "3", "5"]);
  expect(boxes(4)).toEqual(["", "", "1", "", "2", "", "3", "5"]);
  // A ruby, a carrot card with two symbols, and a joker, best laid to the second ruby.
  expect(rows[0]!.querySelectorAll("i.on")).toHaveLength(1);
  expect(rows[0]!.querySelectorAll("i.joker")).toHaveLength(1);
  expect(rows[4]!.querySelectorAll("i.on")).toHaveLength(2);
  expect(rows[0]!.querySelector(".pts")!.textContent).toBe("2");
  expect(rows[4]!.querySelector(".pts")!.textContent).toBe("0");
});

test("a spectator has no things", () => {
  const panel = (shown = show(Mine, { ...FIXTURES.take!, seat: null }));
  expect(panel.root.querySelector(".mine")).toBeNull();
});

test("the standings tell everybody's coins, cards, armies, goods and points", () => {
  const panel = (shown = show(Standings, FIXTURES.take!));
  const rows = [...panel.root.querySelectorAll("tbody tr")];
  expect(rows).toHaveLength(3);
  const first = [...rows[0]!.querySelectorAll("td")].map((cell) => cell.textContent!.trim());
  expect(first.slice(0, 4)).toEqual(["1", "3", "9", "2"]);
  expect(rows[0]!.querySelectorAll(".dots i.on")).toHaveLength(2);
  const points = FIXTURES.take!.lines.map((lines) => lines.reduce((sum, line) => sum + line.points, 0));
  expect(rows.map((row) => Number(row.querySelector(".all")!.textContent))).toEqual(points);
});

test("continents name who controls them, and light their regions", () => {
  const lit: string[][] = [];
  const panel = (shown = show(Standings, FIXTURES.take!, { onlight: (places) => lit.push(places) }));
  const continents = [...panel.root.querySelectorAll(".continents li")];
  expect(continents).toHaveLength(4);
  expect(continents.map((one) => one.querySelector(".sr")!.textContent!.trim())).toEqual([
    "Anna",
    "Clara",
    "Anna",
    "standings-nobody",
  ]);
  continents[1]!.dispatchEvent(new PointerEvent("pointerenter"));
  expect(lit).toEqual([["region:A8", "region:A9"]]);
});
