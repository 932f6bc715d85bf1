import { cleanup, render, screen, within } from "@testing-library/svelte";
import { afterEach, expect, test } from "vitest";
import { Texts } from "../lib/text";
import Score from "./Score.svelte";

afterEach(cleanup);

const texts = new Texts("en", ["score = Points\nregions = Regions\ntie-coins = Equal points: coins"]);
const table = { seats: [], totals: [], course: null, now: null, texts, onlight: () => {} };
const cells = (row: string) =>
  within(screen.getByRole("rowheader", { name: row }).closest("tr")!)
    .getAllByRole("cell")
    .map((cell) => cell.textContent.trim());

test("what decided a tie stands below the points, with counts only for those it concerned", () => {
  const lines = [
    [{ source: "regions", points: 7 }, { source: "tie-coins", points: 0, count: 0 }],
    [{ source: "regions", points: 7 }, { source: "tie-coins", points: 0, count: 2 }],
    [{ source: "regions", points: 5 }],
  ];
  render(Score, { ...table, lines, winners: [1], names: ["Anna", "Boris", "Clara"] });
  expect(cells("Regions")).toEqual(["7", "7", "5"]);
  expect(cells("Points")).toEqual(["7", "7", "5"]);
  expect(cells("Equal points: coins")).toEqual(["0", "2", ""]);
  expect(screen.getByRole("rowheader", { name: "Equal points: coins" }).closest("tfoot")).not.toBeNull();
});

test("points alone decide: no row more", () => {
  const lines = [[{ source: "regions", points: 7, count: null }], [{ source: "regions", points: 5, count: null }]];
  render(Score, { ...table, lines, winners: [0], names: ["Anna", "Boris"] });
  expect(screen.getAllByRole("rowheader").map((head) => head.textContent)).toEqual(["Regions", "Points"]);
});
