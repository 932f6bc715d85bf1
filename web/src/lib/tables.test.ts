import { expect, test } from "vitest";
import type { Section, Told, Update } from "../wire";
import { SeatView, Table } from "./tables.svelte";

const told = (number: number): Told => ({ number, row: number, id: "event-x", seat: 0 });

function section(change: Partial<Section>): Section {
  return { seat: 0, nth: 0, whole: true, view: {}, prompt: null, choices: [], undo: 0, events: [], repeats: null, secret: false, ...change };
}

test("parts of a view are put together", () => {
  const seat = new SeatView(0);
  seat.take(section({ view: { card: "forest", builds: 3 }, events: [told(0), told(1)] }));
  seat.take(section({ whole: false, view: { builds: 2 }, nth: 1, events: [told(2)] }));
  expect(seat.view).toEqual({ card: "forest", builds: 2 });
  expect(seat.nth).toBe(1);
  expect(seat.events.map((event) => event.number)).toEqual([0, 1, 2]);
  expect(seat.fresh.map((event) => event.number)).toEqual([2]);
});

test("the first sight of a table animates nothing, and nothing is told twice", () => {
  const seat = new SeatView(0);
  seat.take(section({ events: [told(0), told(1)] }));
  expect(seat.fresh).toEqual([]);
  seat.take(section({ events: [told(1), told(2)] }));
  expect(seat.events.map((event) => event.number)).toEqual([0, 1, 2]);
});

test("a table knows from where to go on after a reconnect", () => {
  const table = new Table("a");
  const update: Update = {
    type: "update",
    table: "a",
    seen: 2,
    sections: [section({ events: [told(0), told(1)], view: { actors: [1] } })],
    request: null,
    result: null,
    clock: null,
  };
  table.take(update);
  table.take({ type: "chat", table: "a", lines: [{ number: 0, seat: 1, text: "hi", at: 0 }] });
  expect([table.seen, table.heard]).toEqual([2, 1]);
  expect(table.actors).toEqual([1]);
});
