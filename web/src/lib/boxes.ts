// The five boxes of the shelf, as they stand there even when a game cannot be played yet.
import eightMinuteEmpire from "../covers/eight-minute-empire.svg";
import founders from "../covers/founders.svg";
import imperialSettlers from "../covers/imperial-settlers.svg";
import kingdomBuilder from "../covers/kingdom-builder.svg";
import rollAndWrite from "../covers/roll-and-write.svg";

export interface Box {
  title: string;
  cover: string;
  seats: [number, number];
  minutes: number;
  /** The title on the cover: its colour, greatest size, and where its first line stands. */
  ink: string;
  size: number;
  top: number;
}

export const BOXES: readonly Box[] = [
  { title: "kingdom-builder", cover: kingdomBuilder, seats: [2, 4], minutes: 45, ink: "#4A2E12", size: 31, top: 42 },
  { title: "eight-minute-empire", cover: eightMinuteEmpire, seats: [2, 5], minutes: 15, ink: "#FBF3DF", size: 31, top: 42 },
  { title: "founders", cover: founders, seats: [2, 4], minutes: 40, ink: "#5B2A1F", size: 25, top: 32 },
  { title: "roll-and-write", cover: rollAndWrite, seats: [1, 4], minutes: 30, ink: "#FBF3DF", size: 28, top: 34 },
  { title: "imperial-settlers", cover: imperialSettlers, seats: [1, 4], minutes: 60, ink: "#FBF3DF", size: 32, top: 40 },
];

export function boxOf(title: string): Box | undefined {
  return BOXES.find((box) => box.title === title);
}
