import type { Range } from './range.ts';

/** An axis of amounts in whole francs that bikes are counted along. */
export interface AmountAxis {
  /** Where its first step begins. */
  from: number;
  step: number;
  /** How many there are; the first and the last one hold what lies beyond too. */
  steps: number;
}

/** Axes of the rate a month and of the price paid once: most bikes of a catalogue lie well within. */
export const amountAxes: Readonly<Record<'rate' | 'price', AmountAxis>> = {
  rate: { from: 50, step: 10, steps: 19 },
  price: { from: 1000, step: 500, steps: 19 },
};

/** Dots that a column has at most. */
const MOST_DOTS = 12;
/** How many bikes one dot may stand for. */
const WORTHS = [1, 2, 3, 5];

/** How many bikes one dot represents, so that the highest column fits: 1, 2, 3, 5, 10, 20 and so on. */
export function bikesPerDot(counts: readonly number[]): number {
  const highest = Math.max(0, ...counts);
  for (let power = 1; ; power *= 10) {
    const worth = WORTHS.map((each) => each * power).find((each) => highest <= each * MOST_DOTS);
    if (worth !== undefined) return worth;
  }
}

/** Which steps hold amounts that some ranges let through; all of them where there are none. */
export function stepsWithin({ from, step, steps }: AmountAxis, ranges: readonly Range[]): boolean[] {
  return Array.from({ length: steps }, (_, at) => {
    const first = at === 0 ? 0 : from + at * step;
    const last = at === steps - 1 ? Infinity : from + (at + 1) * step - 1;
    return ranges.length === 0 || ranges.some(({ min = 0, max = Infinity }) => min <= last && max >= first);
  });
}

/** Where the least and the most of some ranges are on an axis, francs; its ends where there are none. */
export function boundsOf({ from, step, steps }: AmountAxis, ranges: readonly Range[]): [low: number, high: number] {
  const to = from + step * steps;
  const low = Math.min(...ranges.map(({ min = from }) => min));
  const high = Math.max(...ranges.map(({ max = to }) => max));
  const onAxis = (francs: number) => Math.min(to, Math.max(from, francs));
  return ranges.length === 0 ? [from, to] : [onAxis(low), onAxis(high)];
}
