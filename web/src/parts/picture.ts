// A closer look at something drawn: the same drawing again, larger. Nothing in it can be clicked.
import type { Attachment } from "svelte/attachments";

const SVG = "http://www.w3.org/2000/svg";
/** How much of its surroundings a place on a map is shown with, of its own size. */
const AROUND = 0.9;

/** Draws the thing large into the element that this is attached to; null where it has no drawing of its own. */
export function picture(element: Element): Attachment<HTMLElement> | null {
  const made = (element instanceof SVGGraphicsElement ? placeOf(element) : null) ?? faceOf(outermost(element));
  if (!made) return null;
  return (into) => into.replaceChildren(made);
}

/** What is drawn as one: a mark may lie on a part of it. */
function outermost(element: Element): Element {
  const outer = element.parentElement?.closest("svg");
  return outer ? outermost(outer) : element;
}

/** A part of a map: the whole drawing, cut to the place. */
function placeOf(element: SVGGraphicsElement): SVGSVGElement | null {
  const drawing = element.closest("[data-drawing]");
  if (!drawing?.id) return null;
  const matrix = (drawing as SVGGraphicsElement).getScreenCTM()?.inverse();
  if (!matrix) return null;
  const at = element.getBoundingClientRect();
  const from = new DOMPoint(at.left, at.top).matrixTransform(matrix);
  const to = new DOMPoint(at.right, at.bottom).matrixTransform(matrix);
  const [wide, high] = [to.x - from.x, to.y - from.y];
  const edge = Math.min(wide, high) * AROUND;
  const made = document.createElementNS(SVG, "svg");
  made.setAttribute("viewBox", `${from.x - edge} ${from.y - edge} ${wide + 2 * edge} ${high + 2 * edge}`);
  const use = document.createElementNS(SVG, "use");
  use.setAttribute("href", `#${drawing.id}`);
  made.append(use);
  return made;
}

/** A card or tile: its face, if it is one drawing. */
function faceOf(element: Element): SVGSVGElement | null {
  const within = element instanceof SVGSVGElement ? [element] : [...element.querySelectorAll<SVGSVGElement>("svg")];
  const faces = within.filter((svg) => !svg.parentElement?.closest("svg"));
  const face = faces.length === 1 ? faces[0]! : faces.find((svg) => !svg.matches(".ic, .crest, .mark"));
  if (!face) return null;
  const made = face.cloneNode(true) as SVGSVGElement;
  made.removeAttribute("width");
  made.removeAttribute("height");
  for (const part of made.querySelectorAll("[data-target], [data-about], [tabindex], [role]")) {
    for (const name of ["data-target", "data-about", "tabindex", "role", "aria-label"]) part.removeAttribute(name);
  }
  return made;
}
