import { expect, test } from "vitest";
import { when } from "./dates";

const today = new Date(2026, 10, 18, 20, 0);
const at = (...parts: [number, number, number, number, number]) => new Date(...parts).getTime() / 1000;

test("today is told by the clock, other days by day and month, other years with the year", () => {
  expect(when(at(2026, 10, 18, 18, 5), "ru", today)).toBe("18:05");
  expect(when(at(2026, 10, 17, 23, 59), "en", today)).toBe("Nov 17");
  expect(when(at(2025, 10, 18, 9, 5), "en", today)).toBe("Nov 18, 2025");
});
