import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { FluentResource } from "@fluent/bundle";
import { expect, test } from "vitest";
import { preferred, Texts } from "./text";

const SOURCES = join(import.meta.dirname, "..");
const ROOMS = join(SOURCES, "../../src/pentarchy");

function ids(text: string): Set<string> {
  return new Set(new FluentResource(text).body.map((message) => message.id));
}

const read = (path: string) => readFileSync(path, "utf-8");

function code(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return entry.name === "boards" ? [] : code(path);
    return /\.(svelte|ts)$/.test(entry.name) && !entry.name.includes(".test.") ? [read(path)] : [];
  });
}

const en = ids(read(join(SOURCES, "text.en.ftl")));
const ru = ids(read(join(SOURCES, "text.ru.ftl")));
const shared = new Set(
  ["kernel", "server"].flatMap((room) => [...ids(read(join(ROOMS, room, "text.en.ftl")))]),
);
const written = code(SOURCES).join("\n");

test("both languages say the same things", () => {
  expect([...ru].filter((id) => !en.has(id))).toEqual([]);
  expect([...en].filter((id) => !ru.has(id))).toEqual([]);
});

test("what is asked for is there", () => {
  const asked = [...written.matchAll(/\b(?:t|say|own\(\)\.say)\(\s*["']([a-z][\w-]*)["']/g)].map((found) => found[1]!);
  const fromGames = new Set(["title", "tagline", "reconstructed"]);
  expect(asked.length).toBeGreaterThan(100);
  expect(asked.filter((id) => !en.has(id) && !shared.has(id) && !fromGames.has(id))).toEqual([]);
});

test("nothing is written that nobody asks for", () => {
  const literal = new Set([...written.matchAll(/["'`]([a-z][\w-]*)["'`]/g)].map((found) => found[1]!));
  const begun = [...written.matchAll(/`([a-z][\w-]*[-:])\$\{/g)].map((found) => found[1]!.replace(":", "-"));
  const used = (id: string) =>
    literal.has(id) || begun.some((start) => id.startsWith(start) || `${id}-` === start);
  expect([...en].filter((id) => !used(id))).toEqual([]);
});

const BOARDS = join(SOURCES, "boards");
const folders = readdirSync(BOARDS, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && existsSync(join(BOARDS, entry.name, "text.en.ftl")))
  .map((entry) => join(BOARDS, entry.name));

test.each([BOARDS, ...folders])("the words of a board are there in both languages, and all are used: %s", (folder) => {
  const [inEnglish, inRussian] = ["en", "ru"].map((language) => ids(read(join(folder, `text.${language}.ftl`))));
  expect([...inEnglish!].filter((id) => !inRussian!.has(id))).toEqual([]);
  expect([...inRussian!].filter((id) => !inEnglish!.has(id))).toEqual([]);
  const title = folder.split(/[\\/]/).at(-1)!;
  const game = join(ROOMS, "games", title.replaceAll("-", "_"), "text.en.ftl");
  const overridden = existsSync(game) ? ids(read(game)) : new Set<string>();
  const written = everything(folder).join("\n");
  const literal = new Set([...written.matchAll(/["'`]([a-z][\w-]*)["'`]/g)].map((found) => found[1]!));
  const begun = [...written.matchAll(/`([a-z][\w-]*[-:])\$\{/g)].map((found) => found[1]!.replace(":", "-"));
  // The rules themselves ask for what their pictures show.
  const figures = join(folder, "figures.ts");
  const drawn = existsSync(figures) ? [...read(figures).matchAll(/^ {2}"([\d.]+)":/gm)].map(([, rule]) => `figure-${rule!.replaceAll(".", "-")}`) : [];
  // What is told about a thing is asked for by the marks on what is drawn; the table's own buttons are marked too.
  const marks = [...(written + read(join(SOURCES, "parts/Prompt.svelte"))).matchAll(/data-about=.*/g)].join("\n");
  const marked = (id: string): boolean => {
    const [kind = "", ...key] = id.replace(/^about-/, "").split("-");
    if (begun.includes(`${kind}-`)) return true;
    return key.length ? marks.includes(`${kind}:${key.join("-")}`) || marks.includes(`${kind}:{`) : new RegExp(`\\b${kind}\\b`).test(marks);
  };
  const told = (id: string): boolean => (id.startsWith("about-") ? marked(id) : marked(`about-${id}`) && inEnglish!.has(`about-${id}`));
  const used = (id: string) =>
    literal.has(id) || overridden.has(id) || drawn.includes(id) || told(id) || begun.some((start) => id.startsWith(start));
  expect([...inEnglish!].filter((id) => !used(id))).toEqual([]);
});

/** What stands in a folder and in those within it. */
function everything(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return everything(path);
    return /\.(svelte|ts)$/.test(entry.name) && !entry.name.includes(".test.") ? [read(path)] : [];
  });
}

const source = `
built = { $seat } builds { $terrain-on }, { $count ->
    [one] { $count } piece
   *[other] { $count } pieces
  }.
ask = { $who }, take { $card }.
terrain-forest = Forest
    .on = in the forest
terrain = { $name }
    .on = on { $name }
`;

test("things bring their attributes along", () => {
  const texts = new Texts("en", [source], ["Anna", "Boris"]);
  const args = { terrain: "terrain:forest", count: 2 };
  expect(texts.event({ id: "built", seat: 1, args })).toBe("Boris builds in the forest, 2 pieces.");
  expect(texts.event({ id: "built", seat: 0, args: { terrain: "terrain:swamp", count: 1 } })).toBe(
    "Anna builds on swamp, 1 piece.",
  );
  expect(texts.tell({ id: "terrain-forest.on" })).toBe("in the forest");
});

test("rivals count from the seat that is asked", () => {
  const texts = new Texts("en", [source], ["Anna", "Boris", "Clara"]);
  expect(texts.tell({ id: "ask", args: { who: "rival:1", card: "terrain:forest" } }, 2)).toBe("Anna, take Forest.");
});

test("a message that nobody has written stays readable", () => {
  const texts = new Texts("en", []);
  expect(texts.tell({ id: "why-not-so", args: { count: 3 } })).toBe("why not so: count 3");
});

test("a message inside a message, and words as they are", () => {
  const texts = new Texts("en", ["at = line { $line }: { $about }\nbad = { $key } is no key"], ["Anna"]);
  const about = { id: "bad", args: { key: "word:seat:0" } };
  expect(texts.tell({ id: "at", args: { line: "word:3" }, about })).toBe("line 3: seat:0 is no key");
});

test("Russian plurals", () => {
  const texts = new Texts("ru", [read(join(SOURCES, "text.ru.ftl"))]);
  const seats = [1, 2, 5, 21].map((count) => texts.say("seats-count", { seats: count }));
  expect(seats).toEqual(["1 место", "2 места", "5 мест", "21 место"]);
});

test("the browser's languages decide", () => {
  expect(preferred(["de-DE", "ru-RU", "en"])).toBe("ru");
  expect(preferred(["fr"])).toBe("en");
});
