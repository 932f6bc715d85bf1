// Nothing pictured is unexplained: whatever a board or a panel draws, in every position that is kept here, has a
// name and says what it is, in both languages: drawings, headings, numbers, words, buttons. A title's board is held to
// it by being there.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { aboutChoice, asked, drawingOf as iconOf, explain, MARKED, thingsOf } from "../lib/explain";
import { LANGUAGES, Texts, type Language } from "../lib/text";
import type { Message } from "../wire";
import lanterns from "./fixtures/lanterns.json";
import toy from "./fixtures/toy.json";
import Generic from "./Generic.svelte";
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

/** Where games lie that have no board of their own. */
const ELSEWHERE: Record<string, string> = { toy: "tests/toy", lanterns: "examples/lanterns/src/lanterns" };
const folderOf = (title: string): string => ELSEWHERE[title] ?? `src/pentarchy/games/${title.replaceAll("-", "_")}`;

/** The texts as the server sends them, but for what is made of the components. */
function textsOf(title: string, language: Language, players: string[]): Texts {
  const folder = folderOf(title);
  const pages = [
    ...["kernel", "server"].map((room) => `src/pentarchy/${room}/text.${language}.ftl`),
    `src/pentarchy/kernel/about.${language}.ftl`,
    `web/src/boards/text.${language}.ftl`,
    `${folder}/text.${language}.ftl`,
    `${folder}/about.${language}.ftl`,
    ...(title in ELSEWHERE ? [] : [`web/src/boards/${title}/text.${language}.ftl`]),
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

/** The board and every panel of a title, in real words. */
async function drawn(title: string, fixture: Fixture, texts: Texts): Promise<Element[]> {
  const { Board, panels } = await drawingOf(title);
  const words = {
    lines: fixture.lines?.[fixture.seat ?? 0],
    text: (message: Message) => texts.tell(message, fixture.seat),
    name: (thing: string) => texts.thing(thing, undefined, fixture.seat ?? 0),
  };
  for (const part of [Board, ...panels.map((panel) => panel.component)]) open.push(show(part, fixture, words));
  return open.map((one) => one.root);
}

/** What is written, but for what one looks through or only hears. What stands on a place of a map is told by the
 * place below it. */
function* written(roots: Element[]): Generator<[string, Element]> {
  for (const root of roots) {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const [words, element] = [node.textContent!.trim(), node.parentElement!];
      if (words && !element.closest(".sprite, .lens, .closer, .sr, style, title, desc, svg [aria-hidden]")) yield [words, element];
    }
  }
}

/** A sentence needs nobody to explain it. */
const SENTENCE = /\s.*[.!?…]$/s;

/** What somebody who asks about an element is told; a target's own words are held by Python: `pentarchy.proof`. */
function isTold(element: Element, texts: Texts, seat: number | null): boolean {
  const mark = element.closest(MARKED);
  return mark !== null && (isTarget(mark) || Boolean(explain(mark, texts, seat)?.lines.length));
}

const rules = new Map<string, string>();
function hasRule(title: string, language: Language, rule: string): boolean {
  const path = `${folderOf(title)}/rules.${language}.md`;
  if (!rules.has(path)) rules.set(path, read(path));
  return rules.get(path)!.includes(`**${rule}**`);
}

/** Everything of the sprite that is in sight, but for what one looks through. */
const pictures = (roots: Element[]): Element[] =>
  roots.flatMap((root) => [...root.querySelectorAll("use")]).filter((use) => !use.closest(".sprite, .lens, .closer"));

/** What the components say of a target is held by Python, for every target: `pentarchy.proof`. */
const isTarget = (element: Element): boolean => (element as HTMLElement).dataset.target !== undefined;

test.each(positions)("$title: everything drawn in “$position” is explained", async ({ title, fixture }) => {
  const silent = new Set<string>();
  for (const language of LANGUAGES) {
    const texts = textsIn(title, language, fixture.names);
    open.splice(0).forEach((one) => one.close());
    const roots = await drawn(title, fixture, texts);
    for (const [words, element] of written(roots)) {
      if (!SENTENCE.test(words) && !isTold(element, texts, fixture.seat)) silent.add(`${language}: “${words}” says nothing`);
    }
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
      if (said?.rule && !hasRule(title, language, said.rule)) silent.add(`${language}: ${things}: there is no rule ${said.rule}`);
    }
  }
  expect([...silent]).toEqual([]);
});

const boardless = [
  ...toy.steps.map((step, nth) => ({ title: "toy", nth, fixture: { ...step, names: toy.names } as unknown as Fixture })),
  { title: "lanterns", nth: 0, fixture: lanterns as unknown as Fixture },
];
test.each(boardless)("$title, drawn from its view alone: everything is explained in step $nth", ({ title, fixture }) => {
  const silent = new Set<string>();
  for (const language of LANGUAGES) {
    const texts = textsIn(title, language, fixture.names);
    const text = (message: Message) => texts.tell(message, fixture.seat);
    const name = (thing: string) => texts.thing(thing, undefined, fixture.seat ?? 0);
    const { root, close } = show(Generic, fixture, { text, name });
    for (const [words, element] of written([root])) {
      if (!isTold(element, texts, fixture.seat)) silent.add(`${language}: “${words}” says nothing`);
    }
    close();
  }
  expect([...silent]).toEqual([]);
});

test("the button of a choice says what is done, with what, and by which rule", () => {
  const texts = textsIn("founders", "en", []);
  const button = document.createElement("button");
  const choice = { id: 1, verb: "pass", target: "", label: { id: "do-pass" } } as never;
  Object.assign(button.dataset, { about: aboutChoice(choice), here: "End your turn" });
  button.className = "btn main";
  button.innerHTML = '<svg class="ic"><use href="#check"></use></svg>End your turn';
  expect(explain(button, texts, 0)).toMatchObject({ title: "End your turn", rule: "3.6", signs: [] });
  expect(explain(button, texts, 0)!.lines.join()).toMatch(/your turn ends without a tile/);
  const board = { id: 2, verb: "attach", target: "tile:mine", label: { id: "do-attach" } } as never;
  expect(aboutChoice(board)).toBe("verb:attach tile:mine");
});

test("a picture that nobody has marked is explained by its sign, and the innermost mark wins", () => {
  const texts = new Texts("en", ["icon-coin = Coin\nabout-icon-coin = Pays.\n    .rule = 3.2", "card = Card { $name }\nabout-card = A card."]);
  const root = document.createElement("div");
  root.innerHTML = `<svg class="ic"><use href="#coin" /></svg><p data-about="card:7"><svg class="ic"><use href="#coin" /></svg></p>`;
  const [bare, marked] = [...root.querySelectorAll("use")].map((use) => explain(asked(use)!, texts, null));
  expect(bare).toEqual({ title: "Coin", lines: ["Pays."], rule: "3.2", signs: [] });
  expect(marked).toEqual({ title: "Card 7", lines: ["A card."], rule: "", signs: [{ icon: "coin", drawing: "coin", name: "Coin", about: "Pays." }] });
});
