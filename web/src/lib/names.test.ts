// What things are called, by the cases that Python's tests run too: tests/names.json.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import type { Message, Told } from "../wire";
import { LANGUAGES, Texts, type Language } from "./text";

interface Case extends Record<Language, string> {
  why: string;
  thing?: string;
  about?: string;
  value?: [string, string];
  message?: Message;
  events?: Pick<Told, "id" | "seat" | "args">[];
  event?: { id: string; seat: number; args: Record<string, string | number> };
  seat?: number;
}
interface Cases {
  texts: Record<Language, string>;
  names: Record<Language, string>;
  players: string[];
  cases: Case[];
}

const file = JSON.parse(readFileSync(join(import.meta.dirname, "../../../tests/names.json"), "utf-8")) as Cases;

function said(texts: Texts, one: Case): string {
  if (one.thing !== undefined) return texts.thing(one.thing);
  if (one.about !== undefined) return `${texts.about(one.about)} [${texts.ruleAbout(one.about)}]`;
  if (one.value) return texts.value(...one.value);
  if (one.event) return texts.event(one.event);
  if (one.events) return texts.told(one.events).map((told) => told.sentence).join(" / ");
  return texts.tell(one.message!, one.seat ?? 0);
}

const cases = LANGUAGES.flatMap((language) => file.cases.map((one) => ({ language, one, why: one.why })));

test.each(cases)("$why ($language)", ({ language, one }) => {
  const texts = new Texts(language, [file.texts[language], file.names[language]], file.players);
  expect(said(texts, one)).toBe(one[language]);
});
