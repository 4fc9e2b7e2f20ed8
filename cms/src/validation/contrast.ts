/** White and ink: notifications use the background with more contrast. */
const GROUNDS = ['#ffffff', '#101315'];

/** Minimum contrast of text (WCAG 2.2 AA). */
const LEAST = 4.5;

/** Relative luminance, 0 to 1 (WCAG 2.2). */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast on the better background if it is too low; undefined otherwise. */
export function lackingContrast(colour: string): number | undefined {
  const text = luminance(colour);
  const contrasts = GROUNDS.map(luminance).map(
    (ground) => (Math.max(text, ground) + 0.05) / (Math.min(text, ground) + 0.05),
  );
  const best = Math.max(...contrasts);
  return best < LEAST ? Math.floor(best * 10) / 10 : undefined;
}
