import { FluentResource } from "@fluent/bundle";
import { readFileSync } from "node:fs";
import { flushSync } from "svelte";
import { afterEach, describe, expect, it } from "vitest";
import { show, type Shown } from "../testing.svelte";
import { REAL } from "./fixtures";
import { bundle, tokens } from "./goods";
import { panels } from "./index";
import { look } from "./look.svelte";
import { hasScene, scene } from "./scenes";
import { tallies } from "./tally";
import { kindOf } from "./view";

let shown: Shown | null = null;
afterEach(() => {
  shown?.close();
  shown = null;
  look.empire = null;
});

const { sheet } = REAL.turn.view;

describe("cards", () => {
  it("every kind has a picture of its own and its effect in drawings", () => {
    expect(sheet.cards).toHaveLength(137);
    for (const kind of sheet.cards) {
      expect(hasScene(kind.key), kind.key).toBe(true);
      expect(scene(kind.key, kind.type), kind.key).not.toBe("");
      expect(tokens(kind).length, kind.key).toBeGreaterThan(0);
    }
  });

  it("only draws what the sprite has", () => {
    const sprite = readFileSync("src/look/icons.svg", "utf8");
    const ids = new Set([...sprite.matchAll(/id="([\w-]+)"/g)].map(([, id]) => id));
    for (const kind of sheet.cards)
      for (const token of tokens(kind)) if (token.draw === "icon") expect(ids, kind.key).toContain(token.icon);
  });

  it("reads bundles", () => {
    expect(bundle("2W+G")).toEqual([{ good: "wood", count: 2 }, { good: "gold", count: 1 }]);
    expect(bundle("Cf")).toEqual([{ good: "faction-card", count: 1 }]);
    expect(bundle("")).toEqual([]);
  });

  it("a card that is not in the box is an attack card with its good", () => {
    expect(kindOf(sheet, "card:ATK001").deal).toBe("W");
    expect(kindOf(sheet, "card:COM007").key).toBe("old-forest");
  });
});

describe("tallies", () => {
  const told = (id: string, args: Record<string, string | number>, seat = 0) => ({ number: 0, row: 0, id, seat, args });

  it("gains belong to the source before them, of the same seat only", () => {
    const events = [
      told("event-produce", { source: "faction:romans" }),
      told("event-gain", { good: "good:wood", count: 1 }),
      told("event-gain", { good: "good:gold", count: 3 }, 1),
      told("event-produce", { source: "card:COM008" }),
      told("event-gain", { good: "good:stone", count: 1 }),
      told("event-build", { card: "card:COM009" }),
      told("event-gain", { good: "good:stone", count: 2 }),
    ];
    expect(tallies(events, 0)).toEqual([
      {
        kind: "production",
        groups: [
          { source: "faction:romans", parts: [{ good: "wood", count: 1 }] },
          { source: "card:COM008", parts: [{ good: "stone", count: 1 }] },
        ],
      },
    ]);
  });

  it("a line may name all its goods itself: how many lines there are does not matter", () => {
    const events = [
      told("event-produce", { source: "faction:romans", goods: "bundle:2P+W", total: 3, wood: 1, worker: 2 }),
      told("event-produce", { source: "card:COM076", goods: "bundle:", total: 0 }),
      told("event-draw", { deck: "deck:common", card: "card:COM001" }),
      told("event-produce", { source: "card:COM001", goods: "bundle:", total: 0 }),
    ];
    expect(tallies(events, 0)[0]!.groups).toEqual([
      { source: "faction:romans", parts: [{ good: "worker", count: 2 }, { good: "wood", count: 1 }] },
      { source: "card:COM076", parts: [{ good: "card", count: 1 }] },
    ]);
  });

  it("a location that is built and produces at once is no Production phase", () => {
    expect(tallies([told("event-produce", { source: "card:COM008" }), told("event-gain", { good: "good:stone", count: 1 })], 0)).toEqual([]);
  });
});

describe("the other empires", () => {
  const Rivals = panels.find((panel) => panel.key === "goals")!.component;

  it("stand folded beside the board and open in its middle", () => {
    const { four } = REAL;
    shown = show(Rivals, four);
    const rows = [...shown.root.querySelectorAll<HTMLButtonElement>("li > button")];
    expect(rows).toHaveLength(3);
    const others = [0, 1, 2, 3].filter((seat) => seat !== four.seat);
    for (const [n, seat] of others.entries()) {
      const player = four.view.players[seat]!;
      expect(rows[n]!.textContent).toContain(four.names[seat]);
      expect(rows[n]!.querySelectorAll(".stamps i")).toHaveLength(player.locations.length);
      expect(rows[n]!.querySelectorAll(".deal")).toHaveLength(player.deals.length);
      expect(rows[n]!.textContent!.includes("strip-passed")).toBe(player.passed);
    }
    rows[1]!.click();
    flushSync();
    expect(look.empire).toBe(others[1]);
    rows[1]!.click();
    flushSync();
    expect(look.empire).toBeNull();
  });

  it("alone there are the attacks instead", () => {
    shown = show(Rivals, REAL.solo);
    expect(shown.root.querySelectorAll(".threats li")).toHaveLength(REAL.solo.view.solo!.threats.length);
  });
});

describe("texts", () => {
  const ids = (path: string): string[] => [...new FluentResource(readFileSync(path, "utf8")).body].map(({ id }) => id);
  const own = "src/boards/imperial-settlers/text";

  it("are the same in both languages", () => {
    expect(ids(`${own}.ru.ftl`)).toEqual(ids(`${own}.en.ftl`));
  });

  it("take no name from the game's", () => {
    const game = new Set(ids("../src/pentarchy/games/imperial_settlers/text.en.ftl"));
    expect(ids(`${own}.en.ftl`).filter((id) => game.has(id))).toEqual([]);
  });
});
