// How far somebody has come at each table in this browser: so that what happened, or was said, since can be told on return.
const MOST = 60;

class Bookmarks {
  constructor(private readonly key: string) {}

  private all(): [string, number][] {
    try {
      const kept: unknown = JSON.parse(localStorage.getItem(this.key) ?? "[]");
      return Array.isArray(kept) ? kept : [];
    } catch {
      return []; // no storage, or not ours
    }
  }

  at(table: string): number | null {
    return this.all().find(([key]) => key === table)?.[1] ?? null;
  }

  put(table: string, number: number): void {
    const others = this.all().filter(([key]) => key !== table);
    try {
      localStorage.setItem(this.key, JSON.stringify([[table, number], ...others].slice(0, MOST)));
    } catch {
      // Without storage there is nothing to come back to.
    }
  }
}

const events = new Bookmarks("pentarchy-looked");
const lines = new Bookmarks("pentarchy-read");

/** The number of the last event seen at a table; null: never looked at. */
export const lookedAt = (table: string): number | null => events.at(table);
export const look = (table: string, event: number): void => events.put(table, event);

/** How many lines of a table's chat have been read. */
export const readUpTo = (table: string): number => lines.at(table) ?? 0;
export const markRead = (table: string, count: number): void => lines.put(table, count);
