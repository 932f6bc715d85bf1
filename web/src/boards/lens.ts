/** How far from the middle of the glass a point of the screen is, in the drawing's coordinates. */
export function shiftIn(
  glass: { left: number; top: number; width: number; height: number },
  point: { clientX: number; clientY: number },
  reach: number,
): [number, number] {
  const half = { x: glass.width / 2 || 1, y: glass.height / 2 || 1 };
  return [
    ((point.clientX - glass.left - half.x) / half.x) * reach,
    ((point.clientY - glass.top - half.y) / half.y) * reach,
  ];
}
