import { expect, test } from "vitest";
import { ago, brief, described, left, span } from "./clock";
import { choose } from "./settings.svelte";

choose("language", "en");

const clock = {
  paused: false,
  pausing: [],
  seats: [
    { seat: 0, turn: 10, bank: 60, running: true },
    { seat: 1, turn: 30, bank: 5, running: false },
  ],
};

test("the turn's own time runs first, then the bank", () => {
  expect(left(clock, 0, 4)).toEqual({ turn: 6, bank: 60, running: true });
  expect(left(clock, 0, 25)).toEqual({ turn: 0, bank: 45, running: true });
  expect(left(clock, 0, 999)).toEqual({ turn: 0, bank: 0, running: true });
});

test("who is not asked loses no time, and a seat that a bot plays has none", () => {
  expect(left(clock, 1, 999)).toMatchObject({ turn: 30, bank: 5 });
  expect(left(clock, 2, 0)).toBeNull();
});

test("spans are read at a glance", () => {
  expect(span(59.2)).toBe("1:00");
  expect(span(605)).toBe("10:05");
  expect(span(3 * 3600 + 120)).toBe("3 h 2 min");
  expect(span(3 * 86400 + 7200)).toBe("3 d 2 h");
});

test("where there is little room, what matters most is told", () => {
  expect(brief(605)).toBe("10:05");
  expect(brief(3 * 3600 + 3540)).toBe("3 h");
  expect(brief(86400 + 7200)).toBe("26 h");
  expect(brief(3 * 86400 + 7200)).toBe("3 d");
});

test("clocks are told in words", () => {
  expect(described(null)).toBe("No clock");
  expect(described({ turn: 0, bank: 600, increment: 10, then: "bot" })).toBe("10 min each, 10 s more with every turn");
  expect(described({ turn: 86400, bank: 172800, increment: 0, then: "loss" })).toBe("1 d a turn, 2 d in reserve");
});

test("how long somebody has been away", () => {
  expect(ago(1000, 1030)).toBe("just now");
  expect(ago(1000, 1000 + 20 * 60)).toBe("20 min ago");
  expect(ago(1000, 1000 + 5 * 3600)).toBe("5 h ago");
  expect(ago(1000, 1000 + 3 * 86400)).toBe("3 d ago");
});
