import { cleanup, fireEvent, render, screen, within } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test } from "vitest";
import kernelEn from "../../../src/pentarchy/kernel/text.en.ftl?raw";
import kernelRu from "../../../src/pentarchy/kernel/text.ru.ftl?raw";
import ownEn from "../text.en.ftl?raw";
import ownRu from "../text.ru.ftl?raw";
import { choose } from "../lib/settings.svelte";
import { brief } from "../lib/hints";
import { Texts } from "../lib/text";
import { thoughtAt } from "../lib/thoughts";
import type { Advice, Hint, Reasons, ThoughtTold } from "../wire";
import HintNote from "./HintNote.svelte";
import Thought from "./Thought.svelte";
import Why from "./Why.svelte";

beforeEach(() => choose("language", "en"));
afterEach(cleanup);

const game = {
  en: `level-master = Master
castle = Castles
prospect = Prospects
do-build = Build on { $target }
cell = { $letter }{ $row }`,
  ru: `level-master = Мастер
castle = Замки
prospect = Виды на будущее
do-build = Построить на { $target }
cell = { $letter }{ $row }`,
};
const en = new Texts("en", [kernelEn, ownEn, game.en], ["Anna", "Master"]);
const ru = new Texts("ru", [kernelRu, ownRu, game.ru], ["Анна", "Мастер"]);
const build = (cell: string) => ({ id: "do-build", args: { target: `cell:${cell}` } });

const reasons: Reasons = {
  line: [build("2-2"), build("2-3")],
  chance_before: 0.512,
  chance: 0.586,
  runner_up: build("7-0"),
  ahead: 0.0312,
  playouts: 1240,
};
const advice: Advice = { instead: build("7-0"), gains: { castle: 3 }, prepares: { prospect: 1.25 } };
const common = { reasons, advice, seat: 0, level: "master", alone: false };
const said = (element: Element = document.body) => element.textContent!.replace(/\s+/g, " ");

test("gains, prospects, the line, both chances, the next choice and what it rests on", () => {
  render(Why, { ...common, texts: en });
  const text = said();
  expect(text).toMatch(/Now, against the next best Castles ?\+3Later/);
  expect(text).toMatch(/Later, against the next best Prospects ?\+1\.3/);
  expect(screen.getAllByRole("listitem").map((one) => one.textContent)).toEqual(["Build on C3", "Build on D3"]);
  expect(text).toContain("51% → 59%");
  expect(text).toMatch(/Next best Build on A8 ?wins about 3 games fewer in 100/);
  expect(text).toContain("Master, after 1,240 play-outs");
});

test("the same in Russian, numbers as they are written there", () => {
  render(Why, { ...common, texts: ru });
  const text = said();
  expect(text).toMatch(/Сейчас, по сравнению со следующим Замки ?\+3На будущее/);
  expect(text).toMatch(/Виды на будущее ?\+1,3/);
  expect(text).toContain("51 % → 59 %");
  expect(text).toContain("из 100 партий выигрывает примерно на 3 меньше");
  expect(text).toContain("Мастер, 1 240 доигрываний");
});

test("alone there are points, no chances", () => {
  const solo = { ...reasons, chance: null, chance_before: null, ahead: 2.04 };
  render(Why, { ...common, reasons: solo, alone: true, texts: en });
  expect(said()).toContain("brings 2.0 points less");
  expect(said()).not.toContain("%");
  expect(said()).not.toContain("Chance");
});

test("of many terms the smaller ones are summed", () => {
  const prepares = Object.fromEntries([9, 8, 7, 6, 5, 4, -0.5, 0.25].map((value, n) => [`term-${n}`, value]));
  render(Why, { ...common, advice: { ...advice, gains: {}, prepares }, texts: en });
  expect(said()).toMatch(/term 5 ?\+4/);
  expect(said()).not.toContain("term 6");
  expect(said()).toMatch(/Everything else ?−0\.3/);
});

test("what is equal is not told as worse", () => {
  render(Why, { ...common, reasons: { ...reasons, ahead: 0 }, texts: en });
  expect(said()).toContain("practically as good");
});

const hint: Hint = { type: "hint", ref: 1, table: "t", seat: 0, action: 5, level: "master", reasons, advice };
const choice = { id: 5, verb: "build", target: "cell:2-2", label: build("2-2"), binds: false };

function noted(more: Partial<{ hint: Hint; alone: boolean }> = {}): string[] {
  const done: string[] = [];
  const props = { hint, choice, texts: en, seat: 0, alone: false, ...more };
  render(HintNote, { ...props, onplay: () => done.push("play"), onclose: () => done.push("close") });
  return done;
}

test("a hint is the move, what it gains and what it prepares; why opens the rest", async () => {
  const done = noted();
  const note = screen.getByRole("region", { name: "Hint" });
  expect(said(note)).toContain("Build on C3");
  expect(said(note)).toContain("Now 3 points more than with “Build on A8”: Castles +3.");
  expect(said(note)).toContain("Later: Prospects +1.3.");
  expect(note.querySelectorAll(".line").length).toBe(2);
  expect(said(note)).not.toContain("Means to play");
  const why = screen.getByRole("button", { name: "Why" });
  expect(why.getAttribute("aria-expanded")).toBe("false");
  await fireEvent.click(why);
  expect(why.getAttribute("aria-expanded")).toBe("true");
  expect(document.getElementById(why.getAttribute("aria-controls")!)!.textContent).toContain("Now, against the next best");
  await fireEvent.click(why);
  expect(said(note)).not.toContain("Means to play");
  await fireEvent.click(screen.getByRole("button", { name: "Do it" }));
  await fireEvent.click(screen.getByRole("button", { name: "Close" }));
  expect(done).toEqual(["play", "close"]);
});

