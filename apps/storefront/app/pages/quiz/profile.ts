/*
 * A profile through the country for the question about the way: a quarter for each kind of terrain, in the units of
 * its drawing, down positive.
 */

/** Width of the profile; each terrain takes a quarter. */
export const PROFILE = { width: 1200, quarter: 300, base: 236 } as const;

const POINTS: readonly (readonly [x: number, y: number])[] = [
  [0, 214], [80, 210], [160, 213], [240, 208], [300, 206], [350, 186], [400, 178], [450, 192], [500, 176], [550, 160], [600, 170], [650, 150],
  [700, 112], [750, 92], [790, 100], [830, 92], [870, 66], [900, 58], [930, 64], [962, 30], [984, 46], [1026, 10], [1062, 52], [1092, 30],
  [1130, 68], [1164, 58], [1200, 84],
]; // prettier-ignore

/** From here on the way is rock: straight lines instead of curves. */
const ROCKS = 930;

const point = (index: number): readonly [number, number] =>
  POINTS[Math.max(0, Math.min(POINTS.length - 1, index))] ?? [0, 0];

/** The height of the profile at a place. */
export function profileAt(x: number): number {
  const next = POINTS.findIndex(([px], index) => index > 0 && px >= x);
  const index = (next < 0 ? POINTS.length - 1 : next) - 1;
  const [x0, y0] = point(index);
  const [x1, y1] = point(index + 1);
  const t = (x - x0) / (x1 - x0);
  if (x > ROCKS) return y0 + (y1 - y0) * t;
  const slope = (from: number, to: number) =>
    ((point(to)[1] - point(from)[1]) / (point(to)[0] - point(from)[0] || 1)) * (x1 - x0);
  const m0 = slope(index - 1, index + 1);
  const m1 = slope(index, index + 2);
  const t2 = t * t;
  const t3 = t * t * t;
  return (2 * t3 - 3 * t2 + 1) * y0 + (t3 - 2 * t2 + t) * m0 + (-2 * t3 + 3 * t2) * y1 + (t3 - t2) * m1;
}

/** The profile from one place to another as an SVG path. */
export function profilePath(from: number, to: number, step = 4): string {
  let path = '';
  for (let x = from; x <= to; x += step) path += `${path ? 'L' : 'M'}${x} ${Math.round(profileAt(x) * 10) / 10}`;
  return path;
}

/**
 * How a bike whose wheels are `wheelbase` apart is on the profile: where its rear wheel touches, and its tilt in
 * degrees.
 */
export function getQuizPosition(x: number, wheelbase: number): { y: number; tilt: number } {
  const y = profileAt(x);
  let front = x + wheelbase;
  for (let round = 0; round < 6; round++) {
    const rise = profileAt(front) - y;
    front = x + Math.sqrt(Math.max(1, wheelbase * wheelbase - rise * rise));
  }
  return { y, tilt: (Math.atan2(profileAt(front) - y, front - x) * 180) / Math.PI };
}
