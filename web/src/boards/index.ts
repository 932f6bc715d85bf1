// The boards, by title: the folders beside this file. A title without one is drawn from its view by
// the generic board. Each is fetched when it is shown for the first time.
import type { Component } from "svelte";
import type { Language } from "../lib/text";
import type { BoardProps, FigureProps } from "./contract";
import Generic from "./Generic.svelte";
import type { Panel } from "./panels";

export type { BoardProps } from "./contract";
export type { Panel, PanelProps } from "./panels";

/** What the folder of a title has to offer. */
export interface Drawing {
  Board: Component<BoardProps>;
  /** What the table shows beside the board, most needed first. */
  panels: Panel[];
  /** The events whose pieces the board itself lets move. */
  moves?: readonly string[];
  /** Pictures for the rules: one says `figure-<rule>` in words, with dashes for dots. */
  Figure?: Component<FigureProps>;
  /** The rules that have one. */
  figures?: readonly string[];
}

const folders = import.meta.glob<Drawing>("./*/index.ts");
const texts = import.meta.glob<string>("./*/text.*.ftl", { query: "?raw", import: "default" });

/** The title's own drawing, or the generic one. */
export async function drawingOf(title: string): Promise<Drawing> {
  const fetched = folders[`./${title}/index.ts`];
  return fetched ? fetched() : { Board: Generic, panels: [] };
}

/** What a title's board says itself; nothing where it has no board. */
export async function boardTexts(title: string, language: Language): Promise<string> {
  return (await texts[`./${title}/text.${language}.ftl`]?.()) ?? "";
}
