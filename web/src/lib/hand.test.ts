import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Choice, Section, Update } from "../wire";
import { notice } from "./errors.svelte";
import { Hand } from "./hand.svelte";
import { settings } from "./settings.svelte";
import { Denied } from "./socket";
import { connection, Table, type SeatView } from "./tables.svelte";

const choice = (id: number, target: string, verb = "build"): Choice => ({ id, verb, target, label: { id: "do" }, binds: false });
const BOTH = [choice(1, "cell:1"), choice(2, "cell:2")];

let table: Table;
let hand: Hand;
let sent: any[];
let answer: { resolve: (value: any) => void; reject: (error: unknown) => void }[];
const seat = (): SeatView => table.seats[0]!;

/** The server shows the table: my seat has written so many rows and may pick these. */
function show(nth: number, choices: Choice[]): void {
  const section: Section = { seat: 0, nth, whole: true, view: {}, prompt: null, choices, undo: 0, events: [], repeats: null, secret: false };
  const update: Update = { type: "update", table: "a", seen: nth, sections: [section], request: null, result: null, clock: null };
  table.take(update);
  hand.settled(seat());
}

beforeEach(() => {
  vi.useFakeTimers();
  settings.confirm = false;
  notice.text = "";
  table = new Table("a");
  hand = new Hand(table);
  sent = [];
  answer = [];
  connection.line = "open";
  connection.ask = ((wish: any) => {
    sent.push(wish);
    return new Promise((resolve, reject) => answer.push({ resolve, reject }));
  }) as typeof connection.ask;
  show(0, BOTH);
});
afterEach(() => vi.useRealTimers());

const moves = (): number[] => sent.filter(({ type }) => type === "move").map(({ action }) => action);

test("two quick clicks are two picks", async () => {
  void hand.pick(seat(), "cell:1");
  void hand.pick(seat(), "cell:2");
  expect(moves()).toEqual([1]);
  answer[0]!.resolve({});
  await vi.advanceTimersByTimeAsync(0);
  show(1, [choice(2, "cell:2"), choice(3, "cell:3")]);
  expect(moves()).toEqual([1, 2]);
  expect(sent.at(-1).nth).toBe(1);
});

test("a double click is one pick", async () => {
  void hand.pick(seat(), "cell:1");
  void hand.pick(seat(), "cell:1");
  answer[0]!.resolve({});
  await vi.advanceTimersByTimeAsync(0);
  show(1, [choice(1, "cell:1"), choice(2, "cell:2")]);
  expect(moves()).toEqual([1]);
});

test("a second click that means something else by now is not played, and is told why", async () => {
  void hand.pick(seat(), "cell:1");
  void hand.pick(seat(), "cell:2");
  answer[0]!.resolve({});
  await vi.advanceTimersByTimeAsync(0);
  show(1, [choice(7, "cell:2", "raze"), choice(8, "cell:9")]);
  expect(moves()).toEqual([1]);
  expect(sent.at(-1)).toMatchObject({ type: "why", target: "cell:2" });
});

test("an answer that takes long is waited for visibly", async () => {
  void hand.pick(seat(), "cell:1");
  expect(hand.marked).toBe("cell:1");
  await vi.advanceTimersByTimeAsync(500);
  expect(hand.slow).toBe(true);
  answer[0]!.resolve({});
  await vi.advanceTimersByTimeAsync(0);
  expect(hand.slow).toBe(false);
});

async function lose(): Promise<void> {
  void hand.pick(seat(), "cell:1");
  connection.line = "lost";
  answer[0]!.reject(new Denied({ id: "error-offline" }));
  await vi.advanceTimersByTimeAsync(0);
}

test("a click that could not be sent is sent when the connection is back", async () => {
  await lose();
  expect([hand.held?.choice.id, hand.marked]).toEqual([1, "cell:1"]);
  connection.line = "open";
  hand.resume(); // not before the table was shown anew
  expect(moves()).toEqual([1]);
  show(0, BOTH);
  hand.resume();
  expect(moves()).toEqual([1, 1]);
});

test("a click that had arrived is not sent twice", async () => {
  await lose();
  show(1, [choice(2, "cell:2")]);
  hand.resume();
  expect([moves(), hand.held, notice.text]).toEqual([[1], null, ""]);
});

test("a click that can no longer be meant is told", async () => {
  await lose();
  show(0, [choice(2, "cell:2")]);
  hand.resume();
  expect([moves(), hand.held]).toEqual([[1], null]);
  expect(notice.text).not.toBe("");
});

test("what costs something that cannot be had back is asked once", async () => {
  const asked: boolean[] = [];
  hand = new Hand(table, (one, named) => {
    asked.push(named);
    return one.id === 1;
  });
  await hand.pick(seat(), "cell:1");
  expect([moves(), hand.confirming?.id, asked]).toEqual([[], 1, [false]]);
  void hand.play(seat(), hand.confirming!);
  expect(moves()).toEqual([1]);
});

test("what can only be meant goes by itself, and not again once it was taken back", async () => {
  hand = new Hand(table, undefined, ({ id }) => id === 2);
  expect(hand.byItself(seat())?.id).toBe(2);
  void hand.undo(seat());
  expect(hand.byItself(seat())).toBeNull();
  // The only choice there is waits too, or one would never come back behind it.
  show(0, [BOTH[0]!]);
  expect(hand.byItself(seat())).toBeNull();
  void hand.play(seat(), BOTH[0]!);
  answer.at(-1)!.resolve({});
  await vi.advanceTimersByTimeAsync(0);
  show(1, BOTH);
  expect(hand.byItself(seat())?.id).toBe(2);
});

test("what goes by itself skips no word and takes no free undo away", () => {
  const only = { ...choice(1, "", "end"), binds: true };
  const after = (undo: number, binds = true): Choice | null => {
    show(1, [{ ...only, binds }]);
    seat().undo = undo;
    return hand.byItself(seat());
  };
  expect(after(0)?.id).toBe(1);
  expect(after(2)).toBeNull();
  expect(after(2, false)?.id).toBe(1);
  settings.confirm = true;
  expect(after(0)).toBeNull();
  settings.confirm = false;
  show(1, BOTH);
  expect(hand.byItself(seat())).toBeNull();
});
