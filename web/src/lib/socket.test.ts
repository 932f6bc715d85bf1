import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { FromServer } from "../wire";
import { Denied, Socket } from "./socket";

class Fake {
  readyState = 0;
  sent: any[] = [];
  onopen: () => void = () => {};
  onmessage: (event: { data: string }) => void = () => {};
  onclose: () => void = () => {};
  send(data: string) {
    this.sent.push(JSON.parse(data));
  }
  close() {
    this.readyState = 3;
    this.onclose();
  }
  open() {
    this.readyState = 1;
    this.onopen();
  }
  receive(message: Partial<FromServer>) {
    this.onmessage({ data: JSON.stringify(message) });
  }
}

let made: Fake[];
let heard: { line: string[]; opened: number; messages: FromServer[] };
let socket: Socket;

beforeEach(() => {
  vi.useFakeTimers();
  made = [];
  heard = { line: [], opened: 0, messages: [] };
  const listener = {
    line: (state: string) => heard.line.push(state),
    message: (message: FromServer) => heard.messages.push(message),
    opened: () => (heard.opened += 1),
  };
  socket = new Socket(
    () => "ws://here/ws",
    listener,
    () => {
      const fake = new Fake();
      made.push(fake);
      return fake as unknown as WebSocket;
    },
  );
});
afterEach(() => vi.useRealTimers());

test("an answer goes to who asked", async () => {
  socket.connect();
  made[0]!.open();
  const first = socket.ask({ type: "unsubscribe", table: "a" });
  const second = socket.ask({ type: "unsubscribe", table: "b" });
  made[0]!.receive({ type: "done", ref: 2, table: "b", nth: 7 });
  made[0]!.receive({ type: "done", ref: 1, table: "a" });
  expect((await second).nth).toBe(7);
  expect((await first).table).toBe("a");
});

test("a hint waits for the thought, not for the leave to ask", async () => {
  socket.connect();
  made[0]!.open();
  const asked = socket.ask({ type: "hint", table: "a", seat: 0, nth: 3 }, "hint");
  made[0]!.receive({ type: "done", ref: 1, table: "a", nth: 4 });
  made[0]!.receive({ type: "hint", ref: 1, table: "a", seat: 0, action: 9, level: "x", reasons: null });
  expect((await asked).action).toBe(9);
});

test("a refusal carries its reasons", async () => {
  socket.connect();
  made[0]!.open();
  const asked = socket.ask({ type: "move", table: "a", seat: 0, nth: 0, action: 1 });
  const reason = { verb: "build", rule: "3.1", message: { id: "why-occupied" } };
  made[0]!.receive({ type: "refused", ref: 1, table: "a", message: { id: "refused-illegal" }, text: "", reasons: [reason] });
  await expect(asked).rejects.toMatchObject({ reasons: [reason] });
});

test("a lost line rejects what is open and comes back ever more slowly", async () => {
  socket.connect();
  made[0]!.open();
  const asked = socket.ask({ type: "unsubscribe", table: "a" });
  made[0]!.close();
  await expect(asked).rejects.toBeInstanceOf(Denied);
  expect(heard.line).toEqual(["open", "lost"]);
  vi.advanceTimersByTime(1000);
  expect(made.length).toBe(2);
  made[1]!.close();
  vi.advanceTimersByTime(700);
  expect(made.length).toBe(2);
  vi.advanceTimersByTime(1000);
  expect(made.length).toBe(3);
  made[2]!.open();
  expect(heard.opened).toBe(2);
});

test("without a line nothing is sent", async () => {
  await expect(socket.ask({ type: "unsubscribe", table: "a" })).rejects.toBeInstanceOf(Denied);
});
