// The pictures on the cards, drawn by us: one for each kind, several kinds share one.
import {
  box, cart, columns, disc, fir, flag, ground, hills, house, logs, pagoda, palm, path, person, pillar, plain, pyramid, rock,
  sky, stall, stroke, sun, tent, torii, tower, tree,
} from "./shapes";

const MEADOW = hills("#A9C486", "#8FB268");
const cliff = (near: string): string =>
  sky("#E3EDF0") +
  path("M-2 30 34 20 44 34 40 72H-2Z", "#A29B92") +
  stroke("M12 30l6 18M28 26l2 24", "#6F6A63", 1.6) +
  plain("M-2 30 34 20l4 6L4 37Z", "#8FB268") +
  plain("M36 72C56 58 80 62 100 56V86H-2V72Z", near);
const mine = (colour: string, extra = ""): string =>
  sky("#E4E6E0") +
  path("M-2 72 26 28 46 22 74 34 102 70V90H-2Z", colour) +
  plain("M36 74V54a13 13 0 0 1 26 0V74Z", "#2E2620") +
  stroke("M36 72V50h26v22M34 50h30", "#7A5233", 4) +
  extra;
const workshop = (wall: string, sign: string): string =>
  sky("#E3E3E6") + ground("#C2B79C") + box(66, 22, 12, 24, "#B5573C") + stroke("M72 18c-4-4 4-6 0-10", "#A5A5A5", 3) +
  house(18, 70, 64, 25, wall, "#6C7480") + sign;
const town = (roofs: string[]): string =>
  sky("#DDEAF0") + MEADOW + roofs.map((roof, n) => house(8 + n * 29, 68 + (n % 2) * 2, 24, 15 + (n % 2) * 4, "#F2DEBB", roof)).join("");
const camp = (colour: string): string =>
  sky("#ECE0D6") + ground("#C7B08A") + tent(6, 34, colour) + tent(58, 36, colour) + tent(30, 42, "#E9DCC0") + flag(51, 32);
const field = (crop: string, strokes: string): string =>
  sky("#E6EED3") + hills("#A9C97B", "#8CB45C") + plain("M0 70C20 58 60 60 100 64V90H0Z", crop) +
  Array.from({ length: 11 }, (_, n) => stroke(`M${5 + n * 9} 76v-10`, strokes, 3)).join("");
const people = (colours: string[], behind: string): string =>
  sky("#EDE6DA") + behind + ground("#CDBB97") + colours.map((colour, n) => person(24 + n * 26, 70 - (n % 2) * 3, colour)).join("");
const sands = (inside: string): string => sky("#F3E6C8") + sun(82, 20) + plain("M0 62q30 -10 56 0t44 -2V90H0Z", "#E8CD8F") + inside;
const hall = (n: number, w: number, top: number): string => sky("#F3E3D0") + disc(50, 46, 28, "#FBEFD8") + ground("#D8B48E") + columns(n, w, top);
const japan = (inside: string): string => sky("#E9E6EE") + path("M58 66 78 26 102 66Z", "#A9B4C4") + plain("M71 40 78 26l8 14-4 3-4-3-4 3Z", "#F7F7FA") + ground("#B7C48E") + inside;
const barrel = (x: number): string => path(`M${x} 70q-4 -10 0 -20h18q4 10 0 20Z`, "#B98A5B") + stroke(`M${x - 1} 55h20M${x - 1} 65h20`, "#6B4A30", 2);
const anvil = path("M52 60h26l-5 6h-4v6h-10v-6h-4Z", "#5E636B");
const swords = stroke("M38 66 64 30M62 66 36 30", "#8E949C", 4) + stroke("M34 58l10 8M66 58l-10 8", "#7A5233", 4);
const bars = path("M40 68l4-10h20l4 10Z", "#E2B23A") + path("M47 57l3-8h10l3 8Z", "#F0C85A");
const cage = stroke("M34 68V36h32v32M42 68V36M50 68V36M58 68V36", "#5E636B", 3);

