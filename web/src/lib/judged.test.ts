import { describe, expect, it } from "vitest";
import { apart, brought, change, couldBeBetter, drawnAt, judgedAt, parts, quarters } from "./judged";
import type { Account, Analysis, Judged } from "../wire";

const account = { seat: 0, start: 0.504, luck: 0.114, own: -0.054, others: 0.014, remainder: 0.422, result: 1 } as Account;
const judged = { action: "build a", mark: "mistake", choices: [{ actions: ["build b"], line: [], chance: 0.6 }] } as unknown as Judged;

describe("what an analysis says", () => {
  it("adds up as it is rounded", () => {
    const found = parts(account, "chance");
    expect(found).toEqual({ start: 0.5, luck: 0.11, own: -0.05, others: 0.01, result: 1, remainder: 0.43 });
  });
  it("has a sign, and none for nothing", () => {
    expect(change(0.126, "chance", "en")).toBe("+13%");
    expect(change(-0.126, "chance", "en")).toBe("−13%");
    expect(change(0.001, "chance", "en")).toBe("0%");
    expect(change(-2.5, "points", "en")).toBe("−2.5");
  });
  it("judges the move that led to a position", () => {
    const analysis = { decisions: [judged] } as unknown as Analysis;
    expect(judgedAt(analysis, 0)).toBeNull();
    expect(judgedAt(analysis, 1)).toBe(judged);
  });
  it("knows of nothing better where the best was done", () => {
    expect(couldBeBetter(judged)).toBe(true);
    expect(couldBeBetter({ ...judged, action: "build b" })).toBe(false);
    expect(couldBeBetter({ ...judged, mark: "best" })).toBe(false);
  });
  it("tells chances that differ by the cost that is told", () => {
    // 51.4 % and 59.6 % round to 51 % and 60 %, but the move cost 8.2 %.
    const one = { ...judged, seat: 0, best: [0.596, 0.404], after: [0.514, 0.486], loss: 0.082 };
    expect(apart(one, "chance")).toEqual({ done: 0.52, best: 0.6 });
    expect(apart({ ...one, best: [41.26], loss: 2.02 }, "points")).toEqual({ done: 39.3, best: 41.3 });
  });
  it("sums what chance brought after a move", () => {
    const draws = [
      { number: 3, action: "draw a", change: [0.1, -0.1] },
      { number: 4, action: "draw b", change: [0.02, -0.02] },
      { number: 4, action: "draw c", change: [0.03, -0.03] },
    ];
    const drawn = drawnAt({ draws } as unknown as Analysis, 4);
    expect(drawn.map((one) => one.action)).toEqual(["draw b", "draw c"]);
    expect(brought(drawn, 2).map((one) => one.toFixed(2))).toEqual(["0.05", "-0.05"]);
    expect(drawnAt({ draws } as unknown as Analysis, 1)).toEqual([]);
  });
  it("tells quarters in a row as one part of the game", () => {
    expect(quarters([])).toBe("");
    expect(quarters([0, 1, 3])).toBe("0–50 %, 75–100 %");
    expect(quarters([0, 1, 2, 3])).toBe("0–100 %");
  });
});
