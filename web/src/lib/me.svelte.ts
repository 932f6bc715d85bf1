// Who I am here: a name behind a cookie. One without a name gets one at the first deed.
import { api } from "./api";
import { connection } from "./tables.svelte";
import { t } from "./words.svelte";

export const me: { name: string | null; known: boolean } = $state({ name: null, known: false });

export async function whoAmI(): Promise<void> {
  me.name = (await api.me()).name;
  me.known = true;
}

export async function rename(name: string): Promise<void> {
  const first = me.name === null;
  me.name = (await api.callMe(name)).name;
  if (first) connection.renew(); // the socket was nobody's so far
}

/** Another device of mine has made this token: from now on I am the same person here. */
export async function become(token: string): Promise<void> {
  me.name = (await api.receive(token)).name;
  connection.renew();
}

/** Be somebody: "Play now" shall not ask for a name first. */
export async function somebody(): Promise<void> {
  if (me.name === null) await rename(t("guest-name"));
}
