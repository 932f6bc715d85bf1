// Who sits beside me at a shared screen: asked once, remembered by this browser.
const KEY = "pentarchy-companions";

export function companions(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(kept) ? kept.filter((name) => typeof name === "string") : [];
  } catch {
    return []; // no storage, or not ours
  }
}

export function keepCompanions(names: readonly string[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(names));
  } catch {
    // Without storage they are asked again.
  }
}
