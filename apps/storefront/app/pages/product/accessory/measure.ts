import type { Translate } from '~/i18n/keys.ts';
import { type Gear, HIGHEST_SECURITY } from '~/modules/catalog/gear.ts';

/*
 * What an accessory measures as a line of stops: how much goes into a bag, which heads a helmet fits, how safe a lock
 * is, how far a light shines.
 */

export interface MeasureStop {
  /** Place on the line, 0 to 1. */
  at: number;
  /** Empty if the stop says nothing by itself. */
  label: string;
  value: string;
  /** Within what the accessory reaches. */
  on: boolean;
  /** Where it ends: drawn as a disc. */
  end?: true;
}

export interface MeasureLine {
  title: string;
  /** What the line goes over, 0 to 1. */
  from: number;
  to: number;
  stops: MeasureStop[];
}

const share = (value: number, min: number, max: number): number =>
  Math.round(Math.min(1, Math.max(0, (value - min) / (max - min))) * 1000) / 1000;

/** Things by the litres that they fill. */
const THINGS = [
  [2, 'jacket'],
  [6, 'laptop'],
  [10, 'jumper'],
  [15, 'shopping'],
  [25, 'crate'],
  [38, 'tent'],
] as const;

/** Fewer litres hold nothing that a line could name. */
const LEAST_LITRES = 5;
const MOST_THINGS = 4;

function volumeLine(litres: number, t: Translate<'product'>): MeasureLine | undefined {
  if (litres < LEAST_LITRES) return undefined;
  // Stops that stand too near the end leave no room for its words.
  const things = THINGS.filter(([each]) => each <= litres * 0.82).slice(-MOST_THINGS);
  const stops = things.map(([each, thing]) => ({
    at: share(each, 0, litres),
    label: t(`measure.${thing}`),
    value: t('measure.litres', { litres: each }),
    on: true,
  }));
  const end = { at: 1, label: t('measure.full'), value: t('measure.litres', { litres }), on: true, end: true as const };
  return { title: t('measure.volume'), from: 0, to: 1, stops: [...stops, end] };
}

function securityLine(level: number, t: Translate<'product'>): MeasureLine {
  const stops = Array.from({ length: HIGHEST_SECURITY }, (_, index) => index + 1).map((each) => ({
    at: share(each, 1, HIGHEST_SECURITY),
    label: each === level ? t('measure.level') : '',
    value: each === 1 || each === level || each === HIGHEST_SECURITY ? String(each) : '',
    on: each <= level,
    ...(each === level ? { end: true as const } : {}),
  }));
  return { title: t('measure.security', { level }), from: 0, to: share(level, 1, HIGHEST_SECURITY), stops };
}

/** Heads of children and of adults, cm around. */
const HEADS = { min: 44, max: 64, step: 2 };

function headLine(min: number, max: number, t: Translate<'product'>): MeasureLine {
  const even = Array.from({ length: (HEADS.max - HEADS.min) / HEADS.step + 1 }, (_, k) => HEADS.min + k * HEADS.step);
  const stops = [...new Set([...even, min, max])]
    .sort((a, b) => a - b)
    .map((cm) => ({
      at: share(cm, HEADS.min, HEADS.max),
      label: '',
      value: cm === min || cm === max ? t('measure.cm', { cm }) : '',
      on: cm >= min && cm <= max,
      ...(cm === min || cm === max ? { end: true as const } : {}),
    }));
  const from = share(min, HEADS.min, HEADS.max);
  const to = share(max, HEADS.min, HEADS.max);
  return { title: t('measure.head', { min, max }), from, to, stops };
}

/** What a light is enough for, lux. */
const LIGHTS = [
  [10, 'seen'],
  [50, 'town'],
  [100, 'path'],
  [200, 'wood'],
] as const;

function lightLine(lux: number, t: Translate<'product'>): MeasureLine {
  const most = Math.max(220, lux);
  const stops = LIGHTS.map(([each, place]) => ({
    at: share(each, 0, most),
    label: t(`measure.${place}`),
    value: t('measure.lux', { lux: each }),
    on: each <= lux,
  }));
  return { title: t('measure.light', { lux }), from: 0, to: share(lux, 0, most), stops };
}

/**
 * The measure of an accessory as a line of stops; undefined if it has none that a line shows.
 * @param t texts of the namespace `product`
 */
export function measureLine({ headMinCm, headMaxCm, securityLevel, litres, lux }: Gear, t: Translate<'product'>) {
  if (headMinCm !== undefined && headMaxCm !== undefined) return headLine(headMinCm, headMaxCm, t);
  if (securityLevel !== undefined) return securityLine(securityLevel, t);
  if (lux !== undefined) return lightLine(lux, t);
  return litres === undefined ? undefined : volumeLine(litres, t);
}
