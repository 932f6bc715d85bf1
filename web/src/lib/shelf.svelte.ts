// The games that can be played here, as they tell of themselves.
import type { GameInfo } from "../wire";
import { api } from "./api";
import { drawnFirst } from "./boxes";
import { settings } from "./settings.svelte";

class Shelf {
  games: GameInfo[] = $state.raw([]);
  loaded = $state(false);
  private coming: Promise<GameInfo[]> | null = null;

  /** Ask the server, once; again if that failed. */
  load(): Promise<GameInfo[]> {
    this.coming ??= api.games().then(
      (games) => {
        this.games = drawnFirst(games);
        this.loaded = true;
        return this.games;
      },
      (error: unknown) => {
        this.coming = null;
        throw error;
      },
    );
    return this.coming;
  }

  find(title: string): GameInfo | undefined {
    return this.games.find((game) => game.title === title);
  }
}

export const shelf = new Shelf();

/** What a game is called; its key as long as nobody has said. */
export function gameName(title: string): string {
  return shelf.find(title)?.name[settings.language] ?? title;
}

export function tagline(title: string): string {
  return shelf.find(title)?.tagline[settings.language] ?? "";
}
