// What the tests of boards share: real views of real games, and words that can be told apart.
import { flushSync, mount, unmount, type Component } from "svelte";
import type { BoardProps, Choice, Message } from "./contract";
import type { PanelProps } from "./panels";

export interface Fixture {
  view: Record<string, unknown>;
  seat: number | null;
  choices: Choice[];
  fresh: BoardProps["fresh"];
  names: string[];
  lines: NonNullable<PanelProps["lines"]>[];
}

/** `do-build target=cell:3-4`: enough to see which message it is, and about what. */
export const text = ({ id, args }: Message): string =>
  [id, ...Object.entries(args ?? {}).map(([key, value]) => `${key}=${value}`)].join(" ");

export const name = (thing: string): string => `<${thing}>`;

export interface Shown {
  root: HTMLElement;
  /** What was picked so far. */
  picked: string[];
  /** Show it again with other props. */
  change: (props: Partial<PanelProps>) => void;
  close: () => void;
}

export function show(board: Component<any>, fixture: Partial<Fixture>, more: Partial<PanelProps> = {}): Shown {
  const picked: string[] = [];
  const props: PanelProps = $state({
    view: fixture.view ?? {},
    seat: fixture.seat ?? null,
    choices: fixture.choices ?? [],
    marked: null,
    lit: [],
    fresh: [],
    names: fixture.names ?? [],
    text,
    name,
    onpick: (target: string) => picked.push(target),
    ...more,
  });
  const root = document.createElement("div");
  document.body.append(root);
  const shown = mount(board, { target: root, props });
  flushSync();
  return {
    root,
    picked,
    change: (next) => {
      Object.assign(props, next);
      flushSync();
    },
    close: () => {
      if (root.isConnected) void unmount(shown);
      root.remove();
    },
  };
}
