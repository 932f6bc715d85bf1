// Which event of a table this browser saw last, so that what happened since can be shown on return.
const KEY = "pentarchy-looked";
const MOST = 60;

function read(): [string, number][] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(kept) ? kept : [];
  } catch {
    return []; // no storage, or not ours
  }
}

/** The number of the last event seen at a table; null: never looked at. */
export function lookedAt(table: string): number | null {
  return read().find(([key]) => key === table)?.[1] ?? null;
}

export function look(table: string, event: number): void {
  const others = read().filter(([key]) => key !== table);
  try {
    localStorage.setItem(KEY, JSON.stringify([[table, event], ...others].slice(0, MOST)));
  } catch {
    // Without storage there is nothing to come back to.
  }
}
