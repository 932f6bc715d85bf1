// Everything that is said to people, by the convention of the server's text files (`speech.py`):
// a string argument is a thing `kind:key`, and the attributes of its message are passed along as
// `$argument-attribute`. What things are called is told in `names.py`; Python and this file are
// held to the same cases, `tests/names.json`.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Message, Told } from "../wire";

export type Language = "en" | "ru";
export const LANGUAGES: readonly Language[] = ["en", "ru"];

type Args = Record<string, string | number>;

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

  constructor(
    readonly language: Language,
    sources: readonly string[],
    readonly players: readonly string[] = [],
  ) {
    this.bundle = new FluentBundle(language, { useIsolating: false });
    for (const source of sources) {
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
    return this.format(id, attribute, args);
  }

  /** What happened, in words. */
  event(event: Pick<Told, "id" | "seat" | "args">): string {
    const args = this.spread(event.args ?? {}, 0);
    return this.format(event.id, undefined, { ...args, seat: this.player(event.seat) });
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

/** A place that is named by two numbers from 0, such as `cell:3-14`: texts may count from 1, and
 * call columns by letters as on a chess board. */
function numbers(name: string | undefined): Args {
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
