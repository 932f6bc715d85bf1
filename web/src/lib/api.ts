// The HTTP part of the server. A refusal becomes an error with a message id and a sentence.
import { settings } from "./settings.svelte";
import type {
  Analysis,
  AnalysisState,
  Attempt,
  CallsInfo,
  CallWishes,
  Companion,
  CourseOfGame,
  DeviceInfo,
  GameInfo,
  HandoverLink,
  Ignored,
  InvitationTold,
  LeadersPage,
  LetPlay,
  LessonTold,
  Me,
  Message,
  MyRatings,
  OpenTable,
  Pair,
  PairingWish,
  PasskeysInfo,
  MyPuzzles,
  Position,
  Preferences,
  Problem,
  PuzzleHint,
  PuzzleShelf,
  PuzzleStep,
  Reason,
  Results,
  TableInfo,
  SeatRating,
  SeatWish,
  TableWish,
  Recalled,
  ThoughtTold,
  Transfer,
  Tried,
  Uploaded,
  Verdict,
} from "../wire";

export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly reason: Message,
    /** The reason as a sentence in the chosen language; empty where nobody answered. */
    readonly text = "",
  ) {
    super(reason.id);
  }
}

async function ask(method: string, path: string, body?: unknown): Promise<Response> {
  const headers: Record<string, string> = body === undefined ? {} : { "content-type": "application/json" };
  return send(path, { method, headers, body: body === undefined ? undefined : JSON.stringify(body) });
}

async function send(path: string, request: RequestInit): Promise<Response> {
  let response: Response;
  try {
    const headers = { "accept-language": settings.language, ...request.headers };
    response = await fetch(path, { ...request, headers });
  } catch {
    throw new Refused(0, { id: "error-offline" });
  }
  if (response.ok) return response;
  const problem = (await response.json().catch(() => null)) as Problem | null;
  throw new Refused(response.status, problem?.message ?? { id: "refused-failed" }, problem?.text);
}

async function json<T>(method: string, path: string, body?: unknown): Promise<T> {
  return (await (await ask(method, path, body)).json()) as T;
}

export async function fetchText(path: string): Promise<string> {
  return (await ask("GET", path)).text();
}

const part = encodeURIComponent;
const lessonPath = (title: string, key: string) => `/api/games/${part(title)}/lessons/${part(key)}`;
const puzzlePath = (title: string, key: string, what: string) => `/api/puzzles/${part(title)}/${part(key)}/${what}`;
const watched = (watch: string | null): string => (watch ? `?watch=${part(watch)}` : "");
const analysisPath = (key: string, rest: string, watch: string | null): string =>
  `/api/tables/${part(key)}/analysis${rest}${watched(watch)}`;

