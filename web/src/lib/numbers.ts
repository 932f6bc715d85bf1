// Numbers as the reader writes them.
import type { Language } from "./text";

type Format = Intl.NumberFormatOptions;
const made = new Map<string, Intl.NumberFormat>();

function format(language: Language, key: string, options: Format): Intl.NumberFormat {
  const known = made.get(`${language} ${key}`) ?? new Intl.NumberFormat(language, options);
  made.set(`${language} ${key}`, known);
  return known;
}

/** A change in points: always a sign, always one decimal. */
export function signed(value: number, language: Language): string {
  const options: Format = { minimumFractionDigits: 1, maximumFractionDigits: 1, signDisplay: "exceptZero" };
  // Intl writes a hyphen in English, which is too short beside a plus.
  return format(language, "signed", options).format(value).replace("-", "−");
}

/** A difference in points: always a sign, a decimal only where there is one. */
export function difference(value: number, language: Language): string {
  const options: Format = { maximumFractionDigits: 1, signDisplay: "exceptZero" };
  return format(language, "difference", options).format(value).replace("-", "−");
}

/** Points as they stand: a minus is as long as a plus, and no hyphen after a dash. */
export function standing(points: number): string {
  return String(points).replace("-", "−");
}

/** How much: one decimal, no sign. */
export function amount(value: number, language: Language): string {
  const options: Format = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
  return format(language, "amount", options).format(Math.abs(value));
}

/** A chance in whole percents. */
export function chance(value: number, language: Language): string {
  return format(language, "chance", { style: "percent", maximumFractionDigits: 0 }).format(value);
}

/** A difference of chances: percents with one decimal, no sign. */
export function share(value: number, language: Language): string {
  const options: Format = { style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1 };
  return format(language, "share", options).format(Math.abs(value));
}
