import { afterEach, expect, test } from "vitest";
import { show, type Fixture, type Shown } from "../testing.svelte";
import { panels } from ".";
import middle from "./fixtures/middle.json";
import tiles from "./fixtures/tiles.json";
import Goals from "./Goals.svelte";
import Mine from "./Mine.svelte";
import Rivals from "./Rivals.svelte";
import { arrivals, remember } from "./arrivals";

const [asked, usable] = [middle, tiles] as unknown as [Fixture, Fixture];
let shown: Shown | null = null;
afterEach(() => shown?.close());

test("every panel can be shown to a seat and to a spectator", () => {
  for (const { key, component } of panels) {
    for (const seat of [0, null]) {
      const panel = show(component, { ...asked, seat }, {});
      expect(panel.root.querySelector(`.panel.${key}`)).not.toBeNull();
      panel.close();
    }
  }
});

test("kingdom cards say what they pay, and what they have paid where the table knows", () => {
  shown = show(Goals, asked);
  expect(shown.root.textContent).toContain("<kingdom:knights>");
  expect(shown.root.textContent).toContain("says-pays thing=kingdom:knights");
  expect(shown.root.querySelector("button")).toBeNull();
  const lit: string[][] = [];
  shown.change({ lines: asked.lines[0], onlight: (places) => lit.push(places) });
  const points = [...shown.root.querySelectorAll("button")];
  expect(points.map((one) => one.textContent)).toEqual(asked.lines[0]?.map((line) => String(line.points)));
  points[0]?.dispatchEvent(new FocusEvent("focus"));
  expect(lit).toEqual([asked.lines[0]?.[0]?.places]);
});

test("a tile that may be used is a button with the name of what it does", () => {
  shown = show(Mine, usable);
  const open = [...shown.root.querySelectorAll<HTMLElement>(".tile.open")];
  const targets = usable.choices.filter((choice) => choice.verb === "use").map((choice) => choice.target);
  expect(open.map((tile) => tile.dataset.target).sort()).toEqual(targets.sort());
  expect(open[0]?.getAttribute("aria-label")).toContain("do-use");
  open[0]?.click();
  expect(shown.picked).toEqual([open[0]?.dataset.target]);
});

test("each player's tiles tell by words and by shape whether they are ready", () => {
  shown = show(Rivals, asked);
  const [ready, rests] = ["tray-ready", "tray-rests"].map((state) =>
    [...(shown as Shown).root.querySelectorAll(`[aria-label$="${state}"]`)],
  );
  expect(ready?.length).toBeGreaterThan(0);
  expect(rests?.every((tile) => tile.querySelector("svg.rests"))).toBe(true);
});

const built = (number: number, seat: number, cell: string) => ({
  number,
  row: number,
  seat,
  id: "event-build",
  places: [cell],
});

test("a seat's last hexes are kept until it acts again after another did", () => {
  let recent = remember(new Map(), [built(0, 1, "cell:0-0"), built(1, 1, "cell:0-1"), built(2, 2, "cell:5-5")]);
  expect([...(recent.get(1)?.cells ?? [])]).toEqual([0, 1]);
  recent = remember(recent, [built(3, 1, "cell:0-2")]);
  expect([...(recent.get(1)?.cells ?? [])]).toEqual([2]);
  expect([...(recent.get(2)?.cells ?? [])]).toEqual([105]);
  expect(remember(recent, [built(3, 1, "cell:0-2")])).toBe(recent);
});

test("a settlement that moves twice in a row slides from where it stood first", () => {
  const move = (from: string, to: string) => ({ ...built(0, 0, from), id: "event-move", places: [from, to] });
  const found = arrivals([move("cell:0-0", "cell:0-2"), move("cell:0-2", "cell:0-4")]);
  expect([...found]).toEqual([[4, { from: 0, order: 0 }]]);
});
