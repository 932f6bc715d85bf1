// The tables this browser looks at, kept current by the socket.
import type {
  ChatLine,
  ClockTold,
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
import { keep, recall } from "./kept";
import { markRead, readUpTo } from "./looked";
import { settings } from "./settings.svelte";
import { Socket, type Line } from "./socket";
import { lastTurn, moverOf, othersOf, PACE, rowsOf, Telling, type Glances, type Heading } from "./telling.svelte";

/** So many moments are remembered, to be shown again. */
const REMEMBERED = 80;

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
  /** So many lines of the chat have been read in this browser. */
  read = $state(0);
  present: number[] = $state.raw([]);
  watching = $state(0);
  /** When people who are not here were last seen anywhere, by seat; seconds since 1970. */
  lastSeen: Record<string, number> = $state.raw({});
  clock: ClockTold | null = $state.raw(null);
  /** When the clock was told, in seconds of this browser. */
  clockTold = $state(0);
  /** The seats of bots that think now, and those that a hint is thought of for. */
  thinking: number[] = $state.raw([]);
  advising: number[] = $state.raw([]);
  gone = $state(false);
  /** How often it was shown anew. */
  updates = $state(0);
  seen = 0;
  heard = 0;
  /** What others do is shown step by step; what waits for it is in the queue. */
  readonly telling = new Telling();
  private queue: Update[] = [];
  /** How it looked after so many events. */
  private moments: { count: number; glances: Glances }[] = [];

  constructor(
    readonly key: string,
    readonly watch: string | null = null,
    /** Called whenever it is shown anew. */
    private readonly moved: () => void = () => {},
  ) {
    this.read = readUpTo(key);
  }

  /** All that was said is before somebody's eyes. */
  readChat(): void {
    const count = (this.chat.at(-1)?.number ?? -1) + 1;
    if (count <= this.read) return;
    this.read = count;
    markRead(this.key, count);
  }

  /** The seats whose people have to decide. */
  get actors(): number[] {
    return (this.seats[0]?.view.actors as number[] | undefined) ?? [];
  }

  take(message: FromServer): void {
    if (message.type === "update") {
      this.queue.push(message);
      this.seen = message.seen;
      // Time does not wait until moves are shown.
      this.clock = message.clock;
      this.clockTold = Date.now() / 1000;
      if (this.telling.heading) this.telling.clear(); // what happens comes before what happened
      // What I did is never waited for.
      if (this.isMine(message)) this.hurry();
      else if (!this.telling.busy) this.next();
    }
    if (message.type === "table") this.info = message.table;
    else if (message.type === "presence") {
      this.present = message.seats;
      this.watching = message.watching;
      this.lastSeen = message.seen ?? {};
    } else if (message.type === "thinking") {
      this.thinking = message.seats;
      this.advising = message.hints;
    } else if (message.type === "chat") {
      const news = message.lines.filter((line) => line.number >= this.heard);
      this.chat = [...this.chat, ...news];
      this.heard = Math.max(this.heard, ...news.map((line) => line.number + 1));
    } else if (message.type === "gone") this.gone = true;
  }

  /** Everything as it stands, at once. */
  hurry(): void {
    this.telling.clear();
    for (let message = this.queue.shift(); message; message = this.queue.shift()) this.update(message);
  }

  /** Whether more has happened than is shown. */
  get behind(): boolean {
    return this.queue.length > 0 || this.telling.then !== null;
  }

  /** Tell again what that seat did in its last turn; without a seat, all that others did since I last moved. */
  again(seat?: number): void {
    const events = this.open?.events ?? [];
    const seats = seat === undefined ? (this.info?.seats ?? []).map((one) => one.seat) : [seat];
    const turns = seats.filter((one) => seat !== undefined || !this.mine(one));
    this.retell(
      turns.flatMap((one) => lastTurn(events, one, this.mine)).sort((a, b) => a.number - b.number),
      "again",
    );
  }

  /** Tell events that were shown, or missed, with the views of then as far as they are known. */
  retell(all: Told[], heading: Heading): void {
    this.hurry();
    const events = this.telling.heads(all);
    const first = events[0];
    if (!first || !PACE[settings.speed]) return;
    const after = (event: Told) => this.moments.find(({ count }) => count > event.number);
    // Either all of them are known, or what is shown stays as it is.
    const start = this.moments.findLastIndex(({ count }) => count <= first.number);
    const steps = events.map((event) => ({ event, then: start < 0 ? null : (after(event)?.glances ?? null) }));
    this.telling.tell(steps, () => this.telling.clear(), heading, this.moments[start]?.glances ?? null);
  }

  private readonly mine = (seat: number): boolean => this.info?.seats[seat]?.mine ?? false;

  /** The seat whose events may be told to everybody at this screen. */
  private get open(): SeatView | undefined {
    return this.seats.find((seat) => seat.seat === null) ?? this.seats[0];
  }

  /** Whether that update tells of a move of mine. */
  private isMine(message: Update): boolean {
    const known = this.open?.events.at(-1)?.number ?? -1;
    const news = message.sections.flatMap(({ events }) => events).filter((event) => event.number > known);
    return rowsOf(news).some((row) => this.mine(moverOf(row) ?? -1));
  }

  /** Show what has come, one move of others after another. */
  private next(): void {
    for (let message = this.queue.shift(); message; message = this.queue.shift()) {
      this.telling.watch?.(message.sections[0]?.events ?? []);
      this.update(message);
      const steps = this.telling.heads(othersOf(this.open?.fresh ?? [], this.mine)).map((event) => ({ event, then: null }));
      if (steps.length && PACE[settings.speed] && document.visibilityState !== "hidden") {
        this.telling.tell(steps, () => this.next());
        return;
      }
    }
    // The last step stays in sight as long as it is not for somebody here to decide.
    if (this.result || this.seats.some((seat) => seat.choices.length)) this.telling.clear();
  }

  /** Everything that is known of it, as one message. */
  whole(): Update {
    const sections = this.seats.map(({ seat, nth, view, events, secret, lines }) => ({
      ...{ seat, nth, view, events, secret, lines },
      ...{ whole: true, prompt: null, choices: [], undo: 0, repeats: null },
    }));
    return { type: "update", table: this.key, seen: this.seen, sections, request: null, result: this.result, clock: null };
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
      forfeits: [],
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
    this.updates += 1;
    const glances = new Map(this.seats.map(({ seat, view, lines }) => [seat, { view, lines }]));
    this.moments = [...this.moments.slice(1 - REMEMBERED), { count: message.seen, glances }];
    this.moved();
  }
}

