// When something was: today by the clock, this year by day and month, before that with the year.
import type { Language } from "./text";

export function when(seconds: number, language: Language, today = new Date()): string {
  const day = new Date(seconds * 1000);
  if (day.toDateString() === today.toDateString()) {
    return new Intl.DateTimeFormat(language, { hour: "numeric", minute: "2-digit" }).format(day);
  }
  const year = day.getFullYear() === today.getFullYear() ? undefined : "numeric";
  return new Intl.DateTimeFormat(language, { day: "numeric", month: "short", year }).format(day);
}
