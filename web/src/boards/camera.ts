// Where one looks: a shift and a scale of the whole board, kept so that the board stays in sight.

export interface Camera {
  x: number;
  y: number;
  scale: number;
}

export interface Size {
  width: number;
  height: number;
}

export const WHOLE: Camera = { x: 0, y: 0, scale: 1 };
export const CLOSEST = 8;

const between = (least: number, value: number, most: number): number =>
  Math.min(most, Math.max(least, value));

/** Nothing but board: its edges are never dragged inside the frame. */
export function kept(camera: Camera, frame: Size, closest = CLOSEST): Camera {
  const scale = between(1, camera.scale, closest);
  return {
    scale,
    x: between(frame.width * (1 - scale), camera.x, 0),
    y: between(frame.height * (1 - scale), camera.y, 0),
  };
}

/** Closer or farther by a factor; what is under the point stays there. */
export function zoomed(camera: Camera, factor: number, x: number, y: number, frame: Size): Camera {
  const scale = between(1, camera.scale * factor, CLOSEST);
  const real = scale / camera.scale;
  return kept({ scale, x: x - (x - camera.x) * real, y: y - (y - camera.y) * real }, frame);
}

export function moved(camera: Camera, dx: number, dy: number, frame: Size): Camera {
  return kept({ ...camera, x: camera.x + dx, y: camera.y + dy }, frame);
}

/** The least shift that brings a rectangle of the frame into it, with a margin around. */
export function showing(
  camera: Camera,
  thing: { left: number; top: number; right: number; bottom: number },
  frame: Size,
  margin = 24,
): Camera {
  const shift = (low: number, high: number, length: number): number => {
    if (low < margin) return margin - low;
    if (high > length - margin) return length - margin - high;
    return 0;
  };
  const dx = shift(thing.left, thing.right, frame.width);
  const dy = shift(thing.top, thing.bottom, frame.height);
  return moved(camera, dx, dy, frame);
}

export const css = ({ x, y, scale }: Camera): string =>
  `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px) scale(${scale.toFixed(4)})`;
