import { expect, test } from "vitest";
import { PHRASES, sent, spoken } from "./phrases";
import { choose } from "./settings.svelte";

test("a phrase is read in the reader's language", () => {
  choose("language", "ru");
  expect(spoken(sent("thanks"))).toBe("Спасибо!");
  choose("language", "en");
  expect(spoken(sent("thanks"))).toBe("Thank you!");
});

test("every phrase has its words in both languages", () => {
  for (const language of ["en", "ru"] as const) {
    choose("language", language);
    for (const phrase of PHRASES) expect(spoken(sent(phrase))).not.toContain("phrase");
  }
});

test("whatever else somebody writes stays as it is", () => {
  expect(spoken("phrase:nonsense")).toBe("phrase:nonsense");
  expect(spoken("hello")).toBe("hello");
});
