// The analysis of a finished game: how far it is, and what it found once it is there.
import { api } from "./api";
import { complain } from "./errors.svelte";
import { somebody } from "./me.svelte";
import type { Analysis, AnalysisState } from "../wire";

const EVERY_MS = 1000;

export class GameAnalysis {
  state: AnalysisState | null = $state.raw(null);
  found: Analysis | null = $state.raw(null);
  private depth: string | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly table: string,
    private readonly watch: string | null,
  ) {}

  /** Look how far it is, and again while it is being made. */
  async look(): Promise<void> {
    clearTimeout(this.timer);
    try {
      await this.take(await api.analysis(this.table, this.watch));
    } catch (error) {
      complain(error);
    }
  }

  async begin(): Promise<void> {
    try {
      await somebody();
      await this.take(await api.beginAnalysis(this.table, this.watch));
    } catch (error) {
      complain(error);
    }
  }

  async end(): Promise<void> {
    try {
      await api.endAnalysis(this.table, this.watch);
    } catch (error) {
      complain(error);
    }
    await this.look();
  }

  /** Nobody looks any more. */
  leave(): void {
    clearTimeout(this.timer);
  }

  private async take(state: AnalysisState): Promise<void> {
    this.state = state;
    clearTimeout(this.timer);
    if (state.running) this.timer = setTimeout(() => void this.look(), EVERY_MS);
    if (state.kept && state.kept !== this.depth) {
      this.found = await api.analysisFound(this.table, this.watch);
      this.depth = state.kept;
    }
  }
}