/** The scenes by name. */
const SCENES: Record<string, string> = {
  forest: sky("#DDE9CF") + hills("#A9C486", "#7FA662") + fir(22, 58, 2.6) + fir(50, 64, 3.2, "#2F5A35") + fir(78, 58, 2.4, "#4A7F4C") + rock(62, 70, 1),
  oldForest: sky("#CFDDC4") + hills("#8FB070", "#5E8A50") + fir(14, 60, 2.8, "#2F5A35") + fir(36, 64, 3.6, "#264B2D") + fir(62, 60, 3.2, "#2F5A35") + fir(84, 64, 3.4, "#264B2D"),
  grove: sky("#E6EED3") + hills("#B8CF8C", "#9ABC6C") + tree(26, 64, 12) + tree(54, 68, 14, "#86B44F") + tree(80, 62, 11),
  lumber: sky("#DDE9CF") + MEADOW + fir(20, 58, 2.6) + fir(40, 54, 2, "#4A7F4C") + logs(62, 64) + stroke("M84 66 72 44", "#7A5233", 3) + plain("M66 42l10-6 4 8-8 4Z", "#A5A8AB"),
  sawmill: workshop("#E9D5B0", disc(34, 58, 11, "#C9CDD2", true) + logs(58, 62)),
  joiner: workshop("#F0DDBE", stroke("M26 50h22M28 50v16M46 50v16", "#7A5233", 3)),
  mason: workshop("#D9D4CA", rock(24, 66, 1, "#B9B2A6") + box(56, 56, 10, 10, "#B9B2A6")),
  supplier: workshop("#E9D5B0", box(24, 54, 14, 12, "#B98A5B") + box(40, 58, 10, 8, "#B98A5B")),
  smith: workshop("#D6CFC4", anvil),
  goldsmith: workshop("#F2DEBB", bars),
  quarry: cliff("#8FB268") + rock(52, 68, 0.9) + rock(72, 66, 0.7),
  openPit: cliff("#C7B08A") + rock(48, 68, 1.1) + rock(70, 68, 0.9, "#8F8A84"),
  rubble: cliff("#B5AD9F") + rock(40, 70, 1) + rock(60, 70, 1.3, "#8F8A84") + rock(82, 70, 0.7),
  mine: mine("#A08A72"),
  coal: mine("#7C7469", rock(66, 72, 0.8, "#3B3835")),
  goldmine: mine("#B9A06B", disc(24, 50, 3, "#FFE28A") + disc(76, 52, 3.4, "#FFE28A") + disc(66, 40, 2.4, "#FFE28A")),
  stream: sky("#DFEBD6") + MEADOW + plain("M60 46C40 56 74 62 40 72S30 90 24 90H74C72 84 92 76 74 66S82 52 68 46Z", "#6FB3D3") + [[48, 62], [56, 70], [46, 78]].map(([x, y]) => disc(x!, y!, 2.2, "#F0C85A")).join(""),
  field: field("#E8C766", "#B98A1E"),
  lordsField: field("#E8C766", "#B98A1E") + house(62, 58, 24, 13, "#F2DEBB", "#8E4A6B"),
  rice: sky("#E2EEE9") + MEADOW + plain("M0 62C30 56 70 58 100 60V90H0Z", "#9CC7C4") + Array.from({ length: 12 }, (_, n) => stroke(`M${6 + n * 8} ${74 - (n % 3) * 4}v-7`, "#4E8B45", 2.4)).join(""),
  village: town(["#B5573C", "#8A5A34", "#B5573C"]),
  town: town(["#B5573C", "#3A74A8", "#8E4A6B"]),
  settlement: sky("#E6E3D2") + MEADOW + tent(10, 30, "#C9A271") + tent(56, 34, "#B98A5B") + stroke("M48 70q4-12 0-18", "#9A9A9A", 3),
  farm: sky("#E6EED3") + MEADOW + house(14, 68, 34, 17, "#F5ECDD", "#4C5A6B") + stroke("M58 74v-8M68 74v-8M78 74v-8M88 74v-8M56 69h36", "#7A5233", 2.4),
  baths: sky("#E2EDEF") + ground("#D7C3A0") + columns(4, 54, 32) + plain("M20 70h60v8H20Z", "#8CC3DE") + stroke("M40 62q-4-5 0-9M56 62q-4-5 0-9", "#FFFFFF", 2.4),
  mill: sky("#DDEAF0") + MEADOW + path("M40 68l4-34h16l4 34Z", "#F2DEBB") + path("M40 34 52 22 64 34Z", "#B5573C") + stroke("M52 34 30 18M52 34 74 18M52 34 32 54M52 34 72 54", "#7A5233", 4),
  bakery: workshop("#F2DEBB", plain("M24 66a12 12 0 0 1 24 0Z", "#3B2E24") + disc(64, 62, 5, "#D9A05B", true)),
  sweets: workshop("#F6DDE6", disc(34, 58, 7, "#D884A6", true) + disc(58, 60, 6, "#E2A72E", true)),
  pigs: sky("#E6EED3") + MEADOW + path("M30 64c0-14 34-16 38-2l4 2-4 6H38Z", "#E7A6A0") + disc(68, 60, 6, "#E7A6A0", true) + stroke("M6 72v-12M28 72v-8M74 74v-8M94 72v-12M2 64h20M80 66h20", "#7A5233", 2.4),
  brewery: sky("#E9E4DB") + ground("#B8C48C") + barrel(16) + barrel(42) + barrel(68),
  inn: sky("#E9E4DB") + ground("#B8C48C") + house(12, 70, 48, 25, "#F2DEBB", "#8A5A34") + stroke("M70 70V34h16", "#4A3826", 2.6) + box(74, 38, 18, 16, "#E2A72E"),
  market: sky("#F0E8D2") + ground("#D7C3A0") + stall(10, "#B5432F") + stall(58, "#3A74A8"),
  stalls: japan(stall(8, "#B8402C") + stall(50, "#4C5A6B")),
  guild: sky("#ECE3E6") + ground("#D7C3A0") + house(20, 70, 60, 30, "#F2DEBB", "#8E4A6B") + bars,
  bank: hall(4, 54, 32),
  temple: hall(6, 72, 28),
  offices: hall(5, 64, 32) + flag(50, 14),
  square: sky("#DDEAF0") + ground("#D9CDB6") + house(4, 66, 26, 18, "#F2DEBB", "#B5573C") + house(70, 66, 26, 18, "#F2DEBB", "#8A5A34") + disc(50, 66, 12, "#8CC3DE", true) + pillar(50, 46, "#B9B2A6"),
  statue: sky("#E4E6EA") + MEADOW + pillar(50, 36, "#B9B2A6"),
  monument: sky("#E8E2EA") + MEADOW + box(36, 62, 28, 8, "#B9B2A6") + path("M44 62 47 20h6l3 42Z", "#CFC8BC"),
  sculptor: sky("#ECE6DC") + ground("#C2B79C") + pillar(34, 38, "#E6E1D8") + rock(56, 70, 1.3, "#D6CFC4") + person(84, 70, "#3A74A8"),
  colossus: sky("#F3E3D0") + ground("#D8B48E") + box(30, 64, 40, 6, "#B9B2A6") + path("M40 64v-24q10-8 20 0v24h-7v-14h-6v14Z", "#C9A45A") + disc(50, 28, 7, "#C9A45A", true) + stroke("M60 42 74 24", "#C9A45A", 5),
  castle: sky("#E3E6EE") + MEADOW + tower(18, 20, 30, "#C3C6CC") + tower(62, 20, 30, "#C3C6CC") + box(36, 46, 28, 24, "#D3D6DB") + plain("M44 70V58a6 6 0 0 1 12 0v12Z", "#3B2E24"),
  tower: sky("#DCE8EE") + MEADOW + tower(38, 24, 18, "#B9BEC6"),
  woodTower: sky("#E6E3D2") + MEADOW + stroke("M38 70 44 36M62 70 56 36M40 58h20M42 48h16", "#7A5233", 4) + box(36, 24, 28, 13, "#B98A5B") + path("M32 25 50 12 68 25Z", "#8A5A34"),
  fort: sky("#E6E3D2") + MEADOW + Array.from({ length: 9 }, (_, n) => path(`M${14 + n * 8} 70V44l4-6 4 6v26Z`, "#B98A5B")).join("") + flag(50, 36),
  walls: sky("#E3E6EE") + ground("#C7B08A") + path("M6 70V44h8v5h8v-5h8v5h8v-5h8v5h8v-5h8v5h8v-5h8v5h8v-5h8v26Z", "#B9B2A6") + plain("M44 70V58a6 6 0 0 1 12 0v12Z", "#3B2E24"),
  camp: camp("#D97A5F"),
  legion: camp("#B63A2E"),
  barracks: sky("#E7E0D8") + ground("#C7B08A") + house(14, 70, 72, 22, "#D6CFC4", "#7A3B2C") + swords,
  arena: sky("#F0E4D0") + ground("#D8B48E") + path("M10 68c0-30 80-30 80 0Z", "#D9B98A") + plain("M22 68c0-18 56-18 56 0Z", "#EAD7B2") + swords,
  pit: sky("#E0D8CC") + ground("#A08A72") + plain("M18 68a32 12 0 0 1 64 0Z", "#5B4A3A") + person(40, 66, "#B5573C") + person(60, 66, "#3A74A8"),
  armory: workshop("#C9C4BC", swords),
  pillory: sky("#E7E0D8") + ground("#C7B08A") + stroke("M34 70V38M66 70V38", "#7A5233", 5) + box(28, 36, 44, 10, "#B98A5B") + disc(50, 41, 4, "#3B2E24") + disc(38, 41, 2.4, "#3B2E24") + disc(62, 41, 2.4, "#3B2E24"),
  raid: sky("#EBD3C3") + ground("#8F7A5E") + house(16, 70, 30, 17, "#D9C4A0", "#5B3A2C") + path("M56 70q-8-14 4-26q2 8 6 8q0-8 6-12q8 16 0 30Z", "#E2742E") + path("M62 70q-4-8 4-14q6 8 2 14Z", "#F3C65B"),
  band: people(["#6B4A30", "#7A3B2C", "#4C5A6B"], MEADOW),
  spies: people(["#3B3835", "#5E636B"], hills("#8D9AA8", "#6F7C8A")) + disc(84, 22, 8, "#F5ECDD"),
  peasants: people(["#B98A5B", "#6E9E3E", "#B5573C"], MEADOW) + stroke("M62 70V40", "#7A5233", 3),
  monks: people(["#7A5233", "#7A5233"], MEADOW) + stroke("M84 70V34M78 44h12", "#7A5233", 4),
  settlers: sky("#E6EED3") + MEADOW + cart(24, 66) + path("M24 53q14-20 26 0Z", "#FBF5E6") + person(76, 70, "#B5573C"),
  jugglers: people(["#8E4A6B", "#E2A72E"], MEADOW) + [[40, 24], [50, 18], [60, 24]].map(([x, y]) => disc(x!, y!, 3, "#B5432F", true)).join(""),
  messenger: sky("#E6EED3") + MEADOW + person(46, 70, "#3A74A8") + path("M60 52h16v12H60Z", "#FBF5E6") + disc(68, 60, 2.4, "#B5432F"),
  porters: people(["#B98A5B", "#6B4A30"], MEADOW) + box(16, 36, 16, 11, "#C99A63") + box(42, 33, 16, 11, "#C99A63"),
  hunter: sky("#DDE9CF") + MEADOW + fir(18, 60, 2.4) + fir(84, 60, 2.8) + person(50, 70, "#4E7F3A") + stroke("M62 70q8-14 0-28", "#7A5233", 3) + stroke("M62 70V42", "#F5ECDD", 1.2),
  hansa: sky("#DDEAF0") + plain("M0 58H100V90H0Z", "#6FB3D3") + path("M24 60h48l-8 12H32Z", "#A66B3C") + path("M48 60V22q20 14 0 34", "#FBF5E6") + flag(48, 30),
  ruins: sky("#E7E3DA") + MEADOW + box(18, 44, 8, 26, "#CFC8BC") + box(40, 56, 8, 14, "#CFC8BC") + box(66, 36, 8, 34, "#CFC8BC") + rock(48, 70, 0.8) + rock(80, 70, 0.7),
  altar: sky("#EBD9CF") + ground("#A08A72") + box(30, 54, 40, 16, "#B9B2A6") + box(26, 48, 48, 7, "#CFC8BC") + path("M44 48q-4-10 4-18q4 8 8 8q2 6-2 10Z", "#E2742E"),
  chapel: sky("#D9D3DE") + ground("#8C8794") + path("M28 70V40L50 18l22 22v30Z", "#6F6A78") + plain("M44 70V56a6 6 0 0 1 12 0v14Z", "#2E2620") + disc(50, 42, 5, "#B5432F", true),
  idol: sky("#E8E2EA") + ground("#A08A72") + path("M36 70V34q14-18 28 0v36Z", "#9A8F83") + disc(44, 42, 3, "#2E2620") + disc(56, 42, 3, "#2E2620") + plain("M42 54h16v5H42Z", "#2E2620"),
  barter: people(["#7A3B2C", "#3A74A8"], MEADOW) + logs(74, 66),
  mission: people(["#6B4A30", "#8E4A6B"], MEADOW) + flag(82, 50, "#FBF5E6"),
  expedition: sky("#E6E3D2") + MEADOW + cart(30, 68) + path("M34 55h22v-9H34Z", "#E2A72E") + person(78, 70, "#7A3B2C"),
  gardens: sky("#E2EDEF") + MEADOW + columns(3, 36, 34) + disc(16, 64, 8, "#86B44F", true) + disc(84, 64, 8, "#86B44F", true) + disc(14, 62, 1.8, "#D9503F") + disc(86, 62, 1.8, "#D9503F"),
  warehouse: sky("#E9E4DB") + ground("#C2B79C") + house(12, 70, 76, 24, "#D9C4A0", "#7A5233") + box(26, 58, 12, 12, "#B98A5B") + box(62, 58, 12, 12, "#B98A5B"),
  colony: sky("#DDEAF0") + plain("M0 60H100V90H0Z", "#6FB3D3") + plain("M0 60h46l8 20H0Z", "#D9C492") + house(8, 62, 28, 15, "#F2DEBB", "#B63A2E") + path("M58 64h32l-6 9H64Z", "#A66B3C") + path("M74 64V36l13 22H74", "#FBF5E6"),
  engineers: sky("#E3E3E6") + ground("#C2B79C") + stroke("M30 70 50 24 70 70M38 52h24", "#7A5233", 4) + stroke("M50 24h26v20", "#7A5233", 3) + box(70, 44, 12, 9, "#B9B2A6"),
  plans: sky("#E3E6EE") + ground("#C2B79C") + path("M22 66V34h56v32Z", "#DFE9F7") + stroke("M30 60V46l10-6 10 6v14M56 60V42h14v18", "#3A6FB0", 2.4),
  desert: sands(plain("M0 72q26-12 52 0t48 -4V90H0Z", "#DDB96F")),
  oasis: sands("<ellipse cx=\"50\" cy=\"70\" rx=\"26\" ry=\"6\" fill=\"#6FB3D3\"/>" + palm(30, 68) + palm(68, 66)),
  pyramid: sands(pyramid(16, 58, 44) + pyramid(62, 34, 24)),
  sphinx: sands(path("M18 70V60h44q2-22 14-22 12 0 10 18l-2 14Z", "#D9B56A") + path("M66 40q8-10 18 0l2 16H64Z", "#C39D52") + disc(76, 46, 2, "#4A3826")),
  sphinxes: sands([8, 40, 72].map((x) => path(`M${x} 70v-8h12q1-10 6-10t4 10v8Z`, "#D9B56A")).join("") + stroke("M50 90 50 60", "#F3E6C8", 8)),
  ra: sands(columns(4, 54, 34, "#F1DCA8", "#E2A72E")),
  bastet: sands(box(36, 60, 28, 10, "#C39D52") + path("M42 60q-2-20 6-24l-2-9 5 4 5-4-1 9q7 6 3 24Z", "#3B3835")),
  chariot: sands(path("M34 62q0-18 22-18v18Z", "#B5432F") + disc(48, 64, 9, "#F2DEBB", true) + disc(48, 64, 2, "#4A3826") + stroke("M56 60h28", "#7A5233", 3)),
  guard: sands(person(34, 70, "#3A74A8") + person(62, 70, "#3A74A8") + stroke("M44 70V34M72 70V34", "#8A6238", 3)),
  slaves: sands(person(28, 70, "#B98A5B") + person(48, 70, "#B98A5B") + stroke("M52 64h20", "#7A5233", 2.4) + box(72, 52, 18, 18, "#D6CFC4")),
  trader: sands(stall(14, "#E2A72E") + person(72, 70, "#8E4A6B")),
  bazaar: sands(stall(12, "#E2A72E") + stall(56, "#8E4A6B")),
  scorpion: sands(cage + path("M44 66q0-10 8-10t8 10Z", "#7A3B2C") + stroke("M60 60q8-8 2-16", "#7A3B2C", 3)),
  caravan: sands(path("M24 58q6-16 14-4 8-14 16 4v12h-5v-8H31v8h-7Z", "#C99A63") + stroke("M54 58q8-4 8-16h6", "#C99A63", 5) + person(82, 70, "#3A74A8")),
  sanctuary: sands(path("M28 70V42h44v28Z", "#C39D52") + path("M22 42h56l-6-8H28Z", "#D9B56A") + plain("M44 70V56h12v14Z", "#3B2E24")),
  egyptQuarry: sands(box(20, 54, 20, 16, "#D6CFC4") + box(42, 58, 16, 12, "#CFC8BC") + box(30, 40, 18, 14, "#DDD6CA") + stroke("M84 66 70 44", "#7A5233", 3)),
  pagoda: japan(pagoda(14, 46, 2)),
  daimyo: japan(plain("M8 70l8-12h44l8 12Z", "#A9A299") + pagoda(16, 44, 3)),
  gate: japan(torii(14, 52)),
  shrine: japan(torii(8, 34) + pagoda(52, 34, 1)),
  dojo: japan(pagoda(10, 60, 1) + person(82, 70, "#FBF5E6")),
  geisha: japan(pagoda(8, 42, 1) + person(68, 70, "#A84A76") + disc(68, 52, 3, "#3B2E24")),
  casino: japan(pagoda(8, 44, 1) + box(62, 56, 13, 13, "#FBF5E6") + disc(66, 60, 1.8, "#4A3826") + disc(71, 65, 1.8, "#4A3826")),
  route: japan(cart(16, 66) + stroke("M52 84q10-14 40-18", "#E9D5B0", 6)),
  ninjas: sky("#4C5A6B") + disc(80, 20, 9, "#F5ECDD") + plain("M0 66h100v24H0Z", "#2E3540") + person(34, 70, "#1E2229") + person(60, 66, "#1E2229"),
  sumo: japan(disc(34, 68, 15, "#E9D5B0", true) + person(28, 66, "#E6B98C") + person(42, 66, "#E6B98C")),
  forge: japan(anvil + stroke("M24 62 50 40", "#C9CDD2", 4) + stroke("M20 66l8-6", "#7A3B2C", 5)),
  school: japan(pagoda(8, 44, 1) + path("M62 56h20v14H62Z", "#FBF5E6") + stroke("M66 61h12M66 65h8", "#8A6238", 1.6)),
};

