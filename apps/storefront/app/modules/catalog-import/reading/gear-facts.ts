import { type Fastening, type Gear, HIGHEST_SECURITY } from '~/modules/catalog/gear.ts';
import type { AccessoryType } from '@velory/illustrations/illustrations.ts';
import type { FeedAttribute } from '~/modules/catalog-import/feed/feed-item.ts';
import { numberBefore, numbersIn } from './numbers.ts';
import { slugify } from './slug.ts';

/** What feeds call the ways to hold an accessory. */
const fasteningWords: readonly [RegExp, Fastening][] = [
  [/haken|crochet|hooks?/, 'hooks'],
  [/klick|clip|click|adapter|adaptateur/, 'click'],
  [/lenker|vorbau|guidon|potence|handlebar/, 'handlebar'],
  [/rahmen(dreieck|rohr)|triangle|tube-de-cadre|frame/, 'frame'],
  [/sattel|selle|saddle|seatpost/, 'seatpost'],
  [/^gepaecktraeger|^porte-bagages/, 'rack'],
  [/schraub|viss|bolt/, 'bolts'],
  [/anhaengerkupplung|attelage|tow-bar/, 'hitch'],
  [/dach|toit|roof/, 'roof'],
];

function fasteningsOf(options: readonly string[]): Fastening[] {
  const slugs = options.map(slugify);
  return fasteningWords.filter(([pattern]) => slugs.some((slug) => pattern.test(slug))).map(([, name]) => name);
}

/** Level of security on a scale of 15: `12 von 15`, `8/10`, `9`. What no scale can have is not believed. */
function securityOf(text: string): number | undefined {
  const [, first, last] = /(\d+)(?:\s*(?:von|sur|of|\/)\s*(\d+))?/.exec(text) ?? [];
  const level = Number(first ?? 0);
  const scale = Number(last ?? HIGHEST_SECURITY);
  if (level < 1 || level > scale) return undefined;
  return Math.max(1, Math.round((level / scale) * HIGHEST_SECURITY));
}

const between = (value: number | undefined, min: number, max: number): number | undefined =>
  value !== undefined && value >= min && value <= max ? Math.max(1, Math.round(value)) : undefined;

/** Measures of an accessory from its attributes, those of its kind only. */
export function readGear(attributes: readonly FeedAttribute[], type: AccessoryType): Gear {
  const options = (slug: string) => attributes.find((attribute) => attribute.slug === slug)?.options ?? [];
  const heads = options('pa_groesse')
    .flatMap(numbersIn)
    .filter((cm) => cm >= 40 && cm <= 70);
  const fastenings = fasteningsOf(options('pa_befestigung'));
  const measures: Gear = {
    ...(type === 'helmet' && heads.length > 0 && { headMinCm: Math.min(...heads), headMaxCm: Math.max(...heads) }),
    ...given('securityLevel', type === 'lock' ? securityOf(options('pa_stufe')[0] ?? '') : undefined),
    ...given('litres', between(numberBefore(options('pa_volumen')[0] ?? '', /l|liter|litres?/), 0.1, 500)),
    ...given('lux', type === 'light' ? between(numberBefore(options('pa_licht')[0] ?? '', /lux/), 1, 1000) : undefined),
  };
  return { ...measures, ...(fastenings.length > 0 && { fastenings }) };
}

const given = <Name extends 'securityLevel' | 'litres' | 'lux'>(name: Name, value: number | undefined): Gear =>
  value === undefined ? {} : { [name]: value };