export const api = {
  me: () => json<Me>("GET", "/api/me"),
  transfer: () => json<Transfer>("POST", "/api/me/transfer"),
  receive: (token: string) => json<Me>("POST", "/api/me/receive", { token }),
  forgetMe: (name: string) => ask("DELETE", "/api/me", { name }),
  preferences: () => json<Preferences>("GET", "/api/me/settings"),
  prefer: (chosen: Preferences) => json<Preferences>("PUT", "/api/me/settings", chosen),
  results: () => json<Results>("GET", "/api/me/results"),
  devices: () => json<DeviceInfo[]>("GET", "/api/me/devices"),
  signOut: (device: string) => ask("DELETE", `/api/me/devices/${part(device)}`),
  signOutOthers: () => ask("DELETE", "/api/me/devices"),
  passkeys: () => json<PasskeysInfo>("GET", "/api/me/passkeys"),
  beginPasskey: () => json<any>("POST", "/api/me/passkeys/begin"),
  addPasskey: (credential: unknown) => ask("POST", "/api/me/passkeys", { credential }),
  askPasskey: () => json<any>("POST", "/api/me/passkeys/ask"),
  signInByPasskey: (credential: unknown) => json<Me>("POST", "/api/me/passkeys/sign-in", { credential }),
  removePasskey: (key: string) => ask("DELETE", `/api/me/passkeys/${part(key)}`),
  /** A link as a picture that phones can read. */
  qr: async (text: string) => (await ask("POST", "/api/qr", { text })).text(),
  callMe: (name: string) => json<Me>("PUT", "/api/me", { name }),
  games: () => json<GameInfo[]>("GET", "/api/games"),
  rules: (title: string, language: string) => fetchText(`/api/games/${part(title)}/rules/${language}`),
  lesson: (title: string, key: string) => json<LessonTold>("GET", lessonPath(title, key)),
  /** Why a thing cannot be picked at a note, when these of its moves have been made. */
  lessonWhy: (title: string, key: string, note: number, made: number[], target: string) => {
    const query = new URLSearchParams({ target, made: made.join() });
    return json<Reason[]>("GET", `${lessonPath(title, key)}/notes/${note}/why?${query}`);
  },
  lessonTable: (title: string, key: string) => json<TableInfo>("POST", `${lessonPath(title, key)}/table`),
  calls: () => json<CallsInfo>("GET", "/api/calls"),
  wishCalls: (wish: CallWishes) => json<CallsInfo>("PUT", "/api/calls", wish),
  callByMail: (address: string) => json<CallsInfo>("PUT", "/api/calls/mail", { address }),
  callByWebhook: (url: string) => json<CallsInfo>("PUT", "/api/calls/webhook", { url }),
  callByPush: (subscription: PushSubscriptionJSON) => {
    const { endpoint, keys } = subscription;
    return json<CallsInfo>("PUT", "/api/calls/push", { endpoint, keys: { p256dh: keys?.p256dh, auth: keys?.auth } });
  },
  switchChannel: (id: string, active: boolean) => json<CallsInfo>("PUT", `/api/calls/channels/${part(id)}`, { active }),
  removeChannel: (id: string) => ask("DELETE", `/api/calls/channels/${part(id)}`),
  testChannel: (id: string) => ask("POST", `/api/calls/channels/${part(id)}/test`),
  confirmCalls: (token: string) => ask("POST", `/api/calls/confirm/${part(token)}`),
  endCalls: (token: string) => ask("POST", `/api/calls/off/${part(token)}`),
  nudge: (key: string, seat: number) => ask("POST", `/api/tables/${part(key)}/nudge`, { seat }),
  puzzles: () => json<PuzzleShelf>("GET", "/api/puzzles"),
  myPuzzles: () => json<MyPuzzles>("GET", "/api/me/puzzles"),
  /** The position of a puzzle after these clicks, and whether they solve it. */
  puzzleTry: (title: string, key: string, moves: string[]) =>
    json<PuzzleStep>("POST", puzzlePath(title, key, "try"), { moves }),
  puzzleHint: (title: string, key: string, moves: string[], step: number) =>
    json<PuzzleHint>("POST", puzzlePath(title, key, "hint"), { moves, step }),
  puzzleReasons: (title: string, key: string, moves: string[], target: string) =>
    json<Reason[]>("POST", puzzlePath(title, key, "reasons"), { moves, target }),
  /** What a finished turn misses. */
  puzzleWhy: (title: string, key: string, moves: string[]) =>
    json<Verdict>("POST", puzzlePath(title, key, "why"), { moves }),
  mine: () => json<TableInfo[]>("GET", "/api/tables"),
  /** Those of one state, a page of them at a time. */
  mineIn: (status: TableInfo["status"], offset = 0) =>
    json<TableInfo[]>("GET", `/api/tables?status=${status}&offset=${offset}`),
  running: () => json<TableInfo[]>("GET", "/api/tables?status=running"),
  /** Tables that anybody may join. */
  openOnes: (wanted: { title?: string; rated?: string; pace?: string } = {}) => {
    const asked = Object.entries(wanted).filter(([, value]) => value);
    return json<OpenTable[]>("GET", `/api/open?${new URLSearchParams(asked)}`);
  },
  openToAll: (key: string, listed: boolean) =>
    json<TableInfo>("POST", `/api/tables/${part(key)}/listing`, { listed }),
  pair: (wish: PairingWish) => json<Pair | null>("POST", "/api/pairing", wish),
  paired: () => json<Pair | null>("POST", "/api/pairing/here"),
  /** Also while the page is being closed. */
  unpair: () => send("/api/pairing", { method: "DELETE", keepalive: true }),
  leaders: (title: string, offset: number) =>
    json<LeadersPage>("GET", `/api/leaders/${part(title)}?offset=${offset}`),
  myRatings: () => json<MyRatings>("GET", "/api/me/ratings"),
  hideMe: (hidden: boolean) => json<MyRatings>("PUT", "/api/me/ratings", { hidden }),
  ratingsOf: (key: string, watch: string | null) =>
    json<SeatRating[]>("GET", `/api/tables/${part(key)}/ratings${watched(watch)}`),
  companions: () => json<Companion[]>("GET", "/api/companions"),
  invitedTo: (key: string) => json<string[]>("GET", `/api/tables/${part(key)}/invitations`),
  invite: (key: string, { table, seat }: Companion) =>
    ask("POST", `/api/tables/${part(key)}/invitations`, { table, seat }),
  invitations: () => json<InvitationTold[]>("GET", "/api/invitations"),
  decline: (key: string, ignore: boolean) => ask("POST", `/api/invitations/${part(key)}/decline`, { ignore }),
  ignored: () => json<Ignored[]>("GET", "/api/ignored"),
  unignore: (id: string) => ask("DELETE", `/api/ignored/${part(id)}`),
  /** A line of the chat, or the name on a seat, for who runs the house to look at. */
  report: (key: string, what: { line?: number; seat?: number; reason: string }) =>
    ask("POST", `/api/tables/${part(key)}/report`, what),
  create: (wish: TableWish) => json<TableInfo>("POST", "/api/tables", wish),
  table: (key: string) => json<TableInfo>("GET", `/api/tables/${part(key)}`),
  start: (key: string) => json<TableInfo>("POST", `/api/tables/${part(key)}/start`),
  paint: (key: string, seat: number, colour: number) =>
    json<TableInfo>("POST", `/api/tables/${part(key)}/colour`, { seat, colour }),
  dismiss: (key: string, seat: number) => json<TableInfo>("POST", `/api/tables/${part(key)}/dismiss`, { seat }),
  leave: (key: string) => ask("POST", `/api/tables/${part(key)}/leave`, {}),
  remove: (key: string) => ask("DELETE", `/api/tables/${part(key)}`),
  resign: (key: string, seat: number) => ask("POST", `/api/tables/${part(key)}/resign`, { seat }),
  back: (key: string, seat: number) => ask("POST", `/api/tables/${part(key)}/back`, { seat }),
  letBotPlay: (key: string, seat: number) => json<LetPlay>("POST", `/api/tables/${part(key)}/bot`, { seat }),
  pause: (key: string, seat: number, pause: boolean) => ask("POST", `/api/tables/${part(key)}/pause`, { seat, pause }),
  handSeat: (key: string, seat: number) => json<HandoverLink>("POST", `/api/tables/${part(key)}/hand`, { seat }),
  offeredSeat: (token: string) => json<TableInfo>("GET", `/api/seats/${part(token)}`),
  takeSeat: (token: string) => json<TableInfo>("POST", "/api/seats", { token }),
  end: (key: string) => json<TableInfo>("POST", `/api/tables/${part(key)}/end`),
  rematch: (key: string) => json<TableInfo>("POST", `/api/tables/${part(key)}/rematch`),
  invited: (token: string) => json<TableInfo>("GET", `/api/invites/${part(token)}`),
  join: (token: string, rated = false) => json<TableInfo>("POST", `/api/invites/${part(token)}`, { rated }),
  come: (key: string) => json<TableInfo>("POST", `/api/tables/${part(key)}/come`),
  watched: (token: string) => json<TableInfo>("GET", `/api/watch/${part(token)}`),
  position: (key: string, position: number, seat: number | null, watch: string | null) => {
    const query = new URLSearchParams();
    if (seat !== null) query.set("seat", String(seat));
    if (watch) query.set("watch", watch);
    return json<Position>("GET", `/api/tables/${part(key)}/positions/${position}?${query}`);
  },
  course: (key: string, seat: number | null, watch: string | null) => {
    const query = new URLSearchParams();
    if (seat !== null) query.set("seat", String(seat));
    if (watch) query.set("watch", watch);
    return json<CourseOfGame>("GET", `/api/tables/${part(key)}/course?${query}`);
  },
  /** What the bots thought in a game that is over. */
  thoughts: (key: string, watch: string | null) =>
    json<ThoughtTold[]>("GET", `/api/tables/${part(key)}/thoughts${watch ? `?watch=${part(watch)}` : ""}`),
  /** What spoke for one of their moves, against the next best thing. */
  recall: (key: string, position: number, watch: string | null) =>
    json<Recalled>("GET", `/api/tables/${part(key)}/thoughts/${position}${watched(watch)}`),
  /** How far the analysis of a finished game is; `begin` has it made, `end` gives it up. */
  analysis: (key: string, watch: string | null) => json<AnalysisState>("GET", analysisPath(key, "", watch)),
  beginAnalysis: (key: string, watch: string | null) => json<AnalysisState>("POST", analysisPath(key, "", watch)),
  endAnalysis: (key: string, watch: string | null) => ask("DELETE", analysisPath(key, "", watch)),
  analysisFound: (key: string, watch: string | null) => json<Analysis>("GET", analysisPath(key, "/found", watch)),
  /** Where these moves lead from a position of a finished game. */
  tryOut: (key: string, position: number, moves: Attempt[], seat: number | null, watch: string | null) =>
    json<Tried>("POST", `/api/tables/${part(key)}/positions/${position}/try${watched(watch)}`, { moves, seat }),
  /** A new table that goes on from there. */
  playOn: (key: string, position: number, seats: SeatWish[], watch: string | null) =>
    json<TableInfo>("POST", `/api/tables/${part(key)}/positions/${position}/table${watched(watch)}`, { seats }),
  /** Give the server a record to keep; its body is plain text. */
  upload: async (text: string): Promise<Uploaded> => {
    const headers = { "content-type": "text/plain; charset=utf-8" };
    return (await send("/api/records", { method: "POST", headers, body: text })).json();
  },
  recordPath: (key: string, watch: string | null) =>
    `/api/tables/${part(key)}/record${watch ? `?watch=${part(watch)}` : ""}`,
};
