// Who I am here: a name behind a cookie. One without a name gets one at the first deed.
import { api, Refused } from "./api";
import { complain } from "./errors.svelte";
import { forget } from "./kept";
import { signIn } from "./passkeys";
import { adopt, hasChosen, keeping, settings } from "./settings.svelte";
import { connection } from "./tables.svelte";
import { isGuest, t } from "./words.svelte";

export const me: { name: string | null; known: boolean } = $state({ name: null, known: false });

export async function whoAmI(): Promise<void> {
  try {
    me.name = (await api.me()).name;
    if (me.name !== null) await follow().catch(() => {}); // without a connection what is chosen here holds
  } catch (error) {
    if (!(error instanceof Refused) || error.status !== 401) throw error;
    me.name = null; // signed out: from now on I am nobody here
    complain(error);
  }
  me.known = true;
}

/** What I have chosen elsewhere holds here; who has chosen nothing elsewhere takes along what is here. */
async function follow(): Promise<void> {
  const kept = await api.preferences();
  if (Object.keys(kept).length) adopt(kept as Partial<typeof settings>);
  else if (hasChosen()) keeping.tell({ ...settings });
}

keeping.tell = ({ notify: _here, ...everywhere }) => {
  // A device is called by its own leave, and without a connection a choice holds here alone.
  if (me.name !== null && Object.keys(everywhere).length) api.prefer(everywhere).catch(() => {});
};

/** Another device of mine, or who runs the house, has signed this one out. */
connection.signedOut = () => {
  whoAmI()
    .then(() => connection.renew())
    .catch(complain);
};

export async function rename(name: string): Promise<void> {
  const first = me.name === null;
  me.name = (await api.callMe(name)).name;
  if (!first) return;
  connection.renew(); // the socket was nobody's so far
  if (hasChosen()) keeping.tell({ ...settings });
}

/** Another device of mine has made this token: from now on I am the same person here. */
export async function become(token: string): Promise<void> {
  await arrive((await api.receive(token)).name);
}

/** The same by a passkey. */
export async function becomeByPasskey(): Promise<void> {
  await arrive((await signIn()).name);
}

async function arrive(name: string | null): Promise<void> {
  await forget(); // what was kept for being offline was somebody else's
  me.name = name;
  connection.renew();
  await follow();
}

/** I am nobody here any more: signed out, or gone for good. */
export function leave(): void {
  void forget();
  me.name = null;
  connection.renew();
}

/** Whether I have not said yet what I am called: nobody, or called so by "Play now". */
export function unnamed(): boolean {
  return me.name === null || isGuest(me.name);
}

/** Be somebody: "Play now" shall not ask for a name first. */
export async function somebody(): Promise<void> {
  if (me.name === null) await rename(t("guest-name"));
}
