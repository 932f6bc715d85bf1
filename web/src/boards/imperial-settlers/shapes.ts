// Flat shapes that the pictures on the cards are put together from: 100 wide, the ground at 70.

const LINE = "#4A3826";
const outline = (width = 1.4): string => `stroke="${LINE}" stroke-width="${width}" stroke-linejoin="round"`;

export const path = (d: string, fill: string, width = 1.4): string => `<path d="${d}" fill="${fill}" ${outline(width)}/>`;
export const stroke = (d: string, colour: string, width: number): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
export const plain = (d: string, fill: string): string => `<path d="${d}" fill="${fill}"/>`;
export const disc = (x: number, y: number, r: number, fill: string, lined = false): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}" ${lined ? outline() : ""}/>`;
export const box = (x: number, y: number, w: number, h: number, fill: string): string =>
  path(`M${x} ${y}h${w}v${h}h${-w}Z`, fill);

export const sky = (colour: string): string => `<rect width="100" height="80" fill="${colour}"/>`;
export const ground = (colour: string): string => plain("M0 66h100v20H0Z", colour);
export const hills = (far: string, near: string): string =>
  plain("M0 60C20 40 40 44 56 54S88 46 100 42V86H0Z", far) + plain("M0 72C24 60 56 64 100 58V86H0Z", near);

export function fir(x: number, y: number, s: number, colour = "#3F7044"): string {
  return plain(
    `M${x} ${y - 9 * s}l${3.6 * s} ${5.6 * s}h${-1.6 * s}l${2.6 * s} ${4.2 * s}h${-3.7 * s}v${2 * s}h${-1.8 * s}v${-2 * s}h${-3.7 * s}l${2.6 * s} ${-4.2 * s}h${-1.6 * s}Z`,
    colour,
  );
}
export const tree = (x: number, y: number, r: number, colour = "#6E9E3E"): string =>
  stroke(`M${x} ${y}v-14`, "#7A5233", 4) + disc(x, y - 20, r, colour, true);
export const palm = (x: number, y: number): string =>
  stroke(`M${x} ${y}q3 -14 0 -26`, "#8A6238", 4) +
  plain(`M${x} ${y - 26}q-12 -8 -18 2q10 -3 18 -2q-8 2 -10 12q8 -6 10 -12q2 8 10 12q-2 -10 -10 -12q9 -1 18 2q-6 -10 -18 -2Z`, "#4E8B45");
export const house = (x: number, y: number, w: number, h: number, wall = "#F2DEBB", roof = "#B5573C"): string =>
  path(`M${x} ${y}v${-h}l${w / 2} ${-h * 0.7}l${w / 2} ${h * 0.7}v${h}Z`, wall) +
  path(`M${x - 3} ${y - h + 1}L${x + w / 2} ${y - h * 1.75}L${x + w + 3} ${y - h + 1}Z`, roof) +
  plain(`M${x + w * 0.4} ${y}v${-h * 0.5}h${w * 0.24}v${h * 0.5}Z`, "#6B4A30");
export const tent = (x: number, w: number, colour: string): string =>
  path(`M${x} 68 ${x + w / 2} ${68 - w * 0.85} ${x + w} 68Z`, colour) +
  plain(`M${x + w * 0.4} 68 ${x + w / 2} ${68 - w * 0.45} ${x + w * 0.6} 68Z`, "#5B3A2C");
