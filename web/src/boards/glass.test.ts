// The glass for fingers: a tap in it is over before what it picks is played.
import { flushSync, mount, unmount } from "svelte";
import { expect, test } from "vitest";
import Lens from "./Lens.svelte";

function glass(onpoint: (x: number, y: number) => void): { svg: Element; close: () => void } {
  const root = document.createElement("div");
  document.body.append(root);
  const shown = mount(Lens, {
    target: root,
    props: { drawing: "d", x: 10, y: 20, reach: 5, right: false, bottom: false, words: { lens: "l", close: "c" }, onpoint, onclose: () => {} },
  });
  flushSync();
  const close = (): void => {
    void unmount(shown);
    root.remove();
  };
  return { svg: root.querySelector(".lens > svg")!, close };
}

const point = (on: Element, type: string, clientX = 0): void => {
  on.dispatchEvent(new PointerEvent(type, { bubbles: true, isPrimary: true, pointerId: 1, clientX }));
};

test("a tap picks with its click: a glass that goes away with it lets nothing fall on the board", () => {
  const picked: number[][] = [];
  const { svg, close } = glass((x, y) => picked.push([x, y]));
  point(svg, "pointerdown");
  point(svg, "pointerup");
  expect(picked).toEqual([]);
  svg.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  expect(picked).toHaveLength(1);
  close();
});

test("a drag moves what the glass shows and picks nothing", () => {
  const picked: number[][] = [];
  const { svg, close } = glass((x, y) => picked.push([x, y]));
  svg.setPointerCapture = () => {};
  point(svg, "pointerdown");
  point(svg, "pointermove", 40);
  point(svg, "pointerup", 40);
  svg.dispatchEvent(new MouseEvent("click", { bubbles: true, clientX: 40 }));
  expect(picked).toEqual([]);
  close();
});
