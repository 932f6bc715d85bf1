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
  /** Answers to what was asked before somebody left say nothing any more. */
  private round = 0;
  /** Led somewhere, or the page is gone. */
  private over = false;

  /** Perhaps this person waits already, as the page was loaded anew. */
  async resume(): Promise<void> {
    const round = this.round;
    const found = await api.paired();
    // An old wish that has led somewhere leads nowhere again.
    if (round === this.round && !found?.table) this.take(found);
  }

  async wish(wish: PairingWish): Promise<void> {
    this.round += 1;
    this.take(await api.pair(wish));
  }

  /** Only when the server has heard it does the page say so. */
  async leave(): Promise<void> {
    clearTimeout(this.timer);
    const round = ++this.round;
    try {
      await api.unpair();
    } catch (error) {
      this.again();
      throw error;
    }
    if (round === this.round) this.now = null;
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
    } else if (found) this.again();
  }

  private again(): void {
    if (!this.over) this.timer = setTimeout(() => void this.ask(), EVERY);
  }

  private async ask(): Promise<void> {
    const round = this.round;
    try {
      const found = await api.paired();
      if (round === this.round) this.take(found);
    } catch {
      if (round === this.round) this.again(); // the next answer tells
    }
  }
}