class Connection {
  line: Line = $state("connecting");
  retryAt = $state(0);
  /** Called when something has happened at a table that is shown. */
  moved: () => void = () => {};
  /** Called when this browser was signed out. */
  signedOut: () => void = () => {};
  private tables = new Map<string, { table: Table; users: number }>();
  private readonly socket = new Socket(
    () => `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/ws?lang=${settings.language}`,
    {
      line: (line, retryAt) => {
        this.line = line;
        this.retryAt = retryAt;
        if (line === "lost") for (const { table } of this.tables.values()) void this.recall(table);
      },
      message: (message) => this.receive(message),
      signedOut: () => this.signedOut(),
      opened: () => {
        for (const { table } of this.tables.values()) this.subscribe(table);
      },
    },
  );

  constructor() {
    addEventListener("online", () => this.socket.retry());
    addEventListener("offline", () => this.socket.abandon());
    document.addEventListener("visibilitychange", () => {
      const hidden = document.visibilityState !== "visible";
      if (!hidden) this.socket.retry();
      // Who does not look at the page is called to it.
      for (const key of this.socket.open ? this.tables.keys() : []) {
        this.ask({ type: "look", table: key, hidden }).catch(() => {});
      }
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
    const table = new Table(key, watch, () => {
      this.moved();
      if (table.info && table.result) keep(table.info, table.whole()).catch(() => {});
    });
    this.tables.set(key, { table, users: 1 });
    if (this.socket.open) this.subscribe(table);
    else if (this.line === "lost") void this.recall(table);
    return table;
  }

  /** The tables that are shown and have been told of. */
  shown(): Table[] {
    return [...this.tables.values()].map(({ table }) => table).filter((table) => table.info && table.seats.length);
  }

  release(table: Table): void {
    const known = this.tables.get(table.key);
    if (!known || --known.users > 0) return;
    this.tables.delete(table.key);
    if (this.socket.open) this.ask({ type: "unsubscribe", table: table.key }).catch(() => {});
  }

  /** Without a connection a game that is over is shown as it was kept. */
  private async recall(table: Table): Promise<void> {
    if (table.info || table.seen) return;
    for (const message of await recall(table.key).catch(() => [])) {
      if (this.line !== "open") table.take(message);
    }
  }

  private subscribe(table: Table): void {
    const { key, seen, heard, watch } = table;
    const hidden = document.visibilityState !== "visible";
    this.ask({ type: "subscribe", table: key, seen, heard, watch, steps: true, hidden }).catch(() => {
      // Refused, not lost: there is no such table for us.
      if (this.socket.open) table.gone = true;
    });
  }

  private receive(message: FromServer): void {
    const key = message.type === "table" ? message.table.id : "table" in message ? message.table : null;
    if (key !== null) this.tables.get(key)?.table.take(message);
    if (message.type === "table") this.moved();
  }
}

export const connection = new Connection();
