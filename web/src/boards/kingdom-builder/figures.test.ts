// The pictures in the rules show what the rules say: hexes that they light are counted out here once more.
import { expect, test } from "vitest";
import { cell, FIGURES, mapOf, type Figure } from "./figures";
import { across, CELLS } from "./grid";

const WAYS = [0, 1, 2, 3, 4, 5];
const LAND = "GFCDL";
const figure = (rule: string): Figure => FIGURES[rule]!;
const mineOf = ({ mine }: Figure): Set<number> => new Set(mine.map(cell));
const shown = (one: Figure): number[] => CELLS.filter((at) => one.land.some((line, row) => [...line].some((_, column) => cell(`${row}-${column}`) === at)));
const taken = (one: Figure): Set<number> => new Set([...one.mine, ...(one.theirs ?? [])].map(cell));
const sorted = (cells: Iterable<number>): number[] => [...cells].sort((a, b) => a - b);

/** The hexes that can be picked if this holds for them. */
const open = (one: Figure, may: (at: number, letter: string) => boolean): number[] => {
  const map = mapOf(one);
  return shown(one).filter((at) => LAND.includes(map[at]!) && !taken(one).has(at) && may(at, map[at]!));
};

test("3.4: the free hexes of forest that touch one of mine, and there are others", () => {
  const one = figure("3.4");
  const mine = mineOf(one);
  const near = open(one, (at, letter) => letter === "F" && WAYS.some((way) => mine.has(across(at, way)!)));
  expect(sorted(one.open!.map(cell))).toEqual(near);
  expect(open(one, (_, letter) => letter === "F").length).toBeGreaterThan(near.length);
});

test("6.5: both ends of a line of three", () => {
  const one = figure("6.5");
  const mine = mineOf(one);
  const three = (at: number, way: number): boolean => {
    let next: number | null = at;
    return [1, 2, 3].every(() => (next = across(next!, way)) !== null && mine.has(next));
  };
  expect(sorted(one.open!.map(cell))).toEqual(open(one, (at) => WAYS.some((way) => three(at, way))));
});

test("6.8: two hexes straight on from the lifted one, and one of the six is closed", () => {
  const one = figure("6.8");
  const from = cell(one.lifted!);
  const goals = WAYS.map((way) => across(across(from, way)!, way)!);
  expect(sorted(one.open!.map(cell))).toEqual(open(one, (at) => goals.includes(at)));
  expect(one.open).toHaveLength(5);
});

test("8.3: castle and location touch one group of mine, the other castle touches none", () => {
  const one = figure("8.3");
  const [map, mine] = [mapOf(one), mineOf(one)];
  const touching = shown(one).filter((at) => "KX".includes(map[at]!) && WAYS.some((way) => mine.has(across(at, way)!)));
  expect(sorted(Object.keys(one.pays!).map(cell))).toEqual(touching);
  const group = new Set([sorted(mine)[0]!]);
  for (const at of group) for (const way of WAYS) if (mine.has(across(at, way)!)) group.add(across(at, way)!);
  expect(group).toEqual(mine);
  expect([...map].filter((letter) => letter === "K")).toHaveLength(2);
});
