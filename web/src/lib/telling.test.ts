import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Section, TableInfo, Told, Update } from "../wire";
import { arc, flight } from "./flights";
import { settings } from "./settings.svelte";
import { Table } from "./tables.svelte";
import { lastTurn, othersOf, PACE } from "./telling.svelte";

const told = (number: number, row: number, seat: number, more: Partial<Told> = {}): Told => ({ number, row, id: "event-x", seat, ...more });
const mine = (seat: number): boolean => seat === 0;

function section(change: Partial<Section>): Section {
  return { seat: 0, nth: 0, whole: false, view: {}, prompt: null, choices: [], undo: 0, events: [], repeats: null, secret: false, ...change };
}
const update = (seen: number, change: Partial<Section>): Update => ({
  type: "update", table: "a", seen, sections: [section(change)], request: null, result: null, clock: null,
});

/** A table where seat 0 is mine, with an event of the set-up told before. */
function table(): Table {
  const found = new Table("a");
  found.info = { seats: [{ seat: 0, mine: true }, { seat: 1, mine: false }, { seat: 2, mine: false }] } as unknown as TableInfo;
  found.take(update(1, { whole: true, view: { at: 0 }, events: [told(0, -1, -1)] }));
  return found;
}
const at = (found: Table): unknown => found.telling.then?.get(0)?.view.at ?? found.seats[0]!.view.at;

beforeEach(() => {
  vi.useFakeTimers();
  settings.speed = "normal";
});
afterEach(() => vi.useRealTimers());

test("what others do is shown step after step, however many there are", () => {
  const found = table();
  for (let n = 1; n <= 20; n++) found.take(update(n + 1, { view: { at: n }, events: [told(n, n - 1, 1)] }));
  for (let n = 1; n <= 20; n++) {
    expect([at(found), found.telling.now?.number]).toEqual([n, n]);
    vi.advanceTimersByTime(PACE.normal - 1);
    expect(at(found)).toBe(n);
    vi.advanceTimersByTime(1);
  }
  // Nobody here has to decide yet: the last step stays in sight.
  expect(found.telling.now?.number).toBe(20);
});

test("pressing the line shows the next step at once, and hurrying everything", () => {
  const found = table();
  for (let n = 1; n <= 4; n++) found.take(update(n + 1, { view: { at: n }, events: [told(n, n - 1, 1)] }));
  found.telling.go();
  expect(at(found)).toBe(2);
  expect(found.behind).toBe(true);
  found.hurry();
  expect([at(found), found.telling.now, found.behind]).toEqual([4, null, false]);
});

test("what I did myself is never waited for", () => {
  const found = table();
  found.take(update(2, { view: { at: 1 }, events: [told(1, 0, 1)] }));
  found.take(update(3, { view: { at: 2 }, events: [told(2, 1, 2)] }));
  expect(at(found)).toBe(1);
  found.take(update(4, { view: { at: 3 }, nth: 1, events: [told(3, 2, 0)] }));
  expect(at(found)).toBe(3);
});

test("at once is at once", () => {
  settings.speed = "off";
  const found = table();
  for (let n = 1; n <= 3; n++) found.take(update(n + 1, { view: { at: n }, events: [told(n, n - 1, 1)] }));
  expect([at(found), found.telling.now]).toEqual([3, null]);
});

test("my choice comes with the last step of the others, and then nothing is told any more", () => {
  const found = table();
  const choices = [{ id: 7, verb: "pick", target: "x", label: { id: "do" }, binds: false }] as Section["choices"];
  found.take(update(2, { view: { at: 1 }, events: [told(1, 0, 1)], choices }));
  expect(found.seats[0]!.choices).toHaveLength(1);
  expect(found.telling.now?.number).toBe(1);
  vi.advanceTimersByTime(PACE.normal);
  expect(found.telling.now).toBeNull();
});

