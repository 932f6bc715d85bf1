// Before the first paint, so that nobody who plays by night is blinded by day.
try {
  const kept = JSON.parse(localStorage.getItem("pentarchy-settings") || "{}");
  if (kept.theme === "light" || kept.theme === "dark") document.documentElement.dataset.theme = kept.theme;
  if (kept.letters) document.documentElement.dataset.letters = "on";
} catch {}
