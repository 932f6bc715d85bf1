// What went wrong, as one sentence at the foot of the page.
import type { Message } from "../wire";
import { Refused } from "./api";
import { Denied } from "./socket";

export const notice: { message: Message | null; tone: "bad" | "plain" } = $state({
  message: null,
  tone: "plain",
});
let timer: ReturnType<typeof setTimeout> | undefined;

function show(message: Message, tone: "bad" | "plain"): void {
  clearTimeout(timer);
  notice.message = message;
  notice.tone = tone;
  timer = setTimeout(() => (notice.message = null), 7000);
}

export function complain(error: unknown): void {
  if (error instanceof Refused || error instanceof Denied) show(error.reason, "bad");
  else {
    console.error(error);
    show({ id: "error-unknown" }, "bad");
  }
}

export function say(id: string): void {
  show({ id }, "plain");
}
