// The service worker: shows what is pushed, and lets the client start without a connection.
// With a connection everything comes from the server, so nobody is kept on an old client.
interface Waiting extends Event {
  waitUntil(done: Promise<unknown>): void;
}
interface Fetching extends Waiting {
  request: Request;
  respondWith(answer: Promise<Response>): void;
}
interface Pushed extends Waiting {
  data: { json(): unknown } | null;
}
interface Clicked extends Waiting {
  notification: Notification;
  /** The button of the note that was clicked; empty: the note itself. */
  action: string;
}
interface Page {
  url: string;
  focus(): Promise<unknown>;
  navigate(url: string): Promise<unknown>;
}
interface WorkerScope {
  registration: ServiceWorkerRegistration;
  clients: { matchAll(options: object): Promise<Page[]>; openWindow(url: string): Promise<unknown>; claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(type: "fetch", listener: (event: Fetching) => void): void;
  addEventListener(type: "push", listener: (event: Pushed) => void): void;
  addEventListener(type: "notificationclick", listener: (event: Clicked) => void): void;
  addEventListener(type: "install" | "activate", listener: (event: Waiting) => void): void;
}
interface Told {
  title: string;
  body: string;
  path: string;
  /** A token that ends these notes, and what the button for it says. */
  off: string;
  stop: string;
}

const worker = self as unknown as WorkerScope;
/** The files of the client: the build writes them here, so that another build is another worker. */
const FILES: string[] = JSON.parse("__SHELL__");
const SHELL = "pentarchy-shell-";
const NAME = SHELL + hash(FILES.join());
const KEPT = "pentarchy-kept";
/** So many answers of the server are kept for days without a connection. */
const MOST_KEPT = 600;
const PATIENCE = 10;
/** The button of a note that ends them all. */
const OFF = "off";
/** Answers that are worth it: who I am, the shelf, my tables, and games that are over. */
const WORTH = /^\/api\/(me|games(\/.*)?|tables|tables\/[^/]+\/(positions\/\d+|course|thoughts|analysis(\/found)?))$/;

function hash(text: string): string {
  let found = 0;
  for (const letter of text) found = (Math.imul(found, 31) + letter.charCodeAt(0)) | 0;
  return (found >>> 0).toString(36);
}

worker.addEventListener("install", (event) => {
  event.waitUntil(load().then(() => worker.skipWaiting()));
});

/** One file after another: nobody who plays shall wait for it. What has not changed is taken over. */
async function load(): Promise<void> {
  const cache = await caches.open(NAME);
  for (const name of ["/", ...FILES]) {
    const known = name.startsWith("/assets/") ? await caches.match(name) : undefined;
    await cache.put(name, known ?? (await fetched(name)));
  }
}

async function fetched(name: string): Promise<Response> {
  for (let tries = 0; ; tries += 1) {
    const found = await fetch(name);
    if (found.ok) return found;
    if (found.status !== 429 || tries === PATIENCE) throw new Error(`${name}: ${found.status}`);
    await new Promise((done) => setTimeout(done, 2000)); // too many at once
  }
}

worker.addEventListener("activate", (event) => {
  event.waitUntil(tidy().then(() => worker.clients.claim()));
});

/** The build before stays too: a page that is still open may need a part of it that it has not loaded yet. */
async function tidy(): Promise<void> {
  const shells = (await caches.keys()).filter((name) => name.startsWith(SHELL) && name !== NAME);
  for (const name of shells.slice(0, -1)) await caches.delete(name);
}

worker.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== location.origin) return;
  if (request.mode === "navigate") event.respondWith(page(request));
  else if (FILES.includes(url.pathname)) event.respondWith(file(request));
  else if (WORTH.test(url.pathname)) event.respondWith(answer(request));
});

async function page(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch (error) {
    const shell = await (await caches.open(NAME)).match("/");
    if (shell) return shell;
    throw error;
  }
}

/** Names change with what is in the files; the few that keep theirs come from the server while there is one. */
async function file(request: Request): Promise<Response> {
  const lasting = new URL(request.url).pathname.startsWith("/assets/");
  const known = await caches.match(request.url);
  if (known && lasting) return known;
  try {
    return await fetch(request);
  } catch (error) {
    if (known) return known;
    throw error;
  }
}

async function answer(request: Request): Promise<Response> {
  try {
    const found = await fetch(request);
    if (found.ok) await keep(request, found.clone());
    return found;
  } catch (error) {
    const known = await (await caches.open(KEPT)).match(request.url, { ignoreVary: true });
    if (known) return known;
    throw error;
  }
}

async function keep(request: Request, found: Response): Promise<void> {
  const cache = await caches.open(KEPT);
  await cache.delete(request.url, { ignoreVary: true }); // what is used again is the youngest
  await cache.put(request.url, found);
  const keys = await cache.keys();
  for (const old of keys.slice(0, Math.max(0, keys.length - MOST_KEPT))) await cache.delete(old);
}

worker.addEventListener("push", (event) => {
  event.waitUntil(show(event.data?.json() as Told | undefined));
});

async function show(told: Told | undefined): Promise<void> {
  if (!told) return;
  await worker.registration.showNotification(told.title, {
    body: told.body,
    icon: "/icon-192.png",
    badge: "/icon-192.png",
    tag: told.path, // one note a table: a newer one takes the place of an older
    data: { path: told.path, off: told.off },
    actions: [{ action: OFF, title: told.stop }],
  } as NotificationOptions);
}

worker.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const { path, off } = event.notification.data as Partial<Told>;
  event.waitUntil(event.action === OFF ? end(String(off)) : visit(path ?? "/"));
});

/** No more notes here: this browser is called no more. */
async function end(token: string): Promise<void> {
  await fetch(`/api/calls/off/${encodeURIComponent(token)}`, { method: "POST" });
  await (await worker.registration.pushManager.getSubscription())?.unsubscribe();
}

/** The page that shows it, or else any page of ours, or else a new one. */
async function visit(path: string): Promise<void> {
  const url = new URL(path, location.origin);
  if (url.origin !== location.origin) return;
  const pages = await worker.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = pages.find((one) => new URL(one.url).pathname === url.pathname);
  if (there) await there.focus();
  else if (pages[0]) await pages[0].navigate(url.href).then(() => pages[0]!.focus());
  else await worker.clients.openWindow(url.href);
}