const lines = (told: Partial<Advice>, why: Partial<Reasons> = {}, texts = en) =>
  brief({ ...advice, ...told }, { ...reasons, ...why }, texts, 0);

test("where the terms do not tell why, what was seen when it was tried does", () => {
  expect(lines({ gains: {}, prepares: { prospect: -2 } })).toEqual([
    "Now as many points as with “Build on A8”.",
    "Played on, it wins about 3 games more in 100.",
  ]);
  expect(lines({ gains: { castle: -3 }, prepares: { prospect: 1 } }, {}, ru)).toEqual([
    "Сейчас на 3 очка меньше, чем от хода «Построить на A8»: Замки −3.",
    "На будущее: Виды на будущее +1; если доиграть, из 100 партий выигрывает примерно на 3 больше.",
  ]);
  const alone = { chance: null, chance_before: null, ahead: 2.04 };
  expect(lines({ gains: {}, prepares: {} }, alone)[1]).toBe("Played on, it ends about 2.0 points higher.");
});

test("what is as good is said to be, and a sealed pick is no reckoning", () => {
  expect(lines({ gains: {}, prepares: { prospect: 0.1 } }, { ahead: 0.001 })).toEqual([
    "“Build on A8” is practically as good.",
  ]);
  expect(lines({ instead: null, sealed: true })).toEqual([expect.stringContaining("Everybody picks unseen")]);
});

test("terms that people call the same are one; the decisive one comes first", () => {
  const texts = new Texts("en", [kernelEn, ownEn, game.en, "near = Castles\nfar = Castles\nroom = Room"]);
  const [now] = lines({ gains: { near: 2, far: 2, room: -3 }, prepares: {} }, { ahead: 0 }, texts);
  expect(now).toBe("Now 1 point more than with “Build on A8”: Castles +4, Room −3.");
});

test("what cannot be picked yet is told after what comes before it; quotation marks are nested", () => {
  const texts = new Texts("en", [kernelEn, ownEn, game.en, "do-lift = Lift “{ $target }”\ndo-move = Move it to { $target }"]);
  const told = { after: { id: "do-lift", args: { target: "cell:2-2" } }, instead: { id: "do-move", args: { target: "cell:2-3" } } };
  const [now] = lines({ ...told, gains: { castle: 2, prospect: -2 } }, {}, texts);
  expect(now).toBe("Now as many points as with “Lift ‘C3’, then: Move it to D3”: Castles +2, Prospects −2.");
  render(Why, { ...common, advice: { ...advice, ...told }, texts });
  expect(said()).toContain("Next best Lift “C3”, then: Move it to D3");
});

test("where there was nothing else to pick there is nothing to explain", () => {
  noted({ hint: { ...hint, reasons: null, advice: null } });
  expect(said()).toContain("nothing else to pick");
  expect(screen.queryByRole("button", { name: "Why" })).toBeNull();
});

// Seat 1 plans two clicks at move 4, follows at 5, is forced at 6; seat 2 thinks between them.
const thoughts: ThoughtTold[] = [
  { position: 4, seat: 1, level: "master", reasons },
  { position: 5, seat: 1, level: "master", reasons: null },
  { position: 6, seat: 1, level: "master", reasons: null },
  { position: 7, seat: 2, level: "novice", reasons: null },
  { position: 8, seat: 3, level: "random", reasons: null },
];

test("a click that follows a plan has the plan's reasons", () => {
  expect(thoughtAt(thoughts, 3)).toBeNull();
  expect(thoughtAt(thoughts, 4)).toMatchObject({ seat: 1, position: 4, at: 0, reasons });
  expect(thoughtAt(thoughts, 5)).toMatchObject({ seat: 1, position: 4, at: 1, reasons });
  expect(thoughtAt(thoughts, 6)).toMatchObject({ seat: 1, reasons: null });
  expect(thoughtAt(thoughts, 7)).toMatchObject({ seat: 2, reasons: null });
  expect(thoughtAt(thoughts, 8)).toBeNull();
});

test("the replay shows them beside the move in the words of a hint, and leads back to where the plan was made", async () => {
  const walked: number[] = [];
  const recalled: number[] = [];
  const recall = async (position: number) => {
    recalled.push(position);
    return advice;
  };
  const onwalk = (to: number) => void walked.push(to);
  const props = { thoughts, names: ["Anna", "Master", "Novice"], texts: en, onwalk, recall };
  const { rerender } = render(Thought, { ...props, now: 3 });
  expect(screen.queryByRole("region")).toBeNull();
  await rerender({ now: 5 });
  const region = screen.getByRole("region", { name: "Thoughts of the bot" });
  expect(said(region)).toContain("Build on D3");
  expect(recalled).toEqual([]); // nobody has asked why
  await fireEvent.click(within(region).getByRole("button", { expanded: false }));
  expect(await within(region).findByText("Now 3 points more than with “Build on A8”: Castles +3.")).toBeTruthy();
  expect(region.querySelector("[aria-current=step]")!.textContent).toBe("Build on D3");
  await fireEvent.click(within(region).getByRole("button", { name: "As planned at move 4" }));
  expect(walked).toEqual([4]);
  await rerender({ now: 4 });
  expect(said(region)).toContain("Now, against the next best Castles"); // it stays open
  expect(recalled).toEqual([4]); // both clicks are of one plan
  await rerender({ now: 6 });
  expect(said(region)).toContain("Master had nothing to choose from.");
});
