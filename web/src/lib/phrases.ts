// Ready phrases and signs: what is sent is their key, so that everybody reads them in their own language.
import { t } from "./words.svelte";

export const PHRASES = [
  "hello",
  "luck",
  "moment",
  "nice",
  "ouch",
  "thanks",
  "sorry",
  "played",
  "again",
  "later",
] as const;
export const SIGNS = ["👍", "👏", "😄", "😅", "🤔", "😮", "🎉", "🙏"] as const;

const MARK = "phrase:";

export function sent(phrase: (typeof PHRASES)[number]): string {
  return MARK + phrase;
}

/** A line of the chat as it is read. */
export function spoken(text: string): string {
  const key = text.startsWith(MARK) ? text.slice(MARK.length) : "";
  return (PHRASES as readonly string[]).includes(key) ? t(`phrase-${key}`) : text;
}
