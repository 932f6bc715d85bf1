// The end: who has won, by what where points were equal, and who has won the series.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { mount, unmount } from "svelte";
import { afterEach, expect, test } from "vitest";
import { coverLines } from "../lib/boxes";
import { settings } from "../lib/settings.svelte";
import { Texts, type Language } from "../lib/text";
import type { Result, ScoreLine, TableInfo } from "../wire";
import Score from "./Score.svelte";
import Verdict from "./Verdict.svelte";

const kernel = (language: Language) =>
  readFileSync(join(import.meta.dirname, `../../../src/pentarchy/kernel/text.${language}.ftl`), "utf-8");
const GAME = {
  en: "prizes = Prizes\ntie-prizes = Equal points, more prizes\nrank-king = King",
  ru: "prizes = Призы\ntie-prizes = Поровну очков, больше призов\nrank-king = Король",
};
let shown: Record<string, unknown> | null = null;

afterEach(() => {
  if (shown) unmount(shown);
  shown = null;
  document.body.replaceChildren();
  settings.language = "en";
});

function textsIn(language: Language, names: string[]): Texts {
  settings.language = language;
  return new Texts(language, [kernel(language), GAME[language]], names);
}

function info(seats: number, more: Partial<TableInfo> = {}): TableInfo {
  return {
    id: "last",
    series: [],
    totals: [],
    champions: [],
    rematch: null,
    watch: null,
    seats: Array.from({ length: seats }, (_, seat) => ({ seat, kind: "person", name: "", level: null, mine: seat === 0, colour: seat })),
    ...more,
  } as TableInfo;
}

function result(scores: number[], winners: number[], more: Partial<Result> = {}): Result {
  const lines = scores.map((points): ScoreLine[] => [{ source: "prizes", points }]);
  return { scores, winners, rank: null, lines, seed: "", salt: "", forfeits: [], ...more };
}

function verdict(table: TableInfo, ended: Result, names: string[], language: Language = "en"): string {
  const texts = textsIn(language, names);
  shown = mount(Verdict, {
    target: document.body,
    props: { result: ended, info: table, names, texts, watch: null, onrematch: null },
  });
  return document.querySelector(".ask")!.textContent!.replace(/\s+/g, " ").trim();
}

const tied = (counts: (number | null)[]) => ({
  lines: counts.map((count): ScoreLine[] => [
    { source: "prizes", points: 17 },
    ...(count === null ? [] : [{ source: "tie-prizes", points: 0, count }]),
  ]),
});

test.each([
  ["en", "Boris wins with 17 pointsAnna – 17, Cleo – 17 · Equal points, more prizes: Anna – 2, Boris – 3"],
  ["ru", "Поровну очков, больше призов: Anna – 2, Boris – 3"],
] as const)("a tie-break is told with its numbers, of those it was asked of (%s)", (language, told) => {
  const ended = result([17, 17, 17], [1], tied([2, 3, null]));
  expect(verdict(info(3), ended, ["Anna", "Boris", "Cleo"], language)).toContain(told);
});

test("without a tie nothing is said of one", () => {
  expect(verdict(info(2), result([17, 12], [0]), ["Anna", "Boris"])).toBe("You win with 17 pointsBoris – 12");
});

test("a score below nothing has a minus of its own", () => {
  expect(verdict(info(2), result([12, -9], [0]), ["Anna", "Boris"])).toBe("You win with 12 pointsBoris – −9");
});

test("the series has a winner of its own", () => {
  const series = [{ table: "first", scores: [30, 20] }, { table: "last", scores: [10, 15] }];
  const table = info(2, { series, totals: [40, 35], champions: [0] });
  expect(verdict(table, result([10, 15], [1]), ["Anna", "Boris"])).toBe(
    "You win the series with 40 pointsBoris – 35 · The last game: Boris wins with 15 points",
  );
});

test("those with equal sums share the series", () => {
  const series = [{ table: "first", scores: [30, 20] }, { table: "last", scores: [10, 20] }];
  const table = info(2, { series, totals: [40, 40], champions: [0, 1] });
  expect(verdict(table, result([10, 20], [1]), ["Anna", "Boris"])).toContain("Anna, Boris share the series, 40 each");
});

test("before its last game a series has no verdict", () => {
  const series = [{ table: "last", scores: [30, 20] }, { table: "next", scores: null }];
  const told = verdict(info(2, { series, totals: [30, 20] }), result([30, 20], [0]), ["Anna", "Boris"]);
  expect(told).toBe("You win with 30 pointsBoris – 20 · game 1 of 2 so far");
});

test.each([
  ["en", result([61], [0], { rank: "rank:king" }), "King: 61 points"],
  ["ru", result([61], [0], { rank: "rank:king" }), "Король: 61 очко"],
  ["en", result([34], []), "Lost, with 34 points"],
] as const)("alone one earns a title or loses (%s)", (language, ended, told) => {
  expect(verdict(info(1), ended, ["Anna"], language)).toBe(told);
});

test("the table of points has a row for a tie-break, below the points and outside them", () => {
  const names = ["Anna", "Boris", "Cleo"];
  const ended = result([17, 17, 12], [1], tied([2, 3, null]));
  shown = mount(Score, {
    target: document.body,
    props: {
      seats: info(3).seats, lines: ended.lines, winners: [1], totals: [40, 35, 12], champions: [0],
      course: null, now: null, names, texts: textsIn("en", names), onlight: () => {},
    },
  });
  const rows = [...document.querySelectorAll("tr")].map((row) => row.textContent!.replace(/\s+/g, " ").trim());
  expect(rows.slice(1)).toEqual(["Prizes171717", "Points171717", "Equal points, more prizes23–", "Series403512"]);
  expect([...document.querySelectorAll("tfoot .win")].map((cell) => cell.textContent!.trim())).toEqual(["17", "40"]);
});

test.each([
  ["Kingdom Builder", ["Kingdom", "Builder"]],
  ["Founders of the Empire", ["Founders", "of the Empire"]],
  ["Imperial Settlers: Roll & Write", ["Imperial Settlers", "Roll & Write"]],
  ["Поселенцы. Наброски империи", ["Поселенцы", "Наброски империи"]],
  ["Поселенцы", ["Поселенцы"]],
  ["Go", ["Go"]],
])("%s on a cover", (name, lines) => {
  expect(coverLines(name)).toEqual(lines);
});
