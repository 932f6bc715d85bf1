// What time it is, by the second, as long as somebody looks.
import { createSubscriber } from "svelte/reactivity";

const subscribe = createSubscriber((update) => {
  const timer = setInterval(update, 1000);
  return () => clearInterval(timer);
});

export const now = {
  /** Seconds since 1970. */
  get seconds(): number {
    subscribe();
    return Date.now() / 1000;
  },
};
