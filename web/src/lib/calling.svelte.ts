// The tables that wait for me: counted in the tab's title and icon on every page, and heard if one likes.
import type { TableInfo } from "../wire";
import { api } from "./api";
import { me } from "./me.svelte";
import { notify } from "./notes";
import { sound } from "./sound";
import { connection } from "./tables.svelte";

/** How often the server is asked about the tables that this page does not show (ms). */
const EVERY = 30_000;
const MOST_SHOWN = 9;

class Calling {
  count = $state(0);
  private tables: TableInfo[] = [];
  private waiting: Set<string> | null = null;

  /** Ask the server, and count; without an answer all stays as it is. */
  async look(): Promise<void> {
    if (me.name === null) return;
    try {
      this.tables = await api.running();
    } catch {
      return;
    }
    this.recount();
  }

  /** What this page shows is known sooner than what the server was asked about. */
  recount(): void {
    const shown = connection.shown();
    const keys = new Set(shown.map((table) => table.key));
    const waiting = new Set([
      ...shown.filter((table) => isMine(table.info, table.result ? [] : table.actors)).map((table) => table.key),
      ...this.tables.filter((table) => !keys.has(table.id) && isMine(table, table.actors)).map((table) => table.id),
    ]);
    const before = this.waiting;
    this.waiting = waiting;
    this.count = waiting.size;
    const fresh = before ? [...waiting].filter((key) => !before.has(key)) : [];
    if (!fresh.length) return;
    sound("turn");
    const told = [...shown.map((table) => table.info), ...this.tables].find((table) => table?.id === fresh[0]);
    notify(waiting.size, fresh[0]!, told?.title ?? "");
  }

  /** Count from now on, until that is ended. */
  start(): () => void {
    const timer = setInterval(() => void this.look(), EVERY);
    const back = () => {
      if (document.visibilityState === "visible") void this.look();
    };
    document.addEventListener("visibilitychange", back);
    connection.moved = () => this.recount();
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", back);
      connection.moved = () => {};
    };
  }
}

function isMine(table: TableInfo | null, actors: readonly number[]): boolean {
  if (table?.status !== "running") return false;
  return actors.some((seat) => table.seats[seat]?.mine && !table.seats[seat].stand_in);
}

export const calling = new Calling();

/** A page's title, with how many tables wait. */
export function titled(title: string): string {
  return calling.count ? `(${calling.count}) ${title}` : title;
}

/** The mark with a number on it; the mark itself without one. */
export function badged(mark: string, count: number): string {
  if (!count) return mark;
  const label = count > MOST_SHOWN ? `${MOST_SHOWN}+` : String(count);
  const badge =
    '<circle cx="16.5" cy="16.5" r="7.5" fill="#A8321F" stroke="#FFFFFF" stroke-width="1"/>' +
    '<text x="16.5" y="20.4" text-anchor="middle" font-family="sans-serif" font-weight="700" ' +
    `font-size="${label.length > 1 ? 9 : 11}" fill="#FFFFFF">${label}</text>`;
  return mark.replace("</svg>", `${badge}</svg>`);
}

let mark: Promise<string> | null = null;

/** Draw the number into the tab's icon. */
export async function drawIcon(count: number): Promise<void> {
  const link = document.querySelector<HTMLLinkElement>("link[rel=icon]");
  if (!link || (!count && !mark)) return; // as the page has brought it
  try {
    mark ??= fetch("/icon.svg").then((answer) => answer.text());
    link.href = `data:image/svg+xml,${encodeURIComponent(badged(await mark, count))}`;
  } catch {
    mark = null; // without a connection the icon stays as it is
  }
}
