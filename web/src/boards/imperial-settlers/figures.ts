// Two printed cards that show what stands where on a card.
import type { Kind } from "./view";

export interface Figure {
  card: string;
  kind: Kind;
}

/** An imperial card and a common one: codes and contents as printed. */
export const FIGURES: Readonly<Record<string, readonly Figure[]>> = {
  "5.1": [
    {
      card: "card:ROM030",
      kind: {
        key: "colossus", codes: ["ROM030"], type: "action", colours: ["gold"], cost: "2S", location: true, deal: "S",
        action: { uses: 1, cost: "P+3S", any: 0, discard: "", effects: [{ do: "gain", goods: "4V" }] },
      },
    },
    {
      card: "card:COM062",
      kind: {
        key: "woodcutters-trail", codes: ["COM062"], type: "production", colours: ["brown"], cost: "2W", raze: "2W",
        bonus: [{ do: "gain", goods: "W" }], produce: [{ do: "gain", goods: "W" }],
      },
    },
  ],
};
