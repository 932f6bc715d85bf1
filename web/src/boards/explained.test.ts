// Nothing pictured is unexplained: whatever a board or a panel draws, in every position that is kept here, has a
// name and says what it is, in both languages. A title's board is held to it by being there.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { asked, drawingOf as iconOf, explain, MARKED, thingsOf } from "../lib/explain";
import { LANGUAGES, Texts, type Language } from "../lib/text";
import { drawingOf } from "./index";
import { show, type Fixture, type Shown } from "./testing.svelte";

const ROOT = join(import.meta.dirname, "../../..");
const kept = import.meta.glob<Fixture>("./*/fixtures/*.json", { eager: true, import: "default" });
const positions = Object.entries(kept).flatMap(([path, fixture]) => {
  const [, title = "", , file = ""] = path.split("/");
  if (!fixture.view) return []; // what several positions share
  const sheet = kept[`./${title}/fixtures/sheet.json`];
  const view = sheet ? { ...fixture.view, sheet } : fixture.view;
  return [{ title, fixture: { ...fixture, view }, position: file.replace(".json", "") }];
});

const read = (path: string): string => readFileSync(join(ROOT, path), "utf-8");

/** The texts as the server sends them, but for what is made of the components. */
function textsOf(title: string, language: Language, players: string[]): Texts {
  const folder = `src/pentarchy/games/${title.replaceAll("-", "_")}`;
  const pages = [
    ...["kernel", "server"].map((room) => `src/pentarchy/${room}/text.${language}.ftl`),
    `src/pentarchy/kernel/about.${language}.ftl`,
    `web/src/boards/text.${language}.ftl`,
    `${folder}/text.${language}.ftl`,
    `${folder}/about.${language}.ftl`,
    `web/src/boards/${title}/text.${language}.ftl`,
  ];
  return new Texts(language, pages.map(read), players);
}

const known = new Map<string, Texts>();
function textsIn(title: string, language: Language, players: string[]): Texts {
  const key = `${title}/${language}/${players.length}`;
  if (!known.has(key)) known.set(key, textsOf(title, language, players));
  return known.get(key)!;
}

const open: Shown[] = [];
afterEach(() => open.splice(0).forEach((one) => one.close()));

/** The board and every panel of a title. */
async function drawn(title: string, fixture: Fixture): Promise<Element[]> {
  const { Board, panels } = await drawingOf(title);
  const lines = fixture.lines?.[fixture.seat ?? 0];
  for (const part of [Board, ...panels.map((panel) => panel.component)]) open.push(show(part, fixture, { lines }));
  return open.map((one) => one.root);
}

/** Everything of the sprite that is in sight, but for what one looks through. */
const pictures = (roots: Element[]): Element[] =>
  roots.flatMap((root) => [...root.querySelectorAll("use")]).filter((use) => !use.closest(".sprite, .lens, .closer"));

/** What the components say of a target is held by Python, for every target: `pentarchy.proof`. */
const isTarget = (element: Element): boolean => (element as HTMLElement).dataset.target !== undefined;

test.each(positions)("$title: everything drawn in “$position” is explained", async ({ title, fixture }) => {
  const roots = await drawn(title, fixture);
  const silent = new Set<string>();
  for (const language of LANGUAGES) {
    const texts = textsIn(title, language, fixture.names);
    for (const use of pictures(roots)) {
      const icon = iconOf(use);
      if (!texts.has(`icon-${icon}`)) silent.add(`${language}: ${icon} is not in the glossary`);
      const named = use.closest(MARKED) ?? use.closest("button[aria-label]");
      if (!named && !texts.about(`icon:${icon}`)) silent.add(`${language}: ${icon} says nothing`);
    }
    for (const element of roots.flatMap((root) => [...root.querySelectorAll(MARKED)])) {
      const said = explain(element, texts, fixture.seat);
      const things = thingsOf(element).join(" ");
      if (!said?.title) silent.add(`${language}: ${things} has no name`);
      if (!said?.lines.length && !isTarget(element)) silent.add(`${language}: ${things} says nothing`);
    }
  }
  expect([...silent]).toEqual([]);
});

test("a picture that nobody has marked is explained by its sign, and the innermost mark wins", () => {
  const texts = new Texts("en", ["icon-coin = Coin\nabout-icon-coin = Pays.\n    .rule = 3.2", "card = Card { $name }\nabout-card = A card."]);
  const root = document.createElement("div");
  root.innerHTML = `<svg class="ic"><use href="#coin" /></svg><p data-about="card:7"><svg class="ic"><use href="#coin" /></svg></p>`;
  const [bare, marked] = [...root.querySelectorAll("use")].map((use) => explain(asked(use)!, texts, null));
  expect(bare).toEqual({ title: "Coin", lines: ["Pays."], rule: "3.2", signs: [] });
  expect(marked).toEqual({ title: "Card 7", lines: ["A card."], rule: "", signs: [{ icon: "coin", drawing: "coin", name: "Coin", about: "Pays." }] });
});
