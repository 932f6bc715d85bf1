// The offer to install the client as an app: quiet, and not at first sight.
interface Offer extends Event {
  prompt(): Promise<{ outcome: "accepted" | "dismissed" }>;
}

const KEY = "pentarchy-visits";
const DECLINED = -1;
/** After so many days with a visit it is offered. */
const DAYS = 2;

interface Visits {
  days: number;
  last: string;
}

function read(): Visits {
  try {
    return { days: 0, last: "", ...JSON.parse(localStorage.getItem(KEY) ?? "{}") };
  } catch {
    return { days: 0, last: "" };
  }
}

function keep(visits: Visits): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(visits));
  } catch {
    // Without storage it is never offered.
  }
}

class Install {
  private event: Offer | null = $state.raw(null);
  private visits = $state.raw(read());

  /** Whether the browser can. */
  get possible(): boolean {
    return this.event !== null;
  }

  /** Whether to speak of it unasked. */
  get offered(): boolean {
    return this.possible && this.visits.days >= DAYS;
  }

  /** Why it cannot be; null if nobody can tell. */
  get problem(): string | null {
    return window.isSecureContext ? null : "install-no-https";
  }

  listen(): void {
    const today = new Date().toDateString();
    if (this.visits.last !== today && this.visits.days !== DECLINED) {
      this.visits = { days: this.visits.days + 1, last: today };
      keep(this.visits);
    }
    addEventListener("beforeinstallprompt", (event) => {
      event.preventDefault();
      this.event = event as Offer;
    });
    addEventListener("appinstalled", () => (this.event = null));
  }

  async accept(): Promise<void> {
    const event = this.event;
    this.event = null;
    await event?.prompt();
  }

  /** Never offer it again. */
  decline(): void {
    this.visits = { days: DECLINED, last: "" };
    keep(this.visits);
  }
}

export const install = new Install();
