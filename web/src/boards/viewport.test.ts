import { createRawSnippet, flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test } from "vitest";
import Viewport from "./Viewport.svelte";

// A board of four things: one that may be picked, one that says so, one that says it may not be, and bare ground.
const THINGS = `<g><rect id="open" role="button"></rect><rect id="said" role="button" aria-disabled="false"></rect>
  <rect id="shut" role="button" aria-disabled="true"></rect><rect id="bare"></rect></g>`;

let root: HTMLElement;
let heard: string[];
let close: () => void;

beforeEach(() => {
  heard = [];
  root = document.createElement("div");
  document.body.append(root);
  const words = { board: "board", closer: "closer", farther: "farther", whole: "whole" };
  const children = createRawSnippet(() => ({ render: () => THINGS }));
  const shown = mount(Viewport, { target: root, props: { box: [0, 0, 100, 100], words, children } });
  flushSync();
  root.querySelector("g")!.addEventListener("click", (event) => heard.push((event.target as Element).id));
  close = () => void unmount(shown);
});
afterEach(() => {
  close();
  root.remove();
});

const thing = (id: string): Element => root.querySelector(`#${id}`)!;
const point = (on: Element, type: string, more: PointerEventInit = {}): void => {
  on.dispatchEvent(new PointerEvent(type, { bubbles: true, cancelable: true, isPrimary: true, pointerId: 1, ...more }));
};
function click(id: string): void {
  point(thing(id), "pointerdown", { buttons: 1 });
  point(thing(id), "pointerup");
  thing(id).dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, detail: 1 }));
  flushSync();
}

test.each(["open", "said"])("however fast the clicks come, each is heard by what may be picked: %s", (id) => {
  click(id);
  click(id);
  click(id);
  expect(heard).toEqual([id, id, id]);
  expect(root.querySelector(".near")).toBeNull();
});

test.each(["shut", "bare"])("where nothing may be picked, the second of two quick clicks looks closer: %s", (id) => {
  click(id);
  expect(root.querySelector(".near")).toBeNull();
  click(id);
  expect(heard).toEqual([id]);
  expect(root.querySelector(".near")).not.toBeNull();
});

test("a press that was let go elsewhere drags nothing, and swallows no later click", () => {
  point(thing("bare"), "pointerdown", { buttons: 1, clientX: 5, clientY: 5 });
  // Let go outside: nobody here is told. The hand comes back with no button held.
  point(thing("bare"), "pointermove", { buttons: 0, clientX: 90, clientY: 90 });
  flushSync();
  expect(root.querySelector(".dragging")).toBeNull();
  click("open");
  expect(heard).toEqual(["open"]);
});

test("two fingers pinch, and a new first finger begins anew", () => {
  point(thing("bare"), "pointerdown", { buttons: 1, pointerType: "touch", clientX: 10, clientY: 10 });
  point(thing("bare"), "pointerdown", { buttons: 1, pointerType: "touch", pointerId: 2, isPrimary: false, clientX: 40, clientY: 10 });
  point(thing("bare"), "pointermove", { buttons: 1, pointerType: "touch", pointerId: 2, isPrimary: false, clientX: 90, clientY: 10 });
  flushSync();
  expect(root.querySelector(".near")).not.toBeNull();
  // Neither was seen to leave.
  click("open");
  expect(heard).toEqual(["open"]);
});
