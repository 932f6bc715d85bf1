// Everything that is said to people, by the convention of the server's text files (`speech.py`):
// a string argument is a thing `kind:key`, and the attributes of its message are passed along as
// `$argument-attribute`. What things are called is told in `names.py`; Python and this file are
// held to the same cases, `tests/names.json`.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Message, Told } from "../wire";

export type Language = "en" | "ru";
export const LANGUAGES: readonly Language[] = ["en", "ru"];

const ICON = /^icon-([a-z0-9-]+) =/gm;

type Args = Record<string, string | number>;
type Happened = Pick<Told, "id" | "seat" | "args">;

/** The thing that stands in an event for one the reader may not see. */
const UNSEEN = "unseen";

/** The first language of the browser that we speak; English otherwise. */
export function preferred(languages: readonly string[]): Language {
  for (const language of languages) {
    const known = LANGUAGES.find((ours) => ours === language.slice(0, 2).toLowerCase());
    if (known) return known;
  }
  return "en";
}

/** The texts of a game, or of none, in one language, with the names of its players. */
export class Texts {
  private readonly bundle: FluentBundle;
  private readonly drawings = new Set<string>();

  constructor(
    readonly language: Language,
    sources: readonly string[],
    readonly players: readonly string[] = [],
  ) {
    this.bundle = new FluentBundle(language, { useIsolating: false });
    for (const source of sources) {
      for (const [, icon = ""] of source.matchAll(ICON)) this.drawings.add(icon);
      this.bundle.addResource(new FluentResource(source), { allowOverrides: true });
    }
  }

  has(id: string): boolean {
    return this.bundle.hasMessage(id);
  }

  /** A message with arguments that are shown as they are. */
  say(id: string, args: Args = {}, attribute?: string): string {
    return this.format(id, attribute, args);
  }

  /** A prompt, label or refusal of the engine, for the seat that is asked; `id.attribute` too. */
  tell(message: Message, seat: number | null = 0): string {
    const [id = "", attribute] = message.id.split(".");
    const args = this.spread(message.args ?? {}, seat ?? 0);
    if (message.about) args.about = this.tell(message.about, seat);
    return this.format(id, attribute ?? this.shown(id), args);
  }

  /** The words for a place between quotation marks: their own ones become the inner kind. */
  within(words: string): string {
    const inner: Record<string, string> = this.language === "ru" ? { "«": "„", "»": "“" } : { "“": "‘", "”": "’" };
    return words.replace(/[«»“”]/g, (mark) => inner[mark] ?? mark);
  }

  /** Here places are lit, not named: where a message has a wording for that, it is taken. */
  private shown(id: string): "shown" | undefined {
    return this.bundle.getMessage(id)?.attributes.shown ? "shown" : undefined;
  }

  /** What a choice costs that cannot be had back, where its game says so: as `.sure`, or as `.mean` where only the
   * thing was pointed at and no word has said what is done with it. */
  warning(label: Message, seat: number | null, named: boolean): string {
    const told = (attribute: string) => this.tell({ ...label, id: `${label.id}.${attribute}` }, seat);
    return told("sure") || (named ? "" : told("mean"));
  }

  /** Whether picking a thing costs nothing and is never better later, so that nothing else can be meant: its game
   * says so as `.at-once` of its name. */
  atOnce(thing: string): boolean {
    return this.thing(thing, "at-once") !== "";
  }

  /** What happened, in words. */
  event(event: Happened): string {
    const args = this.spread(event.args ?? {}, 0);
    return this.format(event.id, this.shown(event.id), { ...args, seat: this.player(event.seat) });
  }

  /** What happened, in sentences, each with the events that it tells: see `speech.py`. */
  told<E extends Happened>(events: readonly E[]): { sentence: string; events: E[] }[] {
    const found: E[][] = [];
    for (const event of events) {
      const last = found.at(-1);
      if (last && this.alike(last.at(-1)!, event)) last.push(event);
      else found.push([event]);
    }
    return found.map((some) => ({ sentence: this.ofSeveral(some), events: some }));
  }

  /** Whether two events are told in one sentence. */
  private alike(one: Happened, other: Happened): boolean {
    const several = `${one.id}-several`;
    if (one.id !== other.id || one.seat !== other.seat || !this.has(several)) return false;
    const listed = this.say(several, {}, "of");
    return Object.entries(one.args ?? {}).every(([key, value]) => key === listed || other.args?.[key] === value);
  }

  private ofSeveral(events: readonly Happened[]): string {
    const first = events[0]!;
    const several = `${first.id}-several`;
    const listed = this.say(several, {}, "of");
    const things = events.map((event) => String(event.args?.[listed]));
    if (things.length === 1 && things[0] !== UNSEEN) return this.event(first);
    return this.say(several, {
      ...this.spread(first.args ?? {}, 0),
      [listed]: things.map((thing) => this.thing(thing)).join(this.say(several, {}, "by") || ", "),
      count: things.length,
      known: things.filter((thing) => thing !== UNSEEN).length,
      seat: this.player(first.seat),
    });
  }

