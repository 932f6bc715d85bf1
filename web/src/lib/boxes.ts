// How boxes look from the front. What stands in them, the games say themselves.
import type { GameInfo } from "../wire";
import eightMinuteEmpire from "../covers/eight-minute-empire.svg";
import founders from "../covers/founders.svg";
import imperialSettlers from "../covers/imperial-settlers.svg";
import kingdomBuilder from "../covers/kingdom-builder.svg";
import rollAndWrite from "../covers/roll-and-write.svg";

export interface Box {
  title: string;
  cover: string;
  /** The name on the cover: its colour, greatest size, and where its first line stands. */
  ink: string;
  size: number;
  top: number;
}

const BOXES: readonly Box[] = [
  { title: "kingdom-builder", cover: kingdomBuilder, ink: "#4A2E12", size: 31, top: 42 },
  { title: "eight-minute-empire", cover: eightMinuteEmpire, ink: "#FBF3DF", size: 31, top: 42 },
  { title: "founders", cover: founders, ink: "#5B2A1F", size: 25, top: 32 },
  { title: "roll-and-write", cover: rollAndWrite, ink: "#FBF3DF", size: 28, top: 34 },
  { title: "imperial-settlers", cover: imperialSettlers, ink: "#FBF3DF", size: 32, top: 40 },
];

/** The drawing of a game's box; a game from elsewhere has none. */
export function boxOf(title: string): Box | undefined {
  return BOXES.find((box) => box.title === title);
}

/** Games in the order of the shelf: boxes with a drawing, then the others. */
export function drawnFirst(games: readonly GameInfo[]): GameInfo[] {
  const place = ({ title }: GameInfo) => (BOXES.findIndex((box) => box.title === title) + BOXES.length + 1) % (BOXES.length + 1);
  return [...games].sort((a, b) => place(a) - place(b));
}

/** Words of up to so many letters do not end a line: they belong to the next word. */
const SHORT = 3;

/** A name in lines for a cover: at its colon or full stop, else at one space, as even as can be. */
export function coverLines(name: string): string[] {
  const parted = /^(.+?)[:.] (.+)$/.exec(name);
  if (parted) return [parted[1]!, parted[2]!];
  const words = name.split(" ");
  const ways = words
    .slice(1)
    .map((_, n) => [words.slice(0, n + 1), words.slice(n + 1)] as const)
    .filter(([first]) => first.at(-1)!.length > SHORT)
    .map((lines) => lines.map((line) => line.join(" ")));
  const longest = (lines: string[]) => Math.max(...lines.map((line) => line.length));
  return ways.sort((a, b) => longest(a) - longest(b))[0] ?? [name];
}
