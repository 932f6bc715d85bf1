import { expect, test } from "vitest";
import { kept, moved, showing, WHOLE, zoomed } from "./camera";
import { shiftIn } from "./lens";

const frame = { width: 300, height: 200 };

test("what is under the pointer stays under it", () => {
  const camera = zoomed(WHOLE, 2, 100, 50, frame);
  expect(camera).toEqual({ scale: 2, x: -100, y: -50 });
});

test("the board is never smaller than its frame and never leaves it", () => {
  expect(zoomed(WHOLE, 0.5, 10, 10, frame)).toEqual(WHOLE);
  expect(moved(WHOLE, 50, 50, frame)).toEqual(WHOLE);
  expect(kept({ scale: 2, x: -900, y: 900 }, frame)).toEqual({ scale: 2, x: -300, y: 0 });
  expect(kept({ scale: 99, x: 0, y: 0 }, frame).scale).toBe(8);
});

test("a thing outside comes into sight, one inside stays", () => {
  const camera = { scale: 3, x: -200, y: -200 };
  const inside = { left: 100, right: 120, top: 60, bottom: 80 };
  expect(showing(camera, inside, frame)).toEqual(camera);
  expect(showing(camera, { ...inside, left: -50, right: -30 }, frame)).toEqual({ scale: 3, x: -126, y: -200 });
  expect(showing(camera, { ...inside, top: 250, bottom: 270 }, frame)).toEqual({ scale: 3, x: -200, y: -294 });
});

test("a tap in the glass is measured from its middle", () => {
  const glass = { left: 10, top: 10, width: 160, height: 160 };
  expect(shiftIn(glass, { clientX: 90, clientY: 90 }, 66)).toEqual([0, 0]);
  expect(shiftIn(glass, { clientX: 170, clientY: 10 }, 66)).toEqual([66, -66]);
});
