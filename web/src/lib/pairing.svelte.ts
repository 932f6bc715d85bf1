// Waiting to be led to a table. Whoever waits asks now and then; that is also how the server knows
// that somebody is still there. Who closes the page waits no more.
import type { Pair, PairingWish } from "../wire";
import { api } from "./api";
import { go } from "./router.svelte";
import { sound } from "./sound";

const EVERY = 2_000;

export class Pairing {
  now: Pair | null = $state.raw(null);
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** Led somewhere, or the page is gone. */
  private over = false;

  /** Perhaps this person waits already, as the page was loaded anew. */
  async resume(): Promise<void> {
    const found = await api.paired();
    // An old wish that has led somewhere leads nowhere again.
    if (!found?.table) this.take(found);
  }

  async wish(wish: PairingWish): Promise<void> {
    this.take(await api.pair(wish));
  }

  async leave(): Promise<void> {
    clearTimeout(this.timer);
    this.now = null;
    await api.unpair();
  }

  /** The page is gone. */
  close(): void {
    clearTimeout(this.timer);
    if (this.now && !this.over) api.unpair().catch(() => {});
    this.over = true;
  }

  private take(found: Pair | null): void {
    if (this.over) return;
    clearTimeout(this.timer);
    this.now = found;
    if (found?.table) {
      this.over = true;
      sound("turn");
      go(`/t/${found.table}`);
    } else if (found) this.timer = setTimeout(() => void this.ask(), EVERY);
  }

  private async ask(): Promise<void> {
    try {
      this.take(await api.paired());
    } catch {
      this.timer = setTimeout(() => void this.ask(), EVERY); // the next answer tells
    }
  }
}
