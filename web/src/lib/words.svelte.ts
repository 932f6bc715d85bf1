// The texts of the client itself and of each game, in the chosen language.
import aboutEn from "../../../src/pentarchy/kernel/about.en.ftl?raw";
import aboutRu from "../../../src/pentarchy/kernel/about.ru.ftl?raw";
import kernelEn from "../../../src/pentarchy/kernel/text.en.ftl?raw";
import kernelRu from "../../../src/pentarchy/kernel/text.ru.ftl?raw";
import serverEn from "../../../src/pentarchy/server/text.en.ftl?raw";
import serverRu from "../../../src/pentarchy/server/text.ru.ftl?raw";
import boardsEn from "../boards/text.en.ftl?raw";
import boardsRu from "../boards/text.ru.ftl?raw";
import ownEn from "../text.en.ftl?raw";
import ownRu from "../text.ru.ftl?raw";
import { boardTexts } from "../boards";
import { fetchText } from "./api";
import { settings } from "./settings.svelte";
import { Texts, type Language } from "./text";

const shared: Record<Language, string[]> = {
  en: [kernelEn, aboutEn, serverEn, ownEn, boardsEn],
  ru: [kernelRu, aboutRu, serverRu, ownRu, boardsRu],
};
const ours = {
  en: new Texts("en", shared.en),
  ru: new Texts("ru", shared.ru),
};
const games: Record<string, string> = $state({});
const names: Record<string, string> = $state({});

/** One of the client's own texts, in the language chosen now. */
export function t(id: string, args: Record<string, string | number> = {}, attribute?: string): string {
  return ours[settings.language].say(id, args, attribute);
}

/** Whether this is what somebody is called who has said no name, in any language. */
export function isGuest(name: string): boolean {
  return Object.values(ours).some((texts) => texts.say("guest-name") === name);
}

/** The same texts with what a refusal of the server needs. */
export function own(): Texts {
  return ours[settings.language];
}

/** Get the texts of a game, once; `textsOf` follows when they are here. */
export async function learn(title: string, language: Language): Promise<void> {
  const key = `${title}/${language}`;
  if (key in games) return;
  const [game, board] = await Promise.all([
    fetchText(`/api/games/${title}/texts/${language}`),
    boardTexts(title, language),
  ]);
  games[key] = `${game}\n${board}`;
}

/** Get the names that an uploaded game's own components have, once. */
export async function learnNames(table: string, language: Language, watch: string | null): Promise<void> {
  const key = `${table}/${language}`;
  if (key in names) return;
  const query = watch === null ? "" : `?watch=${encodeURIComponent(watch)}`;
  names[key] = await fetchText(`/api/tables/${encodeURIComponent(table)}/names/${language}${query}`);
}

export function learnt(title: string): boolean {
  return `${title}/${settings.language}` in games;
}

/** The texts of a game with the names of its players, and of its own components at a table. */
export function textsOf(title: string, players: readonly string[], table = ""): Texts {
  const language = settings.language;
  const own = [games[`${title}/${language}`], names[`${table}/${language}`]];
  return new Texts(language, [...shared[language], ...own.filter((text) => text !== undefined)], players);
}
