// The HTTP part of the server. A refusal becomes an error with a message id and a sentence.
import { settings } from "./settings.svelte";
import type {
  CourseOfGame,
  GameInfo,
  Me,
  Message,
  Position,
  Problem,
  TableInfo,
  TableWish,
  ThoughtTold,
  Transfer,
  Uploaded,
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

export const api = {
  me: () => json<Me>("GET", "/api/me"),
  transfer: () => json<Transfer>("POST", "/api/me/transfer"),
  receive: (token: string) => json<Me>("POST", "/api/me/receive", { token }),
  callMe: (name: string) => json<Me>("PUT", "/api/me", { name }),
  games: () => json<GameInfo[]>("GET", "/api/games"),
  rules: (title: string, language: string) => fetchText(`/api/games/${part(title)}/rules/${language}`),
  mine: () => json<TableInfo[]>("GET", "/api/tables"),
  openOnes: () => json<TableInfo[]>("GET", "/api/tables/open"),
  create: (wish: TableWish) => json<TableInfo>("POST", "/api/tables", wish),
  table: (key: string) => json<TableInfo>("GET", `/api/tables/${part(key)}`),
  start: (key: string) => json<TableInfo>("POST", `/api/tables/${part(key)}/start`),
  paint: (key: string, seat: number, colour: number) =>
    json<TableInfo>("POST", `/api/tables/${part(key)}/colour`, { seat, colour }),
  leave: (key: string) => ask("POST", `/api/tables/${part(key)}/leave`, {}),
  remove: (key: string) => ask("DELETE", `/api/tables/${part(key)}`),
  resign: (key: string, seat: number) => ask("POST", `/api/tables/${part(key)}/resign`, { seat }),
  rematch: (key: string) => json<TableInfo>("POST", `/api/tables/${part(key)}/rematch`),
  invited: (token: string) => json<TableInfo>("GET", `/api/invites/${part(token)}`),
  join: (token: string) => json<TableInfo>("POST", `/api/invites/${part(token)}`, {}),
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
  /** Give the server a record to keep; its body is plain text. */
  upload: async (text: string): Promise<Uploaded> => {
    const headers = { "content-type": "text/plain; charset=utf-8" };
    return (await send("/api/records", { method: "POST", headers, body: text })).json();
  },
  recordPath: (key: string, watch: string | null) =>
    `/api/tables/${part(key)}/record${watch ? `?watch=${part(watch)}` : ""}`,
};
