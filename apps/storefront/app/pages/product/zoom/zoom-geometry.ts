/*
 * Looking at a picture from near: what is in the middle, and how large it is. Shares are of the picture's width and
 * height.
 */

export const STOPS = [1, 2, 4, 8] as const;
const MOST = 8;
const PART_SCALE = 4;

/** What is seen: the point in the middle of the stage, and the scale. */
export interface Look {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

/** The whole picture. */
export const WHOLE: Look = { x: 0.5, y: 0.5, scale: 1 };

const within = (value: number, min: number, max: number) => Math.min(max, Math.max(min, value));

/** The nearest look that shows the picture and little beside it. */
export function clampView({ x, y, scale }: Look): Look {
  const size = within(scale, 1, MOST);
  const reach = (1 - 1 / size) / 2;
  return { x: within(x, 0.5 - reach, 0.5 + reach), y: within(y, 0.5 - reach, 0.5 + reach), scale: size };
}

/** Nearer or farther, while the point that one looks at stays where it is. @param at absent: the middle */
export function zoomed(look: Look, scale: number, at: { x: number; y: number } = look): Look {
  const size = within(scale, 1, MOST);
  const share = look.scale / size;
  return clampView({ x: at.x + (look.x - at.x) * share, y: at.y + (look.y - at.y) * share, scale: size });
}

/** The picture drawn along. @param dx, dy by how much, in shares of the picture as it is shown */
export const dragged = (look: Look, dx: number, dy: number): Look =>
  clampView({ ...look, x: look.x - dx, y: look.y - dy });

export function nextStop(scale: number, direction: 1 | -1): number {
  const stops = direction > 0 ? STOPS : [...STOPS].reverse();
  return stops.find((stop) => (stop - scale) * direction > 0.01) ?? scale;
}

/** The stop that is nearest to a scale. */
export const stopOf = (scale: number): number => Math.round(Math.log2(scale));

/** A part in the middle. */
export const lookAt = ([x, y]: readonly [number, number]): Look => clampView({ x, y, scale: PART_SCALE });

/** Where the names of parts are around the whole picture. */
export interface NamePlace {
  /** Share of the picture's width. */
  readonly x: number;
  readonly edge: 'above' | 'below';
}

/** Least distance between two names of one edge, as a share of the picture's width. */
const NAME_GAP = 0.13;

/** Places for the names of parts: above the upper ones and below the others, from left to right, none on another. */
export function namePlaces(spots: readonly (readonly [x: number, y: number])[]): NamePlace[] {
  const places: NamePlace[] = spots.map(([x, y]) => ({ x, edge: y < 0.52 ? 'above' : 'below' }));
  for (const edge of ['above', 'below'] as const) {
    const order = places.map((_, index) => index).filter((index) => places[index]?.edge === edge);
    order.sort((a, b) => (places[a]?.x ?? 0) - (places[b]?.x ?? 0));
    spread(order.map((index) => places[index]?.x ?? 0)).forEach((x, rank) => {
      const index = order[rank];
      if (index !== undefined) places[index] = { x, edge };
    });
  }
  return places;
}

/** Points in their order, moved apart as little as needed, first to the right, then back from the edge. */
function spread(points: readonly number[]): number[] {
  const first = 0.05;
  const last = 0.95;
  const right: number[] = [];
  for (const x of points) right.push(Math.max(x, (right.at(-1) ?? first - NAME_GAP) + NAME_GAP));
  const left: number[] = [];
  for (const x of right.reverse()) left.push(Math.min(x, (left.at(-1) ?? last + NAME_GAP) - NAME_GAP));
  return left.reverse();
}
