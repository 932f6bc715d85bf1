// Pictures in the rules, of every title that has some: each stands beside a rule that there is, says in both
// languages what it shows, and nothing in it can be clicked.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { LANGUAGES, Texts } from "../lib/text";
import { drawingOf } from "./index";
import { show } from "./testing.svelte";

const ROOT = join(import.meta.dirname, "../../..");
const titles = Object.keys(import.meta.glob("./*/figures.ts")).map((path) => path.split("/")[1]!);

test.each(titles)("%s: its pictures stand beside rules, and say what they show", async (title) => {
  const { Figure, figures } = await drawingOf(title);
  expect(figures?.length).toBeGreaterThan(0);
  for (const rule of figures!) {
    for (const language of LANGUAGES) {
      const page = readFileSync(join(ROOT, `src/pentarchy/games/${title.replaceAll("-", "_")}/rules.${language}.md`), "utf-8");
      expect(page).toContain(`**${rule}**`);
      const said = new Texts(language, [readFileSync(join(import.meta.dirname, title, `text.${language}.ftl`), "utf-8")]);
      expect(said.has(`figure-${rule.replaceAll(".", "-")}`), `${language} ${rule}`).toBe(true);
    }
    const drawn = show(Figure!, {}, { rule } as object);
    expect(drawn.root.querySelectorAll("path, use").length, rule).toBeGreaterThan(2);
    expect(drawn.root.querySelectorAll("[data-target]").length - drawn.root.querySelectorAll("[inert] [data-target]").length, rule).toBe(0);
    drawn.close();
  }
});
