// The view of Founders of the Empire as it comes over the wire (FoundersView of the engine).

export type Family = "nature" | "village" | "city" | "prize";
export const STACKS = ["nature", "village", "city"] as const;

export interface Kind {
  family: Family;
  cost: string[];
  makes: string[];
  points: number;
}

export interface Tile {
  column: number;
  row: number;
  kind: string;
  ruined: boolean;
  coin: boolean;
  master: boolean;
  /** Coins beyond the first. */
  more_coins?: number;
}

export interface Player {
  tiles: Tile[];
  /** The near left cell of each corner with a cart. */
  carts: [number, number][];
  tokens: string[];
  replaced: string[];
}

export interface Payment {
  column: number;
  row: number;
  payers: [number, number, string][];
}

export interface Step {
  type: string;
  seat?: number;
  kind?: number;
}

export interface FoundersView {
  seat: number | null;
  seats: number;
  turn: number;
  over: boolean;
  actors: number[];
  agenda: Step[];
  setup: { kinds: Record<string, Kind>; masters: Record<string, string>; row: number };
  start: number;
  stacks: Record<string, number[]>;
  rows: Record<string, string[]>;
  draft: string[];
  prizes: string[];
  /** Tiles that have left the game from full rows; everyone may look at them. */
  removed: string[];
  players: Player[];
  bought: string | null;
  payments: Payment[];
}

export type Cell = [number, number];

export const left = (view: FoundersView, stack: string): number =>
  (view.stacks[stack] ?? []).reduce((sum, count) => sum + count, 0);

/** Whose realm a target lies in, and where; null if it is no cell. Corners are named by their near left cell. */
export function placeOf(target: string, view: FoundersView): { seat: number; cell: Cell } | null {
  const found = /^(cell|corner|realm|rival-cell):(?:(\d+)\/)?(-?\d+),(-?\d+)$/.exec(target);
  if (!found) return null;
  const [, kind, number, column, row] = found;
  const cell: Cell = [Number(column), Number(row)];
  if (kind === "realm") return { seat: Number(number), cell };
  if (kind === "rival-cell") return { seat: ((view.seat ?? 0) + Number(number)) % view.seats, cell };
  return { seat: view.seat ?? 0, cell };
}

/** What a click on a cell of a realm points at. */
export function targetOf(seat: number, [column, row]: Cell, view: FoundersView): string {
  const places = (seat - (view.seat ?? 0) + view.seats) % view.seats;
  return places === 0 ? `cell:${column},${row}` : `rival-cell:${places}/${column},${row}`;
}

/** The free cells beside the tiles of a realm, by side. */
export function beside(tiles: Tile[]): Cell[] {
  const taken = new Set(tiles.map(({ column, row }) => `${column},${row}`));
  const found = new Map<string, Cell>();
  for (const { column, row } of tiles) {
    for (const [c, r] of [[column + 1, row], [column - 1, row], [column, row + 1], [column, row - 1]] as Cell[]) {
      if (!taken.has(`${c},${r}`)) found.set(`${c},${r}`, [c, r]);
    }
  }
  return [...found.values()];
}

/** Whether a tile is being laid in this realm: then its free cells are shown. */
export function laying(view: FoundersView, seat: number): boolean {
  const top = view.agenda.at(-1);
  return (top?.type === "Place" || top?.type === "SecondTile") && top.seat === seat;
}

/** The kind that is being laid: its number is its place among all kinds. */
export function laid(view: FoundersView): string | null {
  const number = view.agenda.at(-1)?.kind;
  return number === undefined ? null : (Object.keys(view.setup.kinds)[number] ?? null);
}

export interface Heap {
  key: string;
  count: number;
}

/** Equal tokens lie on one heap: they share one target. */
export function heaps(tokens: string[]): Heap[] {
  const found = new Map<string, number>();
  for (const key of tokens) found.set(key, (found.get(key) ?? 0) + 1);
  return [...found].map(([key, count]) => ({ key, count }));
}

/** The drawing of a token: the masters share one. */
export const icon = (token: string): string => (["war", "coin", "cart"].includes(token) ? token : "master");
