import { cleanup, fireEvent, render, screen, within } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test } from "vitest";
import { LEVELS, UNRATED, weaker } from "../lib/levels";
import { choose } from "../lib/settings.svelte";
import sprite from "../look/faces.svg?raw";
import Face from "./Face.svelte";
import LevelPicker from "./LevelPicker.svelte";

beforeEach(() => choose("language", "en"));
afterEach(cleanup);

const rated = LEVELS.map((level, n) => ({ level, rating: 1000 + 200 * n }));

function shown(levels = rated): string[] {
  const picked: string[] = [];
  render(LevelPicker, { legend: "Opponent", value: "apprentice", levels, onpick: (level: string) => picked.push(level) });
  return picked;
}

async function opened(): Promise<HTMLElement> {
  await fireEvent.click(screen.getByRole("button", { name: /^Opponent: Apprentice/ }));
  return await screen.findByRole("dialog", { name: "Opponent" });
}

test("every level has a face of its own; what has none is a bot", () => {
  const faces = LEVELS.map((level) => {
    expect(sprite).toContain(`id="face-${level}"`);
    const { container } = render(Face, { level });
    return container.querySelector("use")!.getAttribute("href");
  });
  expect(new Set(faces).size).toBe(4);
  const { container } = render(Face, { level: "random" });
  expect(container.querySelector("use")!.getAttribute("href")).toBe("#bot");
});

test("four cards with face, name, rating, character and way of thinking", async () => {
  shown();
  const cards = within(await opened()).getAllByRole("button", { name: /Novice|Apprentice|Master|Emperor/ });
  expect(cards.map((card) => card.querySelector("b")!.textContent)).toEqual(["Novice", "Apprentice", "Master", "Emperor"]);
  expect(cards.map((card) => card.getAttribute("aria-pressed"))).toEqual(["false", "true", "false", "false"]);
  const master = cards[2]!;
  expect(master.querySelector("use")!.getAttribute("href")).toBe("#face-master");
  const about = master.textContent;
  expect(about).toContain("Rating 1400");
  expect(about).toContain("Measures twice");
  expect(about).toContain("0.4\u00a0s a turn");
});

test("no rating is told where none is known", async () => {
  shown([...UNRATED] as typeof rated);
  expect((await opened()).textContent).not.toContain("Rating");
});

test("a card is picked and the picker closes; the same level again changes nothing", async () => {
  const picked = shown();
  await fireEvent.click(within(await opened()).getByRole("button", { name: /^Master/ }));
  expect(picked).toEqual(["master"]);
  expect(screen.queryByRole("dialog")).toBeNull();
  await fireEvent.click(within(await opened()).getByRole("button", { name: /^Apprentice/ }));
  expect(picked).toEqual(["master"]);
});

test("arrows walk over the cards, from the one that is chosen", async () => {
  shown();
  const dialog = await opened();
  const here = () => document.activeElement!.querySelector("b")?.textContent;
  expect(here()).toBe("Apprentice");
  for (const [key, card] of [
    ["ArrowRight", "Master"],
    ["ArrowDown", "Emperor"],
    ["ArrowRight", "Emperor"],
    ["Home", "Novice"],
    ["ArrowLeft", "Novice"],
    ["End", "Emperor"],
  ]) {
    await fireEvent.keyDown(dialog, { key });
    expect(here()).toBe(card);
  }
});

test("one is advised by whom one likes, up to what the table allows", () => {
  expect(weaker("emperor", "master")).toBe("master");
  expect(weaker("novice", "master")).toBe("novice");
  expect(weaker("master", "master")).toBe("master");
});
