/** Colours of the drawings: six-digit hex strings, and the four shades one paint takes in light and shadow. */

export const INK = '#1c1f22';
export const GRAPHITE = '#2b2f33';
export const SLATE = '#4a5056';
export const STEEL = '#8d949a';
export const SILVER = '#cdd2d6';
export const WHITE = '#ffffff';
export const TAIL_RED = '#c1121f';
export const REFLECTOR = '#e9edef';

export interface Shades {
  readonly base: string;
  readonly light: string;
  readonly dark: string;
  readonly edge: string;
}

const HEX = /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i;
const NIGHT = '#0b1016';

/** Whether a value is a colour the drawings accept: #rgb or #rrggbb, nothing else. */
export const isHex = (value: unknown): value is string => typeof value === 'string' && HEX.test(value);

/** `#ABC` and `#aabbcc` become `#aabbcc`; everything else becomes the fallback. */
export function toHex(value: unknown, fallback: string): string {
  if (!isHex(value)) return fallback;
  const digits = value.slice(1).toLowerCase();
  return digits.length === 6 ? `#${digits}` : `#${[...digits].map((digit) => digit + digit).join('')}`;
}

const channels = (colour: string): number[] => {
  const full = toHex(colour, '#000000');
  return [1, 3, 5].map((k) => parseInt(full.slice(k, k + 2), 16));
};

/** The colour a fraction `t` of the way from `a` to `b`. */
export function mix(a: string, b: string, t: number): string {
  const target = channels(b);
  const mixed = channels(a).map((value, k) => Math.round(value + ((target[k] ?? value) - value) * t));
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

/** Perceived lightness from 0 (black) to 1 (white). */
export function lightness(colour: string): number {
  const [r = 0, g = 0, b = 0] = channels(colour);
  return (0.2126 * r + 0.7152 * g + 0.0722 * b) / 255;
}

/** The four shades of a paint; near-white and near-black paints are shaded differently so that both keep their form. */
export function shadesOf(colour: string): Shades {
  const base = toHex(colour, INK);
  const value = lightness(base);
  const [light, dark, edge] = value > 0.75 ? [0.8, 0.13, 0.42] : value < 0.06 ? [0.22, 0.5, 0.6] : [0.3, 0.26, 0.56];
  return { base, light: mix(base, WHITE, light), dark: mix(base, NIGHT, dark), edge: mix(base, NIGHT, edge) };
}

export const lighten = (colour: string, amount: number): string => mix(colour, WHITE, amount);
export const darken = (colour: string, amount: number): string => mix(colour, NIGHT, amount);
