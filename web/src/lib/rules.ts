// A game's page of rules as blocks that can be drawn without putting foreign HTML into the page.
export interface Span {
  text: string;
  style: "plain" | "bold" | "italic" | "code";
}
export type Block =
  | { kind: "title" | "heading" | "text"; spans: Span[] }
  | { kind: "rule"; number: string; spans: Span[] }
  | { kind: "list"; items: Span[][] }
  | { kind: "table"; rows: Span[][][] };

/** A part of the page under one heading; the first, without one, tells the aim. */
export interface Chapter {
  heading: Span[] | null;
  blocks: Block[];
}

export function chapters(page: Block[]): Chapter[] {
  const found: Chapter[] = page.length ? [{ heading: null, blocks: [] }] : [];
  for (const block of page) {
    if (block.kind === "heading") found.push({ heading: block.spans, blocks: [] });
    else found.at(-1)!.blocks.push(block);
  }
  return found;
}

const MARK = /(\*\*[^*]+\*\*|\*[^*]+\*|`[^`]+`)/;

export function spans(text: string): Span[] {
  return text
    .split(MARK)
    .filter(Boolean)
    .map((part) => {
      if (part.startsWith("**")) return { text: part.slice(2, -2), style: "bold" };
      if (part.startsWith("`")) return { text: part.slice(1, -1), style: "code" };
      if (part.startsWith("*") && part.length > 2) return { text: part.slice(1, -1), style: "italic" };
      return { text: part, style: "plain" };
    });
}

export function blocks(page: string): Block[] {
  return page
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .filter(Boolean)
    .map(block);
}

function block(part: string): Block {
  if (part.startsWith("# ")) return { kind: "title", spans: spans(part.slice(2)) };
  const heading = /^#{2,} (.*)$/s.exec(part);
  if (heading) return { kind: "heading", spans: spans(heading[1]!) };
  const rule = /^\*\*(\d+(?:\.\d+)+)\*\*\s*(.*)$/s.exec(part);
  if (rule) return { kind: "rule", number: rule[1]!, spans: spans(rule[2]!) };
  const lines = part.split("\n");
  if (lines.every((line) => /^\s*([-*]|\d+\.) /.test(line)))
    return { kind: "list", items: lines.map((line) => spans(line.replace(/^\s*([-*]|\d+\.) /, ""))) };
  if (lines.every((line) => line.startsWith("|"))) {
    const rows = lines.filter((line) => !/^[|\s:-]+$/.test(line));
    return { kind: "table", rows: rows.map((line) => line.split("|").slice(1, -1).map((cell) => spans(cell.trim()))) };
  }
  return { kind: "text", spans: spans(part) };
}
