// Games that are over and that were looked at, kept in this browser for days without a connection.
import type { FromServer, TableInfo, Update } from "../wire";

/** The service worker keeps the positions that were looked at in the same place, and bounds it. */
const CACHE = "pentarchy-kept";

const address = (key: string): string => `/kept/${encodeURIComponent(key)}`;

/** Keep how a game ended, with everything that was told. */
export async function keep(info: TableInfo, update: Update): Promise<void> {
  if (!("caches" in window)) return; // only for pages that come by https
  const messages: FromServer[] = [{ type: "table", table: info }, update];
  await (await caches.open(CACHE)).put(address(info.id), new Response(JSON.stringify(messages)));
}

/** What is kept of a table; nothing if it was never looked at. */
export async function recall(key: string): Promise<FromServer[]> {
  if (!("caches" in window)) return [];
  const found = await (await caches.open(CACHE)).match(address(key));
  return found ? ((await found.json()) as FromServer[]) : [];
}

/** Somebody else uses this browser now: nothing of who did before shall be seen. */
export async function forget(): Promise<void> {
  if ("caches" in window) await caches.delete(CACHE);
}
