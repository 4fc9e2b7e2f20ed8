/** White and the shop's ink: a notice stands on whichever its text is read better on. */
const GROUNDS = ['#ffffff', '#101315'];

/** The least contrast of a text that everybody can read (WCAG 2.2 AA). */
const LEAST = 4.5;

/** How light a colour is, 0 to 1 (WCAG 2.2, relative luminance). */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast that a text of a colour has on the better of its grounds, where that is too little; undefined where it is enough. */
export function lackingContrast(colour: string): number | undefined {
  const text = luminance(colour);
  const contrasts = GROUNDS.map(luminance).map(
    (ground) => (Math.max(text, ground) + 0.05) / (Math.min(text, ground) + 0.05),
  );
  const best = Math.max(...contrasts);
  return best < LEAST ? Math.floor(best * 10) / 10 : undefined;
}
