import { adviseSize } from '~/modules/catalog/size-advice.ts';
import { HEIGHTS } from './answers.ts';
import type { QuizBike } from './quiz-bike.ts';

/** Heights, cm, both included, for which most bikes have the same size. */
export interface SizeBand {
  size: string;
  from: number;
  to: number;
}

/**
 * The size that most bikes advise, for all heights that are asked for; heights that hardly a bike is made for are left
 * out.
 */
export function sizeBands(bikes: readonly Pick<QuizBike, 'sizes'>[]): SizeBand[] {
  const bands: SizeBand[] = [];
  const several = bikes.filter(({ sizes }) => sizes.length > 2);
  for (let height: number = HEIGHTS.min; height <= HEIGHTS.max; height++) {
    const counts = new Map<string, number>();
    for (const { sizes } of several) {
      const advice = adviseSize(sizes, height);
      if (advice?.kind === 'fits') counts.set(advice.size.size, (counts.get(advice.size.size) ?? 0) + 1);
    }
    const [size] = [...counts].sort((a, b) => b[1] - a[1])[0] ?? [];
    const last = bands.at(-1);
    if (!size) continue;
    if (last?.size === size && last.to === height - 1) last.to = height;
    else bands.push({ size, from: height, to: height });
  }
  return bands;
}
