// The HTTP part of the server. A refusal becomes an error with a message id.
import type { GameInfo, Me, Message, Position, Problem, TableInfo, TableWish } from "../wire";

export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly reason: Message,
  ) {
    super(reason.id);
  }
}

async function ask(method: string, path: string, body?: unknown): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(path, {
      method,
      headers: body === undefined ? {} : { "content-type": "application/json" },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
  } catch {
    throw new Refused(0, { id: "error-offline" });
  }
  if (response.ok) return response;
  const problem = (await response.json().catch(() => null)) as Problem | null;
  throw new Refused(response.status, problem?.message ?? { id: "refused-failed" });
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
  callMe: (name: string) => json<Me>("PUT", "/api/me", { name }),
  games: () => json<GameInfo[]>("GET", "/api/games"),
  rules: (title: string, language: string) => fetchText(`/api/games/${part(title)}/rules/${language}`),
  mine: () => json<TableInfo[]>("GET", "/api/tables"),
  openOnes: () => json<TableInfo[]>("GET", "/api/tables/open"),
  create: (wish: TableWish) => json<TableInfo>("POST", "/api/tables", wish),
  table: (key: string) => json<TableInfo>("GET", `/api/tables/${part(key)}`),
  start: (key: string) => json<TableInfo>("POST", `/api/tables/${part(key)}/start`),
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
  recordPath: (key: string, watch: string | null) =>
    `/api/tables/${part(key)}/record${watch ? `?watch=${part(watch)}` : ""}`,
};
