import { expect, test } from "vitest";
import { changed, fields, usual, wordsIn } from "./options";
import { blocks } from "./rules";

const schema = {
  $ref: "#/$defs/Some",
  $defs: {
    Some: {
      type: "object",
      properties: {
        setup: { enum: ["first-game", "random"], default: "random" },
        cards: { type: "array", items: { type: "string" }, default: [] },
        lords: { type: "boolean", default: true },
        start: { anyOf: [{ type: "integer" }, { type: "null" }], default: null },
        rounds: { type: "integer", minimum: 1, maximum: 9, default: 3 },
        people: { anyOf: [{ enum: ["romans", "japanese"] }, { type: "null" }], default: null },
        turned: { type: "array", items: { type: "boolean" }, default: [], maxItems: 4 },
        motto: { type: "string", default: "" },
      },
    },
  },
};

test("the form is made from the schema, and sends only what differs", () => {
  const form = fields(schema);
  expect(form.map((field) => [field.key, field.kind])).toEqual([
    ["setup", "choice"],
    ["cards", "list"],
    ["lords", "flag"],
    ["start", "seat"],
    ["rounds", "number"],
    ["people", "choice"],
    ["turned", "list"],
    ["motto", "text"],
  ]);
  expect(form.find(({ key }) => key === "people")).toMatchObject({ open: true, usual: null });
  expect(form.find(({ key }) => key === "turned")).toMatchObject({ item: "flag", most: 4 });
  expect(changed(form, usual(form))).toEqual({});
  expect(changed(form, { ...usual(form), lords: false, cards: ["lords"] })).toEqual({ lords: false, cards: ["lords"] });
});

test("the values of a list are read from what is said about it", () => {
  expect(wordsIn("three of fishermen, merchants, first-game")).toEqual(["fishermen", "merchants", "first-game"]);
  expect(wordsIn("четыре из oracle, farm")).toEqual(["oracle", "farm"]);
  expect(wordsIn("any number")).toEqual([]);
});

test("rules keep their numbers", () => {
  const page = blocks("# Game\n\n## 3. Building\n\n**3.4** Beside **your own**.\n\n- one\n- two");
  expect(page.map((block) => block.kind)).toEqual(["title", "heading", "rule", "list"]);
  expect(page[2]).toMatchObject({ number: "3.4" });
});
