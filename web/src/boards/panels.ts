// What a game shows beside its board.
import type { Component } from "svelte";
import type { BoardProps } from "./contract";

export interface PanelProps extends BoardProps {
  /** The running score of the shown seat, where the table knows it. */
  lines?: { source: string; points: number; places?: string[] }[];
  /** Light these places on the board, and what each of them earned; none: no more. */
  onlight?: (places: string[], worth?: number, of?: number) => void;
}

export interface Panel {
  /** "mine" and "goals" always stand beside the board, the others lie in a sheet. Also the class
   * of its element: a layout can put it where it belongs. */
  key: string;
  component: Component<PanelProps>;
}
