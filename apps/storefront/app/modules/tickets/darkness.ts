/*
 * Whether a photograph is too dark to see a bike on it: a guess, by a few of its pixels. Browsers make it before they
 * send a picture, the server makes it again.
 */

/** Pixels along each side of the small picture that is looked at. */
export const LOOK_SIDE = 48;

/** Brightness of 255 below which most of a dark picture is: on average, and for all but its brightest twentieth. */
const MEAN = 22;
const BRIGHT = 55;

/** Whether a small picture is too dark. @param grey brightness of its pixels, 0 to 255 */
export function isDark(grey: ArrayLike<number>): boolean {
  const levels = Array.from(grey).sort((a, b) => a - b);
  if (levels.length === 0) return false;
  const mean = levels.reduce((sum, level) => sum + level, 0) / levels.length;
  return mean < MEAN && (levels[Math.floor(levels.length * 0.95)] ?? 0) < BRIGHT;
}