  player(seat: number): string {
    if (seat < 0) return this.say("chance");
    return this.players[seat] ?? this.say("player", { number: seat + 1 });
  }

  /** The name of a thing, or one of its attributes. */
  thing(thing: string, attribute?: string, seat = 0): string {
    const [kind, name] = parted(thing);
    if (kind === "word" && name !== undefined) return name; // shown as it is
    if (name !== undefined && /^\d+$/.test(name)) {
      if (kind === "seat") return this.player(Number(name));
      const number = seat + Number(name);
      if (kind === "rival") return this.player(this.players.length ? number % this.players.length : number);
    }
    const own = name === undefined ? thing : `${kind}-${name}`;
    if (this.has(own)) return this.format(own, attribute, { name: name ?? "", ...numbers(name) });
    const given = this.given(kind, name ?? "");
    if (given !== null && attribute === undefined && !this.has(kind)) return given;
    return this.format(kind, attribute, { name: given ?? name ?? "", ...numbers(name) });
  }

  /** The name that the components give to a thing. */
  private given(kind: string, key: string): string | null {
    const id = `called-${kind}-${key}`;
    return this.has(id) ? this.format(id, undefined, {}) : null;
  }

  /** What a thing is and does: `about-<kind>-<key>`; else what the game makes of its components, which the server
   * sends as `told-<kind>-<key>`; else `about-<kind>`, which is given the thing as `$thing`. Empty: nobody tells it. */
  about(thing: string, seat: number | null = 0): string {
    const [kind, key] = parted(thing);
    const args = this.spread({ thing }, seat ?? 0);
    const ids = key === undefined ? [] : [`about-${kind}-${key}`, `told-${kind}-${key}`];
    for (const id of [...ids, `about-${kind}`]) {
      const told = this.has(id) ? this.format(id, undefined, args) : "";
      if (told) return told;
    }
    return "";
  }

  /** Every drawing that is told about: the glossary of signs. */
  icons(): string[] {
    return [...this.drawings];
  }

  /** The number of the rule that tells more of a thing. */
  ruleAbout(thing: string): string {
    const [kind, key] = parted(thing);
    const ids = key === undefined ? [`about-${kind}`] : [`about-${kind}-${key}`, `about-${kind}`];
    return ids.map((id) => this.format(id, "rule", {})).find(Boolean) ?? "";
  }

  /** What a value of an option, or a word in a view, is called: the thing of the kind that the
   * option's message gives as `.things`, or else of the kind that is called like the option. */
  value(option: string, value: string): string {
    const kind = this.say(`option-${option}`, {}, "things") || option;
    const known = this.has(`${kind}-${value}`) || this.has(kind) || this.given(kind, value) !== null;
    return known ? this.thing(`${kind}:${value}`) : value.replaceAll("-", " ");
  }

  private spread(args: Args, seat: number): Args {
    const found: Args = {};
    for (const [key, value] of Object.entries(args)) {
      if (typeof value === "number") {
        found[key] = value;
        continue;
      }
      found[key] = this.thing(value, undefined, seat);
      for (const attribute of this.attributes(value)) {
        found[`${key}-${attribute}`] = this.thing(value, attribute, seat);
      }
    }
    return found;
  }

  private attributes(thing: string): string[] {
    const [kind, name] = parted(thing);
    for (const id of name === undefined ? [kind] : [`${kind}-${name}`, kind]) {
      const message = this.bundle.getMessage(id);
      if (message) return Object.keys(message.attributes);
    }
    return [];
  }

  private format(id: string, attribute: string | undefined, args: Args): string {
    const message = this.bundle.getMessage(id);
    if (!message) return attribute === undefined ? plain(id, args) : "";
    const pattern = attribute === undefined ? message.value : message.attributes[attribute];
    if (pattern == null) return "";
    return this.bundle.formatPattern(pattern, args as Record<string, FluentVariable>, []);
  }
}

function parted(thing: string): [string, string | undefined] {
  const colon = thing.indexOf(":");
  return colon < 0 ? [thing, undefined] : [thing.slice(0, colon), thing.slice(colon + 1)];
}

/** A key that is a number: texts tell its plurals. A place that is named by two numbers from 0, such
 * as `cell:3-14`: texts may count from 1, and call columns by letters as on a chess board. */
function numbers(name: string | undefined): Args {
  if (name !== undefined && /^\d+$/.test(name)) return { number: Number(name) };
  const found = /^(\d+)-(\d+)$/.exec(name ?? "");
  if (!found) return {};
  const [row, column] = [Number(found[1]), Number(found[2])];
  return { row: row + 1, column: column + 1, letter: String.fromCharCode(65 + (column % 26)) };
}

/** A message that nobody has written yet: its id and arguments, still readable. */
function plain(id: string, args: Args): string {
  const words = id.replaceAll("-", " ");
  if ("name" in args) return `${words} ${args.name}`.trim();
  const listed = Object.entries(args).map(([key, value]) => `${key} ${value}`);
  return listed.length ? `${words}: ${listed.join(", ")}` : words;
}
