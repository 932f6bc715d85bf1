// What a player has chosen for this browser; kept across visits.
import { isLevel, type Level } from "./levels";
import { preferred, type Language } from "./text";

export type Theme = "system" | "light" | "dark";
export type Speed = "slow" | "normal" | "fast" | "off";

export interface Kept {
  language: Language;
  theme: Theme;
  speed: Speed;
  auto: boolean;
  confirm: boolean;
  letters: boolean;
  /** Whether turns and moves are heard, and felt where the device can. */
  sound: boolean;
  vibration: boolean;
  /** Whether a page that is open and not looked at says when it is my turn. */
  notify: boolean;
  /** Who sits opposite unless one says otherwise: the level chosen last. */
  opponent: Level;
  /** Who is asked for hints, where the table allows it. */
  adviser: Level;
  /** The marks of people whose lines I would not read. */
  muted: string[];
}

const KEY = "pentarchy-settings";

function read(): Kept {
  const usual: Kept = {
    language: preferred(navigator.languages ?? [navigator.language]),
    theme: "system",
    speed: "normal",
    auto: true,
    confirm: false,
    letters: false,
    sound: false,
    vibration: false,
    notify: false,
    opponent: "novice",
    adviser: "master",
    muted: [],
  };
  try {
    const kept: Kept = { ...usual, ...JSON.parse(localStorage.getItem(KEY) ?? "{}") };
    if (!isLevel(kept.opponent)) kept.opponent = usual.opponent;
    if (!isLevel(kept.adviser)) kept.adviser = usual.adviser;
    if (!Array.isArray(kept.muted)) kept.muted = usual.muted;
    return kept;
  } catch {
    return usual; // no storage, or not ours
  }
}

export const settings: Kept = $state(read());

/** Who else is told what was chosen: the server, if I am somebody there. */
export const keeping: { tell: (chosen: Partial<Kept>) => void } = { tell: () => {} };

/** Change a choice, keep it, and let the page follow. */
export function choose<K extends keyof Kept>(name: K, value: Kept[K]): void {
  settings[name] = value;
  store();
  keeping.tell({ [name]: value });
}

/** What I have chosen on another device holds here too. */
export function adopt(chosen: Partial<Kept>): void {
  Object.assign(settings, chosen);
  store();
}

function store(): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // Without storage the choice holds for this visit.
  }
  apply();
}

/** Whether anything was ever chosen in this browser. */
export function hasChosen(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}

/** What the style sheets and the browser need to know. */
export function apply(): void {
  const root = document.documentElement;
  root.lang = settings.language;
  if (settings.theme === "system") delete root.dataset.theme;
  else root.dataset.theme = settings.theme;
  if (settings.letters) root.dataset.letters = "on";
  else delete root.dataset.letters;
  root.dataset.speed = settings.speed;
}

/** Whether it is dark now, whoever said so. */
export function isDark(): boolean {
  if (settings.theme !== "system") return settings.theme === "dark";
  return matchMedia("(prefers-color-scheme: dark)").matches;
}
