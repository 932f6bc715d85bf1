// The form of a game's options, made from their JSON schema: the form knows no game.
export type Field =
  | { key: string; kind: "flag"; usual: boolean }
  | { key: string; kind: "choice"; usual: string; values: string[] }
  | { key: string; kind: "number"; usual: number | null; least?: number; most?: number };

type Schema = Record<string, any>;

function resolve(schema: Schema, root: Schema): Schema {
  if (typeof schema.$ref !== "string") return schema;
  return root.$defs?.[schema.$ref.split("/").at(-1)!] ?? {};
}

function field(key: string, given: Schema, root: Schema): Field | null {
  const schema = resolve(given, root);
  const usual = given.default ?? null;
  if (schema.type === "boolean") return { key, kind: "flag", usual: Boolean(usual) };
  if (Array.isArray(schema.enum) && schema.enum.every((value: unknown) => typeof value === "string"))
    return { key, kind: "choice", usual: String(usual ?? schema.enum[0]), values: schema.enum };
  if (schema.type === "integer")
    return { key, kind: "number", usual, least: schema.minimum, most: schema.maximum };
  return null; // lists and the like are for the terminal and for files
}

export function fields(schema: Schema): Field[] {
  const shape = resolve(schema, schema);
  return Object.entries((shape.properties ?? {}) as Record<string, Schema>)
    .map(([key, given]) => field(key, given, schema))
    .filter((found) => found !== null);
}

export function usual(found: readonly Field[]): Record<string, any> {
  return Object.fromEntries(found.map((one) => [one.key, one.usual]));
}

/** Only what differs from the box. */
export function changed(found: readonly Field[], values: Record<string, any>): Record<string, any> {
  const differing = found.filter((one) => values[one.key] !== one.usual);
  return Object.fromEntries(differing.map((one) => [one.key, values[one.key]]));
}
