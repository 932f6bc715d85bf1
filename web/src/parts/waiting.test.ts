import { cleanup, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { choose } from "../lib/settings.svelte";
import { connection, Table } from "../lib/tables.svelte";
import { textsOf } from "../lib/words.svelte";
import type { TableInfo } from "../wire";
import Players from "./Players.svelte";
import Prompt from "./Prompt.svelte";

beforeEach(() => {
  choose("language", "en");
  connection.line = "open";
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const nothing = () => {};
const prompt = {
  texts: textsOf("none", []),
  seat: 0,
  mine: false,
  prompt: null,
  repeats: null,
  waiting: ["Master"],
  buttons: [],
  confirming: null,
  undo: false,
  canUndo: false,
  hints: true,
  adviser: "master",
  advising: false,
  slow: false,
  held: false,
  onchoose: nothing,
  onconfirm: nothing,
  oncancel: nothing,
  onundo: nothing,
  onhint: nothing,
};
const spoken = () => screen.getByRole("status").textContent;

test("a wait is told to screen readers once, and only if it lasts", async () => {
  const { rerender, container } = render(Prompt, prompt);
  expect(container.querySelector(".prompt")!.textContent).toContain("Master is thinking");
  expect(container.querySelector(".prompt")!.getAttribute("aria-live")).toBe("off");
  expect(spoken()).toBe("");
  await vi.advanceTimersByTimeAsync(1000);
  await rerender({ waiting: ["Emperor"] }); // the Master was quick
  await vi.advanceTimersByTimeAsync(1000);
  expect(spoken()).toBe("");
  await vi.advanceTimersByTimeAsync(1000);
  expect(spoken()).toBe("Emperor is thinking");
  await rerender({ waiting: ["Master"] });
  await vi.advanceTimersByTimeAsync(5000);
  expect(spoken()).toBe("Emperor is thinking"); // nothing new is said in this wait
  await rerender({ mine: true, waiting: [] });
  expect(spoken()).toBe("");
});

test("a hint that is thought about shows who thinks", async () => {
  const { rerender } = render(Prompt, { ...prompt, mine: true, waiting: [] });
  const button = () => screen.getByRole("button", { name: "Hint" });
  expect(button().getAttribute("aria-busy")).toBe("false");
  await rerender({ advising: true });
  expect(button().getAttribute("aria-busy")).toBe("true");
  expect(button().querySelector(".dots")).not.toBeNull();
  expect(button().querySelector("use")!.getAttribute("href")).toBe("#face-master");
  await vi.advanceTimersByTimeAsync(2000);
  expect(spoken()).toBe("Master is thinking about a hint");
});

test("bots have faces, and the one that thinks has dots", async () => {
  const seat = (number: number, level: string | null) => ({
    seat: number,
    kind: level ? ("bot" as const) : ("person" as const),
    name: "Anna",
    level,
    mine: !level,
    colour: number,
  });
  const info = { seats: [seat(0, null), seat(1, "novice"), seat(2, "emperor")] } as TableInfo;
  const table = new Table("t");
  const { container } = render(Players, { table, info, names: ["Anna", "Novice", "Emperor"], actors: [2], points: [1, 2, 3] });
  const rows = [...container.querySelectorAll("li")];
  const faces = rows.map((row) => row.querySelector(".face use")?.getAttribute("href"));
  expect(faces).toEqual([undefined, "#face-novice", "#face-emperor"]);
  const thinks = () => rows.map((row) => row.querySelector(".dots") !== null);
  expect(thinks()).toEqual([false, false, false]);
  table.take({ type: "thinking", table: "t", seats: [2], hints: [0] });
  await vi.advanceTimersByTimeAsync(0);
  expect(thinks()).toEqual([false, false, true]);
  expect(table.advising).toEqual([0]);
  table.take({ type: "thinking", table: "t", seats: [], hints: [] });
  await vi.advanceTimersByTimeAsync(0);
  expect(thinks()).toEqual([false, false, false]);
});

test("at a shared screen the prompt says who is asked", () => {
  const asked = { ...prompt, mine: true, player: "Anna", prompt: { id: "your-turn" } };
  const { container } = render(Prompt, asked);
  expect(container.querySelector(".ask b")!.textContent!.trim()).toMatch(/^Anna: \S/);
});
