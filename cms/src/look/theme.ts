import { contrastOf, fromOklch, hueDistance, isColour, onWhite, toOklch } from './colour';

/*
 * Computes a theme from the two colours of an organization. The shop inserts these values into its pages; nothing else
 * of the look can be set. The panel shows the same values while colours are chosen.
 */

const PAPER = '#ffffff';
const INK = '#101315';
const INK_2 = '#3d4448';
const MIST = '#f3f4f1';

/** Defaults. */
const BRAND_ACTION = '#1b3bd6';

/** Colours with a meaning in the shop; actions must not look like them. */
const TAKEN = [
  { colour: '#b3211b', name: 'dem Rot der Fehler' },
  { colour: '#ffc800', name: 'dem Gelb der Aktionen' },
];
const TAKEN_DEGREES = 20;
/** Below this chroma a colour is grey and its hue is not visible. */
const GREY = 0.04;

/** Minimum contrast of text and of graphics (WCAG 2.2 AA). */
const TEXT = 4.5;
const DRAWN = 3;

export type Theme = Record<string, string>;

interface Measure {
  name: string;
  front: string;
  ground: string;
  ratio: number;
}

export interface ThemeResult {
  /** Absent if a colour is rejected or not set. */
  theme?: Theme;
  problems: { field: 'brandColor' | 'actionColor'; message: string }[];
  /** The original action colour, if it was replaced. */
  darkenedFrom?: string;
  measures: Measure[];
}

const ratio = (value: number): string => (Math.floor(value * 10) / 10).toFixed(1);

/** Text colour on a background: ink or white, whichever has more contrast. */
function textOn(ground: string): { text: string; contrast: number } {
  const onInk = contrastOf(INK, ground);
  const onWhiteText = contrastOf(PAPER, ground);
  return onInk > onWhiteText ? { text: INK, contrast: onInk } : { text: PAPER, contrast: onWhiteText };
}

/** An action colour with enough contrast on every background, darkened step by step if necessary. */
function readable(action: string, stage: string): string {
  const shade = toOklch(action);
  let colour = action.toLowerCase();
  const grounds = () => [PAPER, MIST, stage, onWhite(colour, 0.09)];
  while (grounds().some((ground) => contrastOf(colour, ground) < TEXT) && shade.lightness > 0.1) {
    shade.lightness -= 0.02;
    colour = fromOklch(shade);
  }
  return colour;
}

/** The second tone of the brand, for its motif: darker, or lighter for a dark brand; text is placed on it. */
function secondTone(brand: string, text: string): string {
  const shade = toOklch(brand);
  for (let part = 1; part > 0; part -= 0.25) {
    const step = (shade.lightness < 0.5 ? 0.06 : -0.05) * part;
    const tone = fromOklch({ ...shade, lightness: shade.lightness + step });
    if (contrastOf(text, tone) >= TEXT) return tone;
  }
  return brand;
}

/** Shade for hovered and pressed buttons. */
function pressed(action: string, darker: number, chroma: number): string {
  const shade = toOklch(action);
  return fromOklch({ ...shade, lightness: shade.lightness - darker, chroma: shade.chroma * chroma });
}

function takenProblem(action: string): string | undefined {
  const { hue, chroma } = toOklch(action);
  if (chroma < GREY) return undefined;
  const near = TAKEN.find(({ colour }) => hueDistance(toOklch(colour).hue, hue) < TAKEN_DEGREES);
  return (
    near &&
    `${action} liegt zu nahe bei ${near.name}: wer klickt, hielte es dafür. Als Markenfarbe geht sie; für Links und Schaltflächen bitte eine andere.`
  );
}

/**
 * Computes an organization's colours, with contrasts and rejections.
 * @param brandColor six hexadecimal digits; default: the action colour
 * @param actionColor six hexadecimal digits; default: the shop's
 */
export function themeOf({ brandColor, actionColor }: { brandColor?: unknown; actionColor?: unknown }): ThemeResult {
  const given = isColour(actionColor) ? actionColor.toLowerCase() : undefined;
  const brand = isColour(brandColor) ? brandColor.toLowerCase() : given;
  if (brand === undefined) return { problems: [], measures: [] };
  const { text: onBrand, contrast } = textOn(brand);
  const taken = given && takenProblem(given);
  const problems: ThemeResult['problems'] = [];
  if (taken) problems.push({ field: 'actionColor', message: taken });
  if (contrast < TEXT) {
    const message = `Auf ${brand} liest sich weder Schwarz noch Weiss (Kontrast ${ratio(contrast)}, nötig sind 4.5): bitte heller oder dunkler wählen.`;
    problems.push({ field: 'brandColor', message });
  }
  const { hue, chroma } = toOklch(brand);
  const stage = fromOklch({ lightness: 0.965, chroma: Math.min(chroma, 0.015), hue });
  const action = readable(given ?? BRAND_ACTION, stage);
  const measures: Measure[] = [
    ...[PAPER, MIST, stage, onWhite(action, 0.09)].map((ground, place) => ({
      name: `Link auf ${['Weiss', 'Grau', 'der Bühne', 'der eigenen Tönung'][place]}`,
      front: action,
      ground,
      ratio: contrastOf(action, ground),
    })),
    { name: 'Text auf der Markenfarbe', front: onBrand, ground: brand, ratio: contrast },
    { name: 'Text auf der Bühne', front: INK_2, ground: stage, ratio: contrastOf(INK_2, stage) },
  ];
  const darkened = given && action !== given ? { darkenedFrom: given } : {};
  if (problems.length > 0) return { problems, measures, ...darkened };
  const theme: Theme = {
    action,
    'action-hover': pressed(action, 0.075, 0.84),
    'action-press': pressed(action, 0.145, 0.67),
    'action-tint': onWhite(action, 0.09),
    'action-line': onWhite(action, 0.3),
    'on-action': PAPER,
    brand,
    'brand-2': secondTone(brand, onBrand),
    'on-brand': onBrand,
    'on-brand-inv': onBrand === INK ? PAPER : INK,
    share: contrastOf(brand, PAPER) >= DRAWN ? brand : action,
    stage,
  };
  return { theme, problems, measures, ...darkened };
}