/** Which scene belongs to which kind; copies with another cost or deal share their first one's. */
const OF: Record<string, string> = {
  statue: "statue", "stone-supplier": "supplier", "wood-storage": "warehouse", "carpenters-workshop": "joiner", pillory: "pillory",
  mill: "mill", "old-forest": "oldForest", quarry: "quarry", rubble: "rubble", village: "village", "small-town": "town",
  "working-peasants": "peasants", "moms-baths": "baths", armorer: "armory", "gold-mine": "goldmine", "grain-field": "field",
  "lords-fields": "lordsField", monument: "monument", "merchants-guild": "guild", "gold-bearing-stream": "stream",
  "wood-supplier": "lumber", "goldsmiths-workshop": "goldsmith", marketplace: "market", "coal-mine": "coal", mason: "mason",
  "court-sculptor": "sculptor", "masons-guild": "mason", missionaries: "monks", settlers: "settlers", "wandering-jugglers": "jugglers",
  lumberjacks: "lumber", carpenter: "joiner", joiner: "joiner", castle: "castle", tavern: "inn", barracks: "barracks",
  confectioner: "sweets", "pig-breeder": "pigs", brewer: "brewery", "imperial-messenger": "messenger", "young-forest": "grove",
  "hanseatic-league": "hansa", "woodcutters-trail": "forest", watchtower: "tower", ruins: "ruins", baker: "bakery", sawmill: "sawmill",
  "roadside-inn": "inn", "town-square": "square", "merchant-matthew": "market", "lodging-house": "inn", "hunter-hans": "hunter",
  "open-pit-mine": "openPit", porters: "porters",
  "primeval-forest": "oldForest", "barbarian-altar": "altar", raid: "raid", saboteurs: "spies", "sentry-tower": "woodTower",
  "dark-chapel": "chapel", pack: "band", rabble: "band", settlement: "settlement", hillfort: "fort", expedition: "expedition",
  "barbarian-quarry": "openPit", barter: "barter", "fighting-pit": "pit", idol: "idol", mission: "mission", borderland: "fort",
  robbers: "band",
  farm: "farm", "rice-fields": "rice", "geisha-house": "geisha", garrison: "daimyo", "daimyos-castle": "daimyo",
  "buddhas-temple": "pagoda", casino: "casino", gate: "gate", shrine: "shrine", stalls: "stalls", negotiator: "school",
  "sake-brewery": "brewery", "trade-route": "route", dojo: "dojo", ninjas: "ninjas", "sumo-school": "sumo", "master-swordsmith": "forge",
  "school-of-diplomacy": "school",
  "sculptors-workshop": "sculptor", "sculptors-apprentice": "sculptor", "gladiator-school": "arena", engineers: "engineers",
  gardens: "gardens", spies: "spies", architect: "plans", administration: "offices", headquarters: "castle", legion: "legion",
  warehouses: "warehouse", builder: "engineers", "roman-fortifications": "walls", "trade-colony": "colony", "roman-barracks": "camp",
  stonecutter: "quarry", "roman-bank": "bank", colossus: "colossus",
  desert: "desert", "altar-of-bastet": "bastet", "chariot-builder": "chariot", "pharaohs-guard": "guard", oasis: "oasis",
  "slave-trader": "trader", "royal-bath": "baths", "golden-bazaar": "bazaar", "scorpion-breeder": "scorpion", caravan: "caravan",
  "temple-of-ra": "ra", sanctuary: "sanctuary", "avenue-of-sphinxes": "sphinxes", sphinx: "sphinx", goldsmith: "goldsmith",
  slaves: "slaves", "egyptian-quarry": "egyptQuarry", pyramid: "pyramid",
};
/** For a kind that is not ours (own components): something of its type. */
const PLAIN = { production: "village", feature: "temple", action: "market" };

export const hasScene = (key: string): boolean => key.replace(/-\d+$/, "") in OF;

export function scene(key: string, type: keyof typeof PLAIN): string {
  return SCENES[OF[key.replace(/-\d+$/, "")] ?? PLAIN[type]] ?? "";
}
