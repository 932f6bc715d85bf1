import { expect, test } from "vitest";
import { inWords } from "./inwords";
import { Texts } from "./text";

const texts = new Texts("en", ["terrain-forest = Forest\ncell = { $letter }{ $row }\ncastle = Castle\nplayer = Player { $number }"], ["Ann"]);

test("what lies on a board is told once each, and what there is plenty of is counted", () => {
  const root = document.createElement("div");
  const forest = Array.from({ length: 13 }, (_, n) => `<i data-target="cell:0-${n}" data-about="terrain:forest"></i>`).join("");
  root.innerHTML = `${forest}<i data-target="cell:1-2" data-about="castle"></i><i data-about="seat:0" data-here="B2, Ann"><b data-about="castle"></b></i><p hidden><i data-about="castle"></i></p>`;
  expect(inWords(root, texts, null)).toEqual([
    { text: "Forest", count: 13 },
    { text: "C2 · Castle", count: 1 },
    { text: "B2, Ann", count: 1 },
  ]);
});
