import { defaultLocale } from '~/i18n/locales.ts';

/** Frame sizes in their order (§5). */
export const sizeOrder = ['XS', 'S', 'M', 'L', 'XL', 'XXL'] as const;

const sizeLetters = /(?<![\p{L}\d])(?:XS|S|M|L|XL|XXL)(?![\p{L}\d])/giu;

/**
 * Place of a size: a combined one such as `M/L` or `S-M-L` takes its smallest part, `54 cm (M)` is an M; unknown ones
 * have none.
 */
function sizeRank(size: string): number | undefined {
  const ranks = (size.match(sizeLetters) ?? []).map((letters) =>
    (sizeOrder as readonly string[]).indexOf(letters.toUpperCase()),
  );
  return ranks.length > 0 ? Math.min(...ranks) : undefined;
}

/**
 * Order of two sizes for `sort` (§5): XS to XXL, a single size before the combined one, unknown sizes last by number
 * and name.
 */
export function compareSizes(a: string, b: string): number {
  const rankA = sizeRank(a);
  const rankB = sizeRank(b);
  if (rankA !== undefined && rankB !== undefined) return rankA - rankB || a.length - b.length;
  if (rankA !== undefined) return -1;
  if (rankB !== undefined) return 1;
  return a.localeCompare(b, defaultLocale, { numeric: true });
}

/** A frame size with the heights of the riders it suits. */
export interface FrameSize {
  size: string;
  minCm: number;
  maxCm: number;
}

/** A frame size with its name in the page's language. */
export type NamedSize = FrameSize & { label: string };

/** How a rider of a height fits a frame size: `possible` is within 3 cm of its ends. */
export function sizeFit(size: FrameSize, heightCm: number): 'fits' | 'possible' | 'no' {
  if (heightCm >= size.minCm && heightCm <= size.maxCm) return 'fits';
  return heightCm >= size.minCm - 3 && heightCm <= size.maxCm + 3 ? 'possible' : 'no';
}
