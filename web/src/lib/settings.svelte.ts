// What a player has chosen for this browser; kept across visits.
import { isLevel, type Level } from "./levels";
import { preferred, type Language } from "./text";

export type Theme = "system" | "light" | "dark";
export type Speed = "slow" | "normal" | "fast" | "off";

interface Kept {
  language: Language;
  theme: Theme;
  speed: Speed;
  auto: boolean;
  confirm: boolean;
  letters: boolean;
  /** Who sits opposite unless one says otherwise: the level chosen last. */
  opponent: Level;
  /** Who is asked for hints, where the table allows it. */
  adviser: Level;
}

const KEY = "pentarchy-settings";

function read(): Kept {
  const usual: Kept = {
    language: preferred(navigator.languages ?? [navigator.language]),
    theme: "system",
    speed: "normal",
    auto: false,
    confirm: false,
    letters: false,
    opponent: "apprentice",
    adviser: "master",
  };
  try {
    const kept: Kept = { ...usual, ...JSON.parse(localStorage.getItem(KEY) ?? "{}") };
    if (!isLevel(kept.opponent)) kept.opponent = usual.opponent;
    if (!isLevel(kept.adviser)) kept.adviser = usual.adviser;
    return kept;
  } catch {
    return usual; // no storage, or not ours
  }
}

export const settings: Kept = $state(read());

/** Change a choice, keep it, and let the page follow. */
export function choose<K extends keyof Kept>(name: K, value: Kept[K]): void {
  settings[name] = value;
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // Without storage the choice holds for this visit.
  }
  apply();
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
