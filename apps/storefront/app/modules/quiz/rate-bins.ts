import { type Answers, BUDGETS } from './answers.ts';
import type { QuizBike } from './quiz-bike.ts';
import { monthlyFrancs } from './rules/price.ts';
import { rateBikes } from './suggest.ts';

/** Bikes whose rate lies between two amounts, CHF a month, the lower one included. */
export interface RateBin {
  from: number;
  to: number;
  count: number;
}

const BINS = 15;

/**
 * How the rates of the bikes that fulfil the other answers are spread over the amounts that can be named; the first
 * column has those below too, and the last those above. Empty if there are none.
 */
export function rateBins(bikes: readonly QuizBike[], others: Answers): RateBin[] {
  const rates = rateBikes(bikes, others)
    .filter(({ blocked }) => blocked.length === 0)
    .map(({ bike }) => monthlyFrancs(bike));
  if (rates.length === 0) return [];
  const width = (BUDGETS.max - BUDGETS.min) / BINS;
  const columnOf = (rate: number) => Math.max(0, Math.min(BINS - 1, Math.floor((rate - BUDGETS.min) / width)));
  return Array.from({ length: BINS }, (_, index) => ({
    from: BUDGETS.min + index * width,
    to: BUDGETS.min + (index + 1) * width,
    count: rates.filter((rate) => columnOf(rate) === index).length,
  }));
}
