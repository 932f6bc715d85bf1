import { expect, test } from "vitest";
import { changed, fields, usual } from "./options";
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
      },
    },
  },
};

test("the form is made from the schema, and sends only what differs", () => {
  const form = fields(schema);
  expect(form.map((field) => [field.key, field.kind])).toEqual([
    ["setup", "choice"],
    ["lords", "flag"],
  ]);
  expect(changed(form, usual(form))).toEqual({});
  expect(changed(form, { setup: "random", lords: false })).toEqual({ lords: false });
});

test("rules keep their numbers", () => {
  const page = blocks("# Game\n\n## 3. Building\n\n**3.4** Beside **your own**.\n\n- one\n- two");
  expect(page.map((block) => block.kind)).toEqual(["title", "heading", "rule", "list"]);
  expect(page[2]).toMatchObject({ number: "3.4" });
});
