// The view of Kingdom Builder as it comes over the wire (KingdomView of the engine).

export interface Tile {
  kind: string;
  cell: number;
  ready: boolean;
}

export interface Player {
  settlements: number[];
  supply: number;
  tiles: Tile[];
  card: string | null;
  holds: boolean;
}

export interface Setup {
  map: string[];
  /** By number of the hex, as a string: JSON knows no other keys. */
  locations: Record<string, string>;
  kingdom: string[];
  start: number;
}

export interface Step {
  type: string;
  seat?: number;
  origin?: number;
}

export interface KingdomView {
  seat: number | null;
  seats: number;
  turn: number;
  over: boolean;
  actors: number[];
  agenda: Step[];
  setup: Setup;
  players: Player[];
  tiles_left: Record<string, number>;
  card: string | null;
  builds: number;
  pile: number;
}

/** Who stands on each hex. */
export function owners(view: KingdomView): Map<number, number> {
  const found = new Map<number, number>();
  view.players.forEach((player, seat) => {
    for (const cell of player.settlements) found.set(cell, seat);
  });
  return found;
}

/** The hex of the settlement that is held in the air: lifted, and not yet put down. */
export function lifted(view: KingdomView): number | null {
  const top = view.agenda.at(-1);
  return top?.type === "Land" && top.origin !== undefined ? top.origin : null;
}

export interface TileGroup {
  kind: string;
  count: number;
  ready: number;
}

/** Equal tiles lie on one heap: they share one target. */
export function heaps(tiles: Tile[]): TileGroup[] {
  const found = new Map<string, TileGroup>();
  for (const tile of tiles) {
    const heap = found.get(tile.kind) ?? { kind: tile.kind, count: 0, ready: 0 };
    heap.count += 1;
    heap.ready += tile.ready ? 1 : 0;
    found.set(tile.kind, heap);
  }
  return [...found.values()];
}
