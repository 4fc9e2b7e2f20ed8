/** Frame sizes and the riders they fit, centimetres of body height. */
import type { BikeType } from './model.ts';
import { same, t, type Text } from './text.ts';

type Heights = readonly [min: number, max: number];

const mountain: Record<string, Heights> = {
  S: [156, 168], M: [166, 178], L: [176, 188], XL: [186, 200], XXL: [198, 214],
}; // prettier-ignore
const drop: Record<string, Heights> = { XS: [152, 163], S: [160, 170], M: [168, 178], L: [176, 187], XL: [186, 199] };
const uni: Record<string, Heights> = { Uni: [150, 192] };

/** Body heights per frame type and size. */
const HEIGHTS: Record<BikeType, Record<string, Heights>> = {
  diamant: { S: [158, 170], M: [168, 180], L: [178, 190], XL: [188, 200], XXL: [198, 216] },
  trapez: { XS: [145, 157], S: [155, 166], M: [164, 176], L: [174, 186], XL: [184, 196] },
  wave: { XS: [142, 154], S: [150, 162], M: [160, 172], L: [170, 182], XL: [180, 194] },
  hardtail: mountain,
  fully: mountain,
  gravel: drop,
  road: drop,
  speed: { 'S/M': [158, 174], 'M/L': [170, 186], 'L/XL': [182, 200], XXL: [198, 214] },
  compact: { ...uni, 'S/M': [145, 170], 'M/L': [165, 192] },
  longtail: { Uni: [155, 196], 'S/M': [152, 174], 'M/L': [170, 195] },
  frontbox: { Uni: [158, 198] },
  kids: {},
};

interface FrameSize {
  size: string;
  label: Text;
  minCm: number;
  maxCm: number;
}

/** How a size is written: letters stay, `Uni` and wheel sizes (`20Zoll`) are words. */
function sizeLabel(size: string): Text {
  if (size === 'Uni') return t('Einheitsgrösse', 'Taille unique');
  const inches = /^(\d+)Zoll$/.exec(size)?.[1];
  return inches ? t(`${inches} Zoll`, `${inches} pouces`) : same(size);
}

/**
 * Frame sizes of a model with the heights they fit.
 * @param sizes blank-separated, smallest first
 * @param heights for a size that the type's table does not have
 */
export function frameSizes(type: BikeType, sizes: string, heights?: Heights): FrameSize[] {
  return sizes.split(' ').map((size) => {
    const fits = HEIGHTS[type][size] ?? heights;
    if (!fits) throw new Error(`No heights for ${type} ${size}`);
    return { size, label: sizeLabel(size), minCm: fits[0], maxCm: fits[1] };
  });
}
