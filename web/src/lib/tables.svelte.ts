// The tables this browser looks at, kept current by the socket.
import type {
  ChatLine,
  FromServer,
  Position,
  Result,
  ScoreLine,
  Section,
  TableInfo,
  Told,
  UndoWish,
  Update,
} from "../wire";
import { settings, type Speed } from "./settings.svelte";
import { Socket, type Line } from "./socket";

/** How long another's move stays before the next one is shown, and at most in a row (ms). */
const PACE: Record<Speed, number> = { slow: 500, normal: 220, fast: 90, off: 0 };
const LONGEST_ROW = 600;

/** What one seat sees, put together from all that was sent. */
export class SeatView {
  view: Record<string, any> = $state.raw({});
  nth = $state(0);
  undo = $state(0);
  prompt: Section["prompt"] = $state.raw(null);
  choices: Section["choices"] = $state.raw([]);
  repeats: Section["repeats"] = $state.raw(null);
  /** Whether there is something here that others at the same screen may not see. */
  secret = $state(false);
  events: Told[] = $state.raw([]);
  /** Where everybody's points come from now, as far as this seat may know; by seat. */
  lines: Record<string, ScoreLine[]> = $state.raw({});
  /** The events of the last message, for animation; none of them when a table is first shown. */
  fresh: Told[] = $state.raw([]);

  constructor(readonly seat: number | null) {}

  take(section: Section): void {
    const first = this.events.length === 0;
    this.view = section.whole ? section.view : { ...this.view, ...section.view };
    this.nth = section.nth;
    this.undo = section.undo;
    this.prompt = section.prompt;
    this.choices = section.choices;
    this.repeats = section.repeats;
    this.secret = section.secret;
    if (section.lines) this.lines = section.whole ? section.lines : { ...this.lines, ...section.lines };
    const known = this.events.at(-1)?.number ?? -1;
    const news = section.events.filter((event) => event.number > known);
    this.fresh = first ? [] : news;
    if (news.length) this.events = [...this.events, ...news];
  }
}

/** A table as far as this browser knows it. */
export class Table {
  info: TableInfo | null = $state.raw(null);
  seats: SeatView[] = $state.raw([]);
  request: UndoWish | null = $state.raw(null);
  result: Result | null = $state.raw(null);
  chat: ChatLine[] = $state.raw([]);
  present: number[] = $state.raw([]);
  watching = $state(0);
  /** The seats of bots that think now, and those that a hint is thought of for. */
  thinking: number[] = $state.raw([]);
  advising: number[] = $state.raw([]);
  gone = $state(false);
  seen = 0;
  heard = 0;
  private queue: Update[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private rowBegan = 0;

  constructor(
    readonly key: string,
    readonly watch: string | null = null,
  ) {}

  /** The seats whose people have to decide. */
  get actors(): number[] {
    return (this.seats[0]?.view.actors as number[] | undefined) ?? [];
  }

  take(message: FromServer): void {
    if (message.type === "update") {
      this.queue.push(message);
      this.seen = message.seen;
      if (this.timer === undefined) this.next();
    }
    if (message.type === "table") this.info = message.table;
    else if (message.type === "presence") {
      this.present = message.seats;
      this.watching = message.watching;
    } else if (message.type === "thinking") {
      this.thinking = message.seats;
      this.advising = message.hints;
    } else if (message.type === "chat") {
      const news = message.lines.filter((line) => line.number >= this.heard);
      this.chat = [...this.chat, ...news];
      this.heard = Math.max(this.heard, ...news.map((line) => line.number + 1));
    } else if (message.type === "gone") this.gone = true;
  }

  /** Show what has come, one move of others after another; when they are many, the rest at once. */
  private next(): void {
    this.timer = undefined;
    let message = this.queue.shift();
    while (message) {
      this.update(message);
      const others = this.seats.some((seat) =>
        seat.fresh.some((event) => event.seat >= 0 && !this.info?.seats[event.seat]?.mine),
      );
      const now = Date.now();
      if (!others || now - this.rowBegan > 2 * LONGEST_ROW) this.rowBegan = now;
      const pause = PACE[settings.speed];
      const hidden = document.visibilityState === "hidden";
      if (others && pause && !hidden && now - this.rowBegan < LONGEST_ROW) {
        this.timer = setTimeout(() => this.next(), pause);
        return;
      }
      message = this.queue.shift();
    }
  }

  /** A game that was not played here has no history to follow: show how it ended. */
  finished(end: Position): void {
    const seat = new SeatView(null);
    seat.view = end.view;
    this.seats = [seat];
    const scores = end.lines.map((lines) => lines.reduce((sum, line) => sum + line.points, 0));
    this.result = {
      scores: this.info?.scores ?? scores,
      winners: this.info?.winners ?? [],
      rank: null,
      lines: end.lines,
      seed: "",
      salt: "",
    };
  }

  private update(message: Update): void {
    const before = new Map(this.seats.map((seat) => [seat.seat, seat]));
    this.seats = message.sections.map((section) => {
      const seat = before.get(section.seat) ?? new SeatView(section.seat);
      seat.take(section);
      return seat;
    });
    this.request = message.request;
    this.result = message.result;
  }
}

class Connection {
  line: Line = $state("connecting");
  retryAt = $state(0);
  private tables = new Map<string, { table: Table; users: number }>();
  private readonly socket = new Socket(
    () => `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/ws?lang=${settings.language}`,
    {
      line: (line, retryAt) => {
        this.line = line;
        this.retryAt = retryAt;
      },
      message: (message) => this.receive(message),
      opened: () => {
        for (const { table } of this.tables.values()) this.subscribe(table);
      },
    },
  );

  constructor() {
    addEventListener("online", () => this.socket.retry());
    document.addEventListener("visibilitychange", () => {
      if (document.visibilityState === "visible") this.socket.retry();
    });
  }

  connect(): void {
    if (!this.socket.open) this.socket.connect();
  }

  renew(): void {
    this.socket.renew();
  }

  retry(): void {
    this.socket.retry();
  }

  ask: Socket["ask"] = (...given) => this.socket.ask(...given);

  /** Show a table from now on, until it is released as often as it was asked for. */
  show(key: string, watch: string | null = null): Table {
    const known = this.tables.get(key);
    if (known) {
      known.users += 1;
      return known.table;
    }
    const table = new Table(key, watch);
    this.tables.set(key, { table, users: 1 });
    if (this.socket.open) this.subscribe(table);
    return table;
  }

  release(table: Table): void {
    const known = this.tables.get(table.key);
    if (!known || --known.users > 0) return;
    this.tables.delete(table.key);
    if (this.socket.open) this.ask({ type: "unsubscribe", table: table.key }).catch(() => {});
  }

  private subscribe(table: Table): void {
    const { key, seen, heard, watch } = table;
    this.ask({ type: "subscribe", table: key, seen, heard, watch }).catch(() => {
      // Refused, not lost: there is no such table for us.
      if (this.socket.open) table.gone = true;
    });
  }

  private receive(message: FromServer): void {
    const key = message.type === "table" ? message.table.id : "table" in message ? message.table : null;
    if (key !== null) this.tables.get(key)?.table.take(message);
  }
}

export const connection = new Connection();
