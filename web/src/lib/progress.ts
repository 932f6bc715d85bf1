// How far this browser has come: which note of a lesson, which lessons to their end, and the games that somebody
// would rather play at once.
interface Progress {
  /** The note to go on with, by `title/lesson`. */
  at: Record<string, number>;
  done: string[];
  /** Titles whose lesson was offered and not wanted. */
  played: string[];
}

const KEY = "pentarchy-lessons";

function read(): Progress {
  const none: Progress = { at: {}, done: [], played: [] };
  try {
    return { ...none, ...JSON.parse(localStorage.getItem(KEY) ?? "{}") };
  } catch {
    return none; // no storage, or not ours
  }
}

function keep(change: (progress: Progress) => void): void {
  const progress = read();
  change(progress);
  try {
    localStorage.setItem(KEY, JSON.stringify(progress));
  } catch {
    // Without storage one begins anew at the next visit.
  }
}

/** The note to go on with; -1: from the beginning. */
export function reached(lesson: string): number {
  return read().at[lesson] ?? -1;
}

export function reach(lesson: string, place: number): void {
  keep((progress) => (progress.at[lesson] = place));
}

export function finish(lesson: string): void {
  keep((progress) => {
    delete progress.at[lesson];
    progress.done = [...new Set([...progress.done, lesson])];
  });
}

export function isDone(lesson: string): boolean {
  return read().done.includes(lesson);
}

/** Whether a lesson should be offered before the first game: none was finished, and nobody said no. */
export function isNew(title: string): boolean {
  const { done, played } = read();
  return !played.includes(title) && !done.some((lesson) => lesson.startsWith(`${title}/`));
}

export function justPlay(title: string): void {
  keep((progress) => (progress.played = [...new Set([...progress.played, title])]));
}
