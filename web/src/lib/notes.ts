// A note of the browser's own while a page is open and not looked at; what is pushed needs no page.
import { settings } from "./settings.svelte";
import { gameName } from "./shelf.svelte";
import { t } from "./words.svelte";

/** Why there can be no notes; null if there can. */
export function notesProblem(): string | null {
  if (!window.isSecureContext) return "calls-no-https";
  if (!("Notification" in window)) return "calls-no-support";
  return Notification.permission === "denied" ? "calls-denied" : null;
}

/** Ask the browser's leave; whether it is given. */
export async function mayNotify(): Promise<boolean> {
  return notesProblem() === null && (await Notification.requestPermission()) === "granted";
}

/** So many tables wait, this one since now. */
export function notify(count: number, key: string, title: string): void {
  if (!settings.notify || document.visibilityState === "visible") return;
  if (notesProblem() !== null || Notification.permission !== "granted") return;
  const words = count > 1 ? t("calls-note-several", { tables: count }) : t("calls-note", { title: gameName(title) });
  try {
    const note = new Notification(words, { icon: "/icon-192.png", tag: `/t/${key}` });
    note.onclick = () => {
      focus();
      location.assign(`/t/${key}`);
      note.close();
    };
  } catch {
    // Some phones allow notes to service workers only: there pushes are the way.
  }
}