test("the last turn is told again with the views of then", () => {
  const found = table();
  found.take(update(2, { view: { at: 1 }, nth: 1, events: [told(1, 0, 0)] }));
  for (let n = 2; n <= 4; n++) found.take(update(n + 1, { view: { at: n }, events: [told(n, n - 1, 1)] }));
  found.hurry();
  found.again(1);
  expect([at(found), found.telling.now]).toEqual([1, null]); // how it was before that turn
  vi.advanceTimersByTime(500);
  const seen: unknown[] = [];
  for (let n = 0; n < 3; n++) {
    seen.push([at(found), found.telling.place + 1, found.telling.of]);
    vi.advanceTimersByTime(PACE.normal);
  }
  expect(seen).toEqual([[2, 1, 3], [3, 2, 3], [4, 3, 3]]);
  expect([at(found), found.telling.now]).toEqual([4, null]);
});

test("after a reload the last turn is told again over the board as it stands", () => {
  const found = new Table("a");
  found.info = { seats: [{ seat: 0, mine: true }, { seat: 1, mine: false }] } as unknown as TableInfo;
  found.take(update(4, { whole: true, view: { at: 9 }, events: [told(0, -1, -1), told(1, 0, 0), told(2, 1, 1), told(3, 2, 1)] }));
  found.again();
  expect([found.telling.now?.number, at(found)]).toEqual([2, 9]);
  vi.advanceTimersByTime(PACE.normal);
  expect(found.telling.now?.number).toBe(3);
});

test("news ends what is told again", () => {
  const found = table();
  found.take(update(2, { view: { at: 1 }, events: [told(1, 0, 1)] }));
  found.hurry();
  found.again(1);
  found.take(update(3, { view: { at: 2 }, events: [told(2, 1, 2)] }));
  expect([at(found), found.telling.heading, found.telling.now?.number]).toEqual([2, null, 2]);
});

test("a row belongs to who moved, with all that followed from it", () => {
  const events = [told(0, -1, -1), told(1, 0, 0), told(2, 0, 1), told(3, 1, 1), told(4, 1, -1), told(5, 1, 0)];
  expect(othersOf(events, mine).map(({ number }) => number)).toEqual([3, 4, 5]);
});

test("a turn is what a seat did since I last moved, without what was taken back", () => {
  const events = [told(0, 0, 1), told(1, 1, 0), told(2, 2, 1), told(3, 3, 2), told(4, 4, 1), told(5, 5, 1, { id: "table-undo", undone: [4] }), told(6, 6, 1)];
  expect(lastTurn(events, 1, mine).map(({ number }) => number)).toEqual([2, 6]);
  expect(lastTurn(events, 2, mine).map(({ number }) => number)).toEqual([3]);
  // A spectator has no moves to count from: a turn ends where another's began.
  expect(lastTurn(events, 1, () => false).map(({ number }) => number)).toEqual([6]);
});

test("a thing that left its place flies from there, a new one from its player", () => {
  const event = told(1, 0, 1, { places: ["realm:1/0,1"], args: { tile: "tile:mill", cell: "cell:0,1" } });
  const shown = (...things: string[]) => (thing: string) => things.includes(thing);
  expect(flight(event, shown("tile:mill", "cell:0,1"), shown("realm:1/0,1", "cell:0,1"))).toEqual({ from: "tile:mill", to: "realm:1/0,1" });
  expect(flight(event, shown("cell:0,1"), shown("realm:1/0,1", "cell:0,1"))).toEqual({ from: null, to: "realm:1/0,1" });
  const taken = told(2, 1, 1, { places: ["card:mill"] });
  expect(flight(taken, shown("card:mill"), shown())).toEqual({ from: "card:mill", to: null });
  expect(flight(taken, shown(), shown())).toBeNull();
});

test("an arc begins and ends where it should and bends upwards", () => {
  const path = arc([0, 100], [200, 100], 4);
  expect([path[0], path.at(-1)]).toEqual([[0, 100], [200, 100]]);
  expect(path[2]![1]).toBeLessThan(100);
});