export const flag = (x: number, y: number, colour = "#B63A2E"): string => path(`M${x} ${y}v-16l14 5-14 5`, colour);
export const tower = (x: number, w: number, top: number, wall: string): string => {
  const c = w / 5;
  return (
    box(x, top + 8, w, 62 - top, wall) +
    path(`M${x - 3} ${top + 9}v-9h${c}v4h${c * 0.9}v-4h${c * 1.2}v4h${c * 0.9}v-4h${c}v9Z`, wall) +
    plain(`M${x + w * 0.36} 70v-12a${w * 0.14} ${w * 0.14} 0 0 1 ${w * 0.28} 0v12Z`, "#3B2E24")
  );
};
export const columns = (n: number, w: number, top: number, stone = "#FBF5E6", dot = "#B5432F"): string => {
  const left = 50 - w / 2;
  const each = Array.from({ length: n }, (_, i) =>
    box(left + 2 + (i * (w - 10)) / (n - 1), top + 8, 6, 57 - top, stone),
  ).join("");
  return (
    box(left - 5, 65, w + 10, 5, "#E6D6BC") +
    each +
    box(left - 4, top + 4, w + 8, 4, stone) +
    path(`M${left - 5} ${top + 4}L50 ${top - 14}L${left + w + 5} ${top + 4}Z`, stone) +
    disc(50, top - 3, 3, dot)
  );
};
export const stall = (x: number, colour: string): string =>
  box(x, 42, 34, 26, "#B98A5B") +
  path(`M${x - 3} 42h40l-4-14h-32Z`, "#FBF5E6") +
  plain(`M${x + 4} 28h7l-1 14h-9ZM${x + 18} 28h7l3 14h-9Z`, colour) +
  ["#D9503F", "#E2A72E", "#6E9E3E", "#7A3A78"].map((c, k) => disc(x + 6 + 7 * k, 50, 3, c)).join("");
export const rock = (x: number, y: number, s: number, colour = "#A5A8AB"): string =>
  path(`M${x} ${y}l${6 * s} ${-10 * s} ${9 * s} ${-2 * s} ${8 * s} ${6 * s} ${3 * s} ${6 * s}Z`, colour);
export const logs = (x: number, y: number): string =>
  [[0, 0], [12, 0], [6, -10]].map(([dx, dy]) => disc(x + dx!, y + dy!, 6, "#C99A63", true) + disc(x + dx!, y + dy!, 2.4, "#8A5A34")).join("");
export const cart = (x: number, y: number): string =>
  path(`M${x} ${y}h30l-4 -13h-24Z`, "#B98A5B") + disc(x + 7, y + 1, 5, "#E9D5B0", true) + disc(x + 23, y + 1, 5, "#E9D5B0", true);
export const person = (x: number, y: number, colour: string): string =>
  path(`M${x - 6} ${y}c0 -14 12 -14 12 0Z`, colour) + disc(x, y - 14, 4.6, "#E6B98C", true);
export const pyramid = (x: number, w: number, h: number): string =>
  path(`M${x} 69l${w / 2} ${-h} ${w / 2} ${h}Z`, "#E3C27A") + plain(`M${x + w / 2} ${69 - h}l${w / 2} ${h}h${-w * 0.34}Z`, "#C39D52");
export const pagoda = (x: number, w: number, roofs: number): string =>
  Array.from({ length: roofs }, (_, i) => {
    const y = 70 - i * 20;
    const shrink = i * 6;
    return (
      box(x + shrink + 4, y - 14, w - 2 * shrink - 8, 14, "#F5ECDD") +
      path(`M${x + shrink - 5} ${y - 12}q${(w - 2 * shrink) / 2 + 5} -4 ${(w - 2 * shrink) / 2 + 5} -11q0 7 ${(w - 2 * shrink) / 2 + 5} 11Z`, "#4C5A6B")
    );
  }).join("") + box(x + w / 2 - 4, 60, 8, 10, "#7A3B2C");
export const torii = (x: number, w: number): string =>
  stroke(`M${x + 8} 70V34M${x + w - 8} 70V34`, "#B8402C", 5) +
  stroke(`M${x + 3} 42h${w - 6}`, "#B8402C", 4) +
  path(`M${x - 4} 26q${w / 2 + 4} 8 ${w + 8} 0l-3 9q${-w / 2 - 1} 5 ${-w - 2} 0Z`, "#8E2F22");
export const pillar = (x: number, top: number, colour: string): string =>
  box(x - 9, 62, 18, 8, "#B9B2A6") + box(x - 5, top, 10, 62 - top, colour) + disc(x, top - 6, 7, colour, true);
export const sun = (x: number, y: number): string => disc(x, y, 9, "#F3C65B");
