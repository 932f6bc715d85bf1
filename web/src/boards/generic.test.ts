import { afterEach, expect, test } from "vitest";
import { boardTexts, drawingOf } from ".";
import kingdom from "./kingdom-builder/fixtures/middle.json";
import toy from "./fixtures/toy.json";
import Generic from "./Generic.svelte";
import { show, type Fixture, type Shown } from "./testing.svelte";
import { zones } from "./zones";

const steps = toy.steps as unknown as (Fixture & { played: number })[];
let shown: Shown | null = null;
afterEach(() => shown?.close());

test("a title without a board of its own gets the generic one", async () => {
  expect(await drawingOf("toy")).toEqual({ Board: Generic, panels: [] });
  const drawing = await drawingOf("kingdom-builder");
  expect(drawing.Board).not.toBe(Generic);
  expect(drawing.panels.map((panel) => panel.key)).toContain("goals");
  expect(await boardTexts("toy", "en")).toBe("");
  expect(await boardTexts("kingdom-builder", "ru")).toContain("panel-gold = ");
});

test("the toy game can be played to its end by the buttons alone", () => {
  for (const step of steps) {
    shown = show(Generic, { ...step, names: toy.names });
    const buttons = [...shown.root.querySelectorAll<HTMLElement>("[data-choice]")];
    expect(buttons.map((button) => Number(button.dataset.choice)).sort()).toEqual(
      step.choices.map((choice) => choice.id).sort(),
    );
    for (const button of buttons) expect(button.textContent).toMatch(/^do-/);
    buttons.find((button) => Number(button.dataset.choice) === step.played)?.click();
    const played = step.choices.find((choice) => choice.id === step.played);
    expect(shown.picked).toEqual([played?.target]);
    shown.close();
  }
  shown = show(Generic, { view: toy.end as Record<string, unknown>, names: toy.names });
  expect(shown.root.querySelector("[data-choice]")).toBeNull();
});

test("choices are grouped by verb", () => {
  const step = steps.find(({ choices }) => new Set(choices.map((choice) => choice.verb)).size > 1) as Fixture;
  shown = show(Generic, { ...step, names: toy.names });
  const groups = [...shown.root.querySelectorAll(".group")];
  expect(groups).toHaveLength(new Set(step.choices.map((choice) => choice.verb)).size);
});

test("players' zones carry their names; what all views share is left out", () => {
  const step = steps[0] as Fixture;
  shown = show(Generic, { ...step, names: toy.names });
  for (const name of toy.names) expect(shown.root.textContent).toContain(name);
  expect(zones(step.view, toy.names).map((zone) => zone.title)).not.toContain("agenda");
});

test("any view can be drawn, even one with a board of its own", () => {
  shown = show(Generic, kingdom as unknown as Fixture);
  expect(shown.root.querySelectorAll(".zone").length).toBeGreaterThan(5);
  shown.close();
  shown = show(Generic, { view: { pile: ["card:jade", "card:salt"], hand: null, own_things: { gold: 3 } } });
  const thing = shown.root.querySelector<HTMLElement>('[data-target="card:jade"]');
  expect(thing?.textContent).toBe("<card:jade>");
  thing?.click();
  expect(shown.picked).toEqual(["card:jade"]);
  expect(shown.root.textContent).toContain("<own-things>"); // the game may have a word for it
  shown.close();
  // A word of the view is the thing that a choice names: it can be picked where it lies.
  const choice = { id: 1, verb: "play", target: "card:salt", label: { id: "do-play" }, binds: false };
  shown = show(Generic, { view: { hand: ["salt", "salt", "jade"] }, choices: [choice] });
  const heap = shown.root.querySelector<HTMLElement>(".zones [data-target]");
  expect(heap?.textContent).toBe("<card:salt>×2");
  heap?.click();
  expect(shown.picked).toEqual(["card:salt"]);
});
