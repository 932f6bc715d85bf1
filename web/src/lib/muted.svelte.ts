// Whom I do not want to hear, at whatever table and device; nobody else learns of it.
import type { ChatLine, TableInfo } from "../wire";
import { choose, settings } from "./settings.svelte";

const MOST = 200;

const markOf = (info: TableInfo | null, seat: number): string | null => info?.seats[seat]?.person ?? null;

export function isMuted(info: TableInfo | null, seat: number): boolean {
  const mark = markOf(info, seat);
  return mark !== null && settings.muted.includes(mark);
}

export function mute(info: TableInfo | null, seat: number, quiet: boolean): void {
  const mark = markOf(info, seat);
  if (mark === null) return;
  const others = settings.muted.filter((one) => one !== mark);
  choose("muted", [...others, ...(quiet ? [mark] : [])].slice(-MOST));
}

/** How many lines of others were not read yet; those of whom I do not want to hear are none. */
export function unheard({ info, chat, read }: { info: TableInfo | null; chat: ChatLine[]; read: number }): number {
  const counts = ({ number, seat }: ChatLine) => number >= read && !info?.seats[seat]?.mine && !isMuted(info, seat);
  return chat.filter(counts).length;
}
