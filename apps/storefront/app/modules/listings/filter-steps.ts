import type { Translate } from '~/i18n/keys.ts';
import { bikesPerDot } from './steps.ts';

/** Bikes along an axis as a picture of dots. */
export interface StepsView {
  /** Dots of each step, between commas: an array takes six times the room in a page. */
  dots: string;
  /** How many bikes a dot represents, where it is more than one. */
  note?: string;
}

/** Counts along an axis as dots, with what they stand for. */
export function stepsView(counts: number[], t: Translate<'listing'>): StepsView {
  const worth = bikesPerDot(counts);
  const dots = counts.map((count) => Math.ceil(count / worth)).join();
  return { dots, ...(worth > 1 ? { note: t('filter.dot', { count: worth }) } : {}) };
}
