// Pushes to this browser: whether they can be, and its subscription.
import { api } from "./api";
import type { CallsInfo, ChannelInfo } from "../wire";

/** Why this browser cannot be called; null if it can. */
export function pushProblem(): string | null {
  if (!window.isSecureContext) return "calls-no-https";
  if (!("serviceWorker" in navigator) || !("PushManager" in window) || !("Notification" in window)) return "calls-no-support";
  return Notification.permission === "denied" ? "calls-denied" : null;
}

/** Begin to be able to: what is shown without a page is shown by a worker. */
export function startWorker(): void {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  addEventListener("load", () => {
    navigator.serviceWorker.register("/sw.js", { updateViaCache: "none" }).catch(() => {
      // Without one the page works as ever.
    });
  });
}

async function subscription(): Promise<PushSubscription | null> {
  if (pushProblem() !== null) return null;
  const worker = await navigator.serviceWorker.getRegistration();
  return (await worker?.pushManager?.getSubscription()) ?? null;
}

/** The channel that is this browser. */
export async function ownChannel(calls: CallsInfo): Promise<ChannelInfo | null> {
  const mine = await subscription();
  return calls.channels.find((one) => one.kind === "push" && one.address === mine?.endpoint) ?? null;
}

/** Have this browser called; null if its owner does not allow it. */
export async function subscribe(key: string): Promise<CallsInfo | null> {
  if ((await Notification.requestPermission()) !== "granted") return null;
  const worker = await navigator.serviceWorker.ready;
  // One that was made for another house cannot be used.
  await (await worker.pushManager.getSubscription())?.unsubscribe();
  const made = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytes(key) });
  return api.callByPush(made.toJSON());
}

export async function unsubscribe(): Promise<void> {
  await (await subscription())?.unsubscribe();
}

export function bytes(key: string): Uint8Array<ArrayBuffer> {
  const text = atob(key.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}
