import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, expect, test } from "vitest";
import type { Field } from "../lib/options";
import { Texts } from "../lib/text";
import Option from "./Option.svelte";

afterEach(cleanup);

const texts = new Texts("en", [
  `option-lords = Whether the Lords may be drawn
option-cards = The cards, instead of the lot
    .values = two of knights, lords
option-start = The seat that begins, instead of the lot; seats count from 0
option-rounds = Rounds
option-people = Your people
option-motto = Motto
option-empires = Empires
    .values = romans, japanese
    .default = the players choose
kingdom-knights = Knights
kingdom-lords = Lords
people-romans = Romans
people-japanese = Japanese`,
]);

function shown(field: Field, value: unknown): unknown[] {
  const changes: unknown[] = [];
  render(Option, { field, value, texts, seats: 3, onchange: (next: unknown) => changes.push(next) });
  return changes;
}

test("a switch", async () => {
  const changes = shown({ key: "lords", kind: "flag", usual: true }, true);
  await fireEvent.click(screen.getByRole("switch", { name: /Lords/ }));
  expect(changes).toEqual([false]);
});

test("a list takes what the game's texts know, in order, and gives it back", async () => {
  const field: Field = { key: "cards", kind: "list", usual: [], item: "word", values: [] };
  const changes = shown(field, ["knights"]);
  const add = screen.getByRole<HTMLSelectElement>("combobox");
  expect([...add.options].map((one) => one.text)).toContain("Lords");
  await fireEvent.change(add, { target: { value: "lords" } });
  await fireEvent.click(screen.getByRole("button", { name: /Knights/ }));
  expect(changes).toEqual([["knights", "lords"], []]);
});

test("what is not drawn by lot says so", () => {
  const field: Field = { key: "empires", kind: "list", usual: [], item: "word", values: [] };
  shown(field, []);
  const first = screen.getByRole<HTMLSelectElement>("combobox").options[0]!;
  expect(first.text).toBe("The players choose");
});

test("a seat by its number, or by lot", async () => {
  const changes = shown({ key: "start", kind: "seat", usual: null }, null);
  const seat = screen.getByRole<HTMLSelectElement>("combobox");
  expect(seat.options).toHaveLength(4);
  await fireEvent.change(seat, { target: { value: "2" } });
  await fireEvent.change(seat, { target: { value: "" } });
  expect(changes).toEqual([2, null]);
  expect(screen.queryByText(/count from 0/)).toBeNull();
});

test("numbers, words and words of one's own", async () => {
  const rounds = shown({ key: "rounds", kind: "number", usual: 3, least: 1, most: 9, open: false }, 3);
  await fireEvent.change(screen.getByRole("spinbutton"), { target: { value: "5" } });
  expect(rounds).toEqual([5]);
  cleanup();
  const values = ["romans", "japanese"];
  const people = shown({ key: "people", kind: "choice", usual: null, values, open: true }, null);
  await fireEvent.change(screen.getByRole("combobox"), { target: { value: "romans" } });
  expect(screen.getByText("Japanese")).toBeTruthy();
  expect(people).toEqual(["romans"]);
  cleanup();
  const motto = shown({ key: "motto", kind: "text", usual: "", open: false }, "");
  await fireEvent.change(screen.getByRole("textbox"), { target: { value: "On!" } });
  expect(motto).toEqual(["On!"]);
});
