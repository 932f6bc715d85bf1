// How a finished game went: lines to draw, and the moments worth a look.
import type { CourseOfGame } from "../wire";

/** A moment of the game in which a seat gained much from one source. */
export interface Moment {
  position: number;
  seat: number;
  source: string;
  gain: number;
}

/** The sum of a seat's points at every position. */
export function totals(course: CourseOfGame, seat: number): number[] {
  return course.points.map((seats) => (seats[seat] ?? []).reduce((sum, points) => sum + points, 0));
}

/** The points of a seat from one source at every position. */
export function grown(course: CourseOfGame, seat: number, source: string): number[] {
  const index = course.sources.indexOf(source);
  return course.points.map((seats) => seats[seat]?.[index] ?? 0);
}

/** A row of numbers as the path of a line in a box of that size, between these bounds. */
export function path(values: readonly number[], width: number, height: number, low: number, high: number): string {
  const across = Math.max(1, values.length - 1);
  const range = high - low || 1;
  const x = (n: number): string => ((n / across) * width).toFixed(1);
  const y = (value: number): string => (height - ((value - low) / range) * height).toFixed(1);
  // Where nothing changes, nothing is written: a game has hundreds of positions.
  return values
    .map((value, n) => {
      const edge = n === 0 || n === values.length - 1 || values[n - 1] !== value || values[n + 1] !== value;
      return edge ? `${n ? "L" : "M"}${x(n)} ${y(value)}` : "";
    })
    .join("");
}

/** The turns in which a player gained most from one source: at most so many, in their order. */
export function moments(course: CourseOfGame, most = 3): Moment[] {
  const found: Moment[] = [];
  const { movers, points, sources } = course;
  for (let first = 1; first < movers.length; ) {
    const seat = movers[first]!;
    let last = first;
    while (last + 1 < movers.length && movers[last + 1] === seat) last += 1;
    const [before, after] = [points[first - 1]?.[seat] ?? [], points[last]?.[seat] ?? []];
    sources.forEach((source, index) => {
      const gain = (after[index] ?? 0) - (before[index] ?? 0);
      if (gain > 0) found.push({ position: last, seat, source, gain });
    });
    first = last + 1;
  }
  return found
    .sort((a, b) => b.gain - a.gain || a.position - b.position)
    .slice(0, most)
    .sort((a, b) => a.position - b.position);
}

/** Round numbers for the scale, from low to high. */
export function ticks(low: number, high: number, about = 3): number[] {
  const range = Math.max(1, high - low);
  const rough = range / about;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(1, [1, 2, 5, 10].map((factor) => factor * power).find((one) => one >= rough) ?? rough);
  const first = Math.ceil(low / step) * step;
  return Array.from({ length: Math.floor((high - first) / step) + 1 }, (_, n) => first + n * step);
}
