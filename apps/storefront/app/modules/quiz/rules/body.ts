import { adviseSize } from '~/modules/catalog/size-advice.ts';
import type { Entry } from '~/modules/quiz/answers.ts';
import { classOf, type QuizBike } from '~/modules/quiz/quiz-bike.ts';
import { neutral, type Verdict, verdictsOf } from '~/modules/quiz/verdict.ts';

const size = verdictsOf('height');
const entry = verdictsOf('entry');

/**
 * Sizes that can be ordered decide: a bike that is too small or too large is never suggested (§9, 10 cm bands).
 * @param height cm
 */
export function rateHeight(bike: QuizBike, height: number): Verdict {
  const advice = adviseSize(bike.sizes, height);
  if (!advice) return judgeRange(bike, height);
  if (advice.kind === 'none')
    return size.blocked(advice.rider === 'small' ? 'tooLarge' : 'tooSmall', { limit: advice.limit });
  const { size: name, minCm, maxCm } = advice.size;
  if (advice.kind === 'near') return size.con(-1.5, 'sizeEdge', { size: name, by: advice.by });
  const isMiddle = Math.abs(height - (minCm + maxCm) / 2) <= (maxCm - minCm) / 4;
  return size.pro(isMiddle ? 1 : 0.6, isMiddle ? 'sizeMiddle' : 'sizeFits', { size: name });
}

function judgeRange({ riderMinCm, riderMaxCm }: QuizBike, height: number): Verdict {
  if (riderMinCm === null || riderMaxCm === null) return size.con(-1, 'sizeUnknown');
  if (height < riderMinCm) return size.blocked('tooLarge', { limit: riderMinCm });
  if (height > riderMaxCm) return size.blocked('tooSmall', { limit: riderMaxCm });
  return size.pro(0.6, 'oneSize', { from: riderMinCm, to: riderMaxCm });
}

/** How low the frame is where one steps through. */
export function rateEntryHeight(bike: QuizBike, wanted: Entry): Verdict {
  const has = (type: string) => bike.frameTypes.includes(type);
  if (wanted === 'any') return neutral;
  if (has('wave')) return entry.pro(wanted === 'low' ? 1.5 : 0.7, 'wave');
  if (has('trapez')) return wanted === 'low' ? entry.con(-0.8, 'trapezForLow') : entry.pro(1, 'trapez');
  if (classOf(bike) === 'cargo' && !has('diamant')) return wanted === 'low' ? neutral : entry.pro(0.5, 'cargoEntry');
  return wanted === 'low' ? entry.blocked('topTube') : entry.con(-1.5, 'topTube');
}
