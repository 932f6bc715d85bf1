// What went wrong, as one sentence at the foot of the page.
import { Refused } from "./api";
import { Denied } from "./socket";
import { own, t } from "./words.svelte";

export const notice: { text: string; tone: "bad" | "plain" } = $state({ text: "", tone: "plain" });
let timer: ReturnType<typeof setTimeout> | undefined;

function show(text: string, tone: "bad" | "plain"): void {
  clearTimeout(timer);
  notice.text = text;
  notice.tone = tone;
  timer = setTimeout(() => (notice.text = ""), 7000);
}

/** An error as a sentence: the server's, which knows the words of every game, or our own. */
export function sentence(error: unknown): string {
  if (error instanceof Refused) return error.text || own().tell(error.reason);
  // A connection keeps the language it began with; what we can say ourselves is always current.
  if (error instanceof Denied) {
    const { id, about } = error.reason;
    return error.text && (about || !own().has(id)) ? error.text : own().tell(error.reason);
  }
  console.error(error);
  return t("error-unknown");
}

export function complain(error: unknown): void {
  show(sentence(error), "bad");
}

export function say(id: string): void {
  show(t(id), "plain");
}
