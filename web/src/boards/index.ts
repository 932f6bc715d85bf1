// The boards, by title. A title without one is drawn from its view by the generic board.
import type { Component } from "svelte";
import type { BoardProps } from "./contract";
import Generic from "./Generic.svelte";
import KingdomBuilder from "./kingdom-builder/Lazy.svelte";
import type { Panel } from "./panels";

export type { BoardProps } from "./contract";
export type { Panel, PanelProps } from "./panels";

/** Each of these is small: it fetches its drawing when it is shown for the first time. */
export const boards: Record<string, Component<BoardProps>> = {
  "kingdom-builder": KingdomBuilder,
};

export function boardFor(title: string): Component<BoardProps> {
  return boards[title] ?? Generic;
}

const panels: Record<string, () => Promise<{ panels: Panel[] }>> = {
  "kingdom-builder": () => import("./kingdom-builder"),
};

/** What the table shows beside a title's board, most needed first; nothing for a generic one. */
export async function panelsFor(title: string): Promise<Panel[]> {
  const found = await panels[title]?.();
  return found?.panels ?? [];
}
