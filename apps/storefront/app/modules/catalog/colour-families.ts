/** What shoppers call colours. */
export const colourFamilies = [
  'white', 'black', 'grey', 'blue', 'turquoise', 'green', 'red', 'brown', 'orange', 'yellow', 'pink', 'purple', 'beige',
] as const; // prettier-ignore

export type ColourFamily = (typeof colourFamilies)[number];

/**
 * Below this difference between the strongest and the weakest part a colour is grey; bluish greys still are with more.
 */
const GREY = 0.065;
const BLUISH_GREY = 0.13;

/**
 * What people call a colour, by its hue, strength and lightness; colours between two count as both.
 * @param hex `#c23b2e`
 * @returns none if that is no colour
 */
export function familiesOfColour(hex: string): ColourFamily[] {
  const parts = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(hex);
  if (!parts) return [];
  const [r = 0, g = 0, b = 0] = parts.slice(1).map((part) => parseInt(part, 16) / 255);
  const strongest = Math.max(r, g, b);
  const weakest = Math.min(r, g, b);
  const chroma = strongest - weakest;
  const light = (strongest + weakest) / 2;
  const hue = hueOf(r, g, b);
  if (light < 0.16 && chroma < 0.1) return ['black'];
  if (light > 0.91 && chroma < 0.1) return ['white'];
  const isCool = hue > 185 && hue < 260;
  if (chroma < (isCool ? BLUISH_GREY : GREY) && !(isCool && light > 0.6 && chroma > GREY)) return ['grey'];
  return byHue(hue, light, chroma);
}

function byHue(hue: number, light: number, chroma: number): ColourFamily[] {
  const isPale = light > 0.58 && chroma < 0.45;
  if (hue < 22 || hue >= 335) {
    if (isPale) return ['pink'];
    if (hue >= 335 || hue < 8) return ['red'];
    return hue < 14 ? ['red', 'brown'] : ['brown'];
  }
  if (hue < 65) {
    if (light > 0.68 && chroma < 0.25) return ['beige'];
    if (hue < 38) return light < 0.45 || chroma < 0.4 ? ['brown'] : ['orange'];
    return light < 0.38 ? ['brown'] : ['yellow'];
  }
  if (hue < 165) return ['green'];
  if (hue < 190) return ['turquoise', 'green', 'blue'];
  if (hue < 250) return ['blue'];
  return hue < 320 ? ['purple'] : ['pink'];
}

/** 0 to 360 */
function hueOf(r: number, g: number, b: number): number {
  const strongest = Math.max(r, g, b);
  const chroma = strongest - Math.min(r, g, b);
  if (chroma === 0) return 0;
  const sixth = strongest === r ? (g - b) / chroma : strongest === g ? 2 + (b - r) / chroma : 4 + (r - g) / chroma;
  return (sixth * 60 + 360) % 360;
}
