// One websocket a browser. It comes back by itself, shows every table again from where it was,
// and answers each wish with a promise.
import type { FromClient, FromServer, Message, Reason } from "../wire";

export type Line = "connecting" | "open" | "lost";
export type Reply = Extract<FromServer, { type: "done" | "hint" | "reasons" }>;
type Without<T, K extends string> = T extends unknown ? Omit<T, K> : never;
export type Wish = Without<FromClient, "ref">;

export class Denied extends Error {
  constructor(
    readonly reason: Message,
    readonly reasons: Reason[] = [],
    readonly text = "",
  ) {
    super(reason.id);
  }
}

interface Pending {
  kind: Reply["type"];
  resolve: (answer: Reply) => void;
  reject: (error: Denied) => void;
}

interface Listener {
  line(state: Line, retryAt: number): void;
  message(message: FromServer): void;
  /** The connection is new: say which tables to show, and from where. */
  opened(): void;
  /** The server says that our cookie is good no more. */
  signedOut?(): void;
}

const SIGNED_OUT = "refused-signed-out";
const FIRST_WAIT = 500;
const LONGEST_WAIT = 15_000;
const CALM = 4_000; // a connection that held this long was a good one

export class Socket {
  private socket: WebSocket | null = null;
  private pending = new Map<number, Pending>();
  private next = 1;
  private wait = FIRST_WAIT;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private openedAt = 0;

  constructor(
    private readonly address: () => string,
    private readonly listener: Listener,
    private readonly make: (address: string) => WebSocket = (address) => new WebSocket(address),
  ) {}

  get open(): boolean {
    return this.socket?.readyState === 1;
  }

  connect(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    const socket = this.make(this.address());
    this.socket = socket;
    socket.onopen = () => {
      this.openedAt = Date.now();
      this.listener.line("open", 0);
      this.listener.opened();
    };
    socket.onmessage = (event) => this.receive(JSON.parse(event.data as string) as FromServer);
    socket.onclose = (event) => {
      if (this.socket !== socket) return;
      this.lost();
      if (event?.reason === SIGNED_OUT) this.listener.signedOut?.();
    };
  }

  /** Leave and come back: the server reads who we are only when a connection begins. */
  renew(): void {
    const old = this.socket;
    this.socket = null;
    old?.close();
    this.drop();
    this.connect();
  }

  /** The network is gone, though nobody has closed the connection. */
  abandon(): void {
    const old = this.socket;
    if (!old) return;
    old.onclose = () => {};
    old.close();
    this.lost();
  }

  /** Do not wait any longer. */
  retry(): void {
    if (!this.open && this.timer !== undefined) this.connect();
  }

  /** Ask for something; the promise holds the answer, or is rejected with the reasons. */
  ask<K extends Reply["type"] = "done">(
    wish: Wish,
    kind: K = "done" as K,
  ): Promise<Extract<Reply, { type: K }>> {
    if (!this.open) return Promise.reject(new Denied({ id: "error-offline" }));
    const ref = this.next++;
    return new Promise((resolve, reject) => {
      this.pending.set(ref, { kind, resolve: resolve as Pending["resolve"], reject });
      this.socket!.send(JSON.stringify({ ...wish, ref }));
    });
  }

  private receive(message: FromServer): void {
    if (message.type === "done" || message.type === "hint" || message.type === "reasons") {
      const waiting = message.ref === null ? undefined : this.pending.get(message.ref);
      // A hint is granted first and thought of later: its "done" is not the answer yet.
      if (waiting?.kind === message.type) {
        this.pending.delete(message.ref!);
        waiting.resolve(message);
      }
    } else if (message.type === "refused") {
      const waiting = message.ref === null ? undefined : this.pending.get(message.ref);
      if (waiting) {
        this.pending.delete(message.ref!);
        waiting.reject(new Denied(message.message, message.reasons ?? [], message.text));
      }
    }
    this.listener.message(message);
  }

  private lost(): void {
    this.socket = null;
    this.drop();
    if (this.openedAt && Date.now() - this.openedAt > CALM) this.wait = FIRST_WAIT;
    const delay = this.wait * (0.75 + Math.random() / 2); // not all browsers at once
    this.wait = Math.min(this.wait * 2, LONGEST_WAIT);
    this.listener.line("lost", Date.now() + delay);
    this.timer = setTimeout(() => this.connect(), delay);
  }

  private drop(): void {
    for (const { reject } of this.pending.values()) reject(new Denied({ id: "error-offline" }));
    this.pending.clear();
  }
}
