// The form of a game's options, made from their JSON schema: the form knows no game.
export type Field =
  | { key: string; kind: "flag"; usual: boolean }
  /** One of some words; null where the choice may be left open. */
  | { key: string; kind: "choice"; usual: string | null; values: string[]; open: boolean }
  | { key: string; kind: "text"; usual: string | null; open: boolean }
  | { key: string; kind: "number"; usual: number | null; least?: number; most?: number; open: boolean }
  /** The number of a seat; null: by lot. */
  | { key: string; kind: "seat"; usual: number | null }
  /** Several values in their order; empty: left open. */
  | { key: string; kind: "list"; usual: unknown[]; item: "word" | "flag" | "number"; values: string[]; most?: number };

type Schema = Record<string, any>;

/** Options that name a seat, in every game. */
const SEATS = new Set(["start", "first"]);

function resolve(schema: Schema, root: Schema): Schema {
  if (typeof schema.$ref !== "string") return schema;
  return root.$defs?.[schema.$ref.split("/").at(-1)!] ?? {};
}

/** The kind of a value without null, and whether null is one too. */
function bare(given: Schema, root: Schema): [Schema, boolean] {
  const schema = resolve(given, root);
  const several: Schema[] | undefined = schema.anyOf ?? schema.oneOf;
  if (!several) {
    const values: unknown[] | undefined = schema.enum;
    if (!values?.includes(null)) return [schema, false];
    return [{ ...schema, enum: values.filter((value) => value !== null) }, true];
  }
  const kinds = several.map((one) => resolve(one, root)).filter((one) => one.type !== "null");
  return [kinds[0] ?? {}, kinds.length < several.length];
}

const isWords = (values: unknown): values is string[] =>
  Array.isArray(values) && values.every((value) => typeof value === "string");

function field(key: string, given: Schema, root: Schema): Field | null {
  const [schema, open] = bare(given, root);
  const usual = given.default ?? null;
  if (schema.type === "boolean") return { key, kind: "flag", usual: Boolean(usual) };
  if (isWords(schema.enum))
    return { key, kind: "choice", usual: usual ?? (open ? null : (schema.enum[0] ?? null)), values: schema.enum, open };
  if (schema.type === "integer" && open && SEATS.has(key)) return { key, kind: "seat", usual };
  if (schema.type === "integer" || schema.type === "number")
    return { key, kind: "number", usual, least: schema.minimum, most: schema.maximum, open };
  if (schema.type === "string") return { key, kind: "text", usual, open };
  if (schema.type === "array") return list(key, schema, usual, root);
  return null; // nothing that a form could ask for
}

function list(key: string, schema: Schema, usual: unknown, root: Schema): Field | null {
  const [item] = bare(schema.items || schema.prefixItems?.[0] || {}, root);
  const kind = { string: "word", boolean: "flag", integer: "number" }[item.type as string] ?? (item.enum ? "word" : null);
  if (!kind) return null;
  return {
    key,
    kind: "list",
    usual: Array.isArray(usual) ? usual : [],
    item: kind as "word" | "flag" | "number",
    values: isWords(item.enum) ? item.enum : kind === "flag" ? ["false", "true"] : [],
    most: schema.maxItems,
  };
}

export function fields(schema: Schema): Field[] {
  const shape = resolve(schema, schema);
  return Object.entries((shape.properties ?? {}) as Record<string, Schema>)
    .map(([key, given]) => field(key, given, schema))
    .filter((found) => found !== null);
}

/** The words at the end of a text such as "three of fishermen, knights, lords". */
export function wordsIn(text: string): string[] {
  const found = /(?:[a-z][a-z0-9-]*, )+[a-z][a-z0-9-]*$/.exec(text.trim().replace(/\.$/, ""));
  return found ? found[0].split(", ") : [];
}

export function usual(found: readonly Field[]): Record<string, any> {
  return Object.fromEntries(found.map((one) => [one.key, one.usual]));
}

/** Only what differs from the box. */
export function changed(found: readonly Field[], values: Record<string, any>): Record<string, any> {
  const differing = found.filter((one) => JSON.stringify(values[one.key]) !== JSON.stringify(one.usual));
  return Object.fromEntries(differing.map((one) => [one.key, values[one.key]]));
}

/** What an option is called, and what is said of it besides. */
export function heading(said: string): { head: string; hint: string } {
  const text = said.replaceAll(/ \([a-z0-9-]+\)/g, ""); // words for those who type
  const cut = text.search(/[:;,]/);
  return cut < 0 ? { head: text, hint: "" } : { head: text.slice(0, cut), hint: text.slice(cut + 1).trim() };
}

/** What differs from the box at a table, in the words of its game. */
export function inWords(
  found: readonly Field[],
  values: Record<string, any>,
  texts: { has(id: string): boolean; say(id: string): string; value(field: string, value: string): string },
  yes: (value: boolean) => string,
): string[] {
  return found
    .filter((one) => one.key in changed(found, { ...usual(found), ...values }))
    .map((one) => {
      const id = `option-${one.key}`;
      const { head } = heading(texts.has(id) ? texts.say(id) : one.key.replaceAll("_", " "));
      const value = values[one.key];
      if (one.kind === "flag") return `${head}: ${yes(value)}`;
      return one.kind === "choice" && value !== null ? `${head}: ${texts.value(one.key, value)}` : head;
    });
}
