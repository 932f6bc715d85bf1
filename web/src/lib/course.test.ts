import { expect, test } from "vitest";
import type { CourseOfGame } from "../wire";
import { grown, moments, path, ticks, totals } from "./course";

// Two seats, two sources; seat 0 moves twice, seat 1 once, seat 0 once more.
const course: CourseOfGame = {
  sources: ["a", "b"],
  movers: [-1, 0, 0, 1, 0],
  points: [
    [[0, 0], [0, 0]],
    [[1, 0], [0, 0]],
    [[3, 0], [0, 0]],
    [[3, 0], [0, 9]],
    [[3, 2], [0, 9]],
  ],
  events: [],
};

test("points are summed and followed", () => {
  expect(totals(course, 0)).toEqual([0, 1, 3, 3, 5]);
  expect(grown(course, 1, "b")).toEqual([0, 0, 0, 9, 9]);
});

test("the best turns are found, in their order", () => {
  expect(moments(course, 2)).toEqual([
    { position: 2, seat: 0, source: "a", gain: 3 },
    { position: 3, seat: 1, source: "b", gain: 9 },
  ]);
});

test("a line runs through its box, and says nothing twice", () => {
  expect(path([0, 5, 5, 5, 10], 40, 10, 0, 10)).toBe("M0.0 10.0L10.0 5.0L30.0 5.0L40.0 0.0");
});

test("a scale has round numbers", () => {
  expect(ticks(0, 73)).toEqual([0, 50]);
  expect(ticks(0, 100)).toEqual([0, 50, 100]);
  expect(ticks(-3, 4)).toEqual([0]);
  expect(ticks(0, 0)).toEqual([0]);
});
