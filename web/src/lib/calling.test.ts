import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { TableInfo } from "../wire";
import { api } from "./api";
import { badged, calling, titled } from "./calling.svelte";
import { me } from "./me.svelte";
import { settings } from "./settings.svelte";
import * as sounds from "./sound";
import { connection, Table } from "./tables.svelte";

const mine = { seat: 0, mine: true, stand_in: null };
const theirs = { seat: 1, mine: false, stand_in: null };
function running(id: string, actors: number[], seats: object[] = [mine, theirs]): TableInfo {
  return { id, status: "running", seats, actors } as unknown as TableInfo;
}

let found: TableInfo[] = [];
beforeEach(() => {
  vi.spyOn(api, "running").mockImplementation(async () => found);
  me.name = "Anna";
});
afterEach(() => vi.restoreAllMocks());

test("tables that wait for me are counted, in the title too", async () => {
  found = [running("a", [0]), running("b", [1]), running("c", [0, 1]), running("d", [])];
  await calling.look();
  expect(calling.count).toBe(2);
  expect(titled("Shelf")).toBe("(2) Shelf");
  // A bot plays for me there: nothing waits.
  found = [running("a", [0], [{ ...mine, stand_in: "novice" }, theirs])];
  await calling.look();
  expect(titled("Shelf")).toBe("Shelf");
});

test("what the page shows is known sooner than what the server was asked about", async () => {
  found = [running("a", [0]), running("b", [1])];
  const shown = new Table("a");
  shown.info = running("a", []);
  const view = { actors: [1] };
  shown.seats = [{ view }] as unknown as Table["seats"];
  vi.spyOn(connection, "shown").mockReturnValue([shown]);
  await calling.look();
  expect(calling.count).toBe(0);
});

test("one is called when a table begins to wait, not while it goes on waiting", async () => {
  const called = vi.spyOn(sounds, "sound");
  found = [];
  await calling.look();
  found = [running("a", [0])];
  await calling.look();
  expect(called.mock.calls).toEqual([["turn"]]);
  await calling.look();
  expect(called).toHaveBeenCalledTimes(1);
  found = [running("b", [0])]; // as many as before, but another one
  await calling.look();
  expect(called).toHaveBeenCalledTimes(2);
});

test("an answer that does not come changes nothing", async () => {
  found = [running("a", [0])];
  await calling.look();
  vi.spyOn(api, "running").mockRejectedValue(new Error("offline"));
  await calling.look();
  expect(calling.count).toBe(1);
});

test("the icon shows the number, beyond nine that there are more", () => {
  const mark = "<svg><path/></svg>";
  expect(badged(mark, 0)).toBe(mark);
  expect(badged(mark, 3)).toMatch(/^<svg><path\/>.*>3<\/text><\/svg>$/);
  expect(badged(mark, 12)).toContain(">9+</text>");
});

test("nothing is heard or felt unless one has asked for it", () => {
  const shaken: unknown[] = [];
  vi.stubGlobal("navigator", { ...navigator, vibrate: (pattern: unknown) => shaken.push(pattern), userActivation: { hasBeenActive: true } });
  const made = vi.fn();
  vi.stubGlobal("AudioContext", made);
  expect([settings.sound, settings.vibration]).toEqual([false, false]);
  sounds.sound("turn");
  settings.vibration = true;
  sounds.sound("move");
  settings.vibration = false;
  vi.unstubAllGlobals();
  expect(made).not.toHaveBeenCalled();
  expect(shaken).toEqual([[15]]);
});
