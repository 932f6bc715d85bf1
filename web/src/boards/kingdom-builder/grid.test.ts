import { expect, test } from "vitest";
import { axes } from "./axes";
import { across, cellAt, cellOf, CELLS, centre, outline, targetOf } from "./grid";
import { DIRECTIONS, nearest, step, walk } from "./walking";

test("targets and hexes are the same thing twice", () => {
  for (const cell of CELLS) expect(cellOf(targetOf(cell))).toBe(cell);
  expect(cellOf("cell:20-0")).toBeNull();
  expect(cellOf("tile:farm")).toBeNull();
});

test("the middle of a hex and its surroundings belong to it", () => {
  for (const cell of CELLS) {
    const [x, y] = centre(cell);
    for (const [dx, dy] of [[0, 0], [14, 0], [-14, 0], [0, 15], [0, -15]] as const) {
      expect(cellAt([x + dx, y + dy])).toBe(cell);
    }
  }
  expect(cellAt([-40, 0])).toBeNull();
});

test("neighbours are mutual and one step apart", () => {
  for (const cell of CELLS) {
    for (let way = 0; way < 6; way += 1) {
      const other = across(cell, way);
      if (other === null) continue;
      expect(across(other, (way + 3) % 6)).toBe(cell);
      const [[x, y], [ox, oy]] = [centre(cell), centre(other)];
      expect(Math.hypot(x - ox, y - oy)).toBeCloseTo(20 * Math.sqrt(3), 5);
    }
  }
});

test("an outline leaves out the sides between two hexes", () => {
  const sides = (cells: number[]): number => outline(new Set(cells)).split("M").length - 1;
  expect(sides([210])).toBe(6);
  expect(sides([210, 211])).toBe(10);
});

test("arrows go to the nearest hex that way, and in the end reach every hex", () => {
  expect(walk(0, [0, 1, 19], "ArrowRight")).toBe(1);
  expect(walk(45, [5, 45, 385], "ArrowUp")).toBe(5);
  expect(walk(19, [19, 40], "ArrowRight")).toBe(40); // nothing to the right: on in reading order
  expect(walk(399, [0, 399], "ArrowRight")).toBeNull();
  const cells = [3, 17, 64, 65, 120, 201, 219, 333, 398];
  const reached = new Set([3]);
  for (const from of reached) {
    for (const key of Object.keys(DIRECTIONS)) {
      const next = walk(from, cells, key);
      if (next !== null) reached.add(next);
    }
  }
  expect([...reached].sort((one, other) => one - other)).toEqual(cells);
  expect(nearest(0, [399, 21])).toBe(21);
  expect(step(0, "ArrowLeft")).toBeNull();
  expect(step(0, "ArrowDown")).toBe(20);
});

test("the edges speak the language of the hexes' names", () => {
  const chess = axes((thing) => {
    const [row, column] = thing.replace("cell:", "").split("-").map(Number) as [number, number];
    return `${String.fromCharCode(65 + column)}${row + 1}`;
  });
  expect([chess.rows[0], chess.columns[19]]).toEqual(["1", "T"]);
  expect(axes(() => "?").columns[0]).toBe("A");
});
