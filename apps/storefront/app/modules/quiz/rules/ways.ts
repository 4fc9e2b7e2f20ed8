import type { Speed, Terrain } from '~/modules/quiz/answers.ts';
import { classOf, isFast, type QuizBike } from '~/modules/quiz/quiz-bike.ts';
import { joined, neutral, type Verdict, verdictsOf } from '~/modules/quiz/verdict.ts';

const terrain = verdictsOf('terrain');
const distance = verdictsOf('distance');

/** Torque that climbs without trouble, and the least that a motor should have, Nm, by how steep the way is. */
const CLIMBS = { hilly: { easy: 65, least: 40 }, steep: { easy: 80, least: 55 } } as const;

/** The steepest part of the way decides. */
export function rateTerrain(bike: QuizBike, way: Terrain): Verdict {
  if (way === 'offroad') return judgeOffroad(bike);
  if (way === 'flat') return neutral;
  const { torqueNm } = bike;
  if (torqueNm === null) return terrain.con(-0.6, 'torqueUnknown');
  const { easy, least } = CLIMBS[way];
  if (torqueNm >= easy) return terrain.pro(way === 'steep' ? 1.5 : 0.8, `easy-${way}`, { nm: torqueNm });
  if (torqueNm >= least) return terrain.con(way === 'steep' ? -1 : -0.2, `slower-${way}`, { nm: torqueNm });
  return way === 'steep'
    ? terrain.blocked('tooWeak', { nm: torqueNm })
    : terrain.con(-1.2, 'slower-hilly', { nm: torqueNm });
}

/** Woods, gravel and alpine tracks ask for tyres and brakes that city, road and cargo bikes do not have. */
function judgeOffroad(bike: QuizBike): Verdict {
  switch (classOf(bike)) {
    case 'fully':
      return terrain.pro(2, 'offroadFully');
    case 'hardtail':
      return terrain.pro(1.6, 'offroadHardtail');
    case 'allroad':
      return terrain.pro(1, 'offroadAllroad');
    case 'gravel':
      return terrain.pro(0.6, 'offroadGravel');
    case 'trekking':
      return terrain.con(-1.2, 'offroadTrekking');
    default:
      return terrain.blocked('noOffroad');
  }
}

/**
 * The battery on a hard day, and how fast the motor helps. A fast bike needs a driving licence: it is suggested only
 * to who asks for one (Swiss road traffic law, fast e-bikes are mopeds).
 * @param km of a day
 */
export function rateDistance(bike: QuizBike, { km, speed }: { km?: number; speed?: Speed }): Verdict {
  return joined(judgeSpeed(bike, speed), km === undefined ? neutral : judgeBattery(bike, km));
}

function judgeSpeed(bike: QuizBike, wanted: Speed | undefined): Verdict {
  if (isFast(bike)) {
    if (wanted !== 45) return distance.blocked('tooFast');
    return joined(distance.pro(3, 'fast'), distance.con(0, 'licence'));
  }
  return wanted === 45 ? distance.blocked('onlySlow') : neutral;
}

function judgeBattery({ rangeMinKm: hard, rangeMaxKm: easy }: QuizBike, km: number): Verdict {
  if (hard === null || easy === null) return distance.con(-0.6, 'rangeUnknown');
  if (easy < km) return distance.blocked('tooFar', { range: easy });
  if (hard < km) return distance.con(-2, 'rangeHard', { range: hard });
  const days = Math.floor(hard / km);
  if (days >= 2) return distance.pro(days >= 3 ? 1 : 0.6, 'days', { days, range: easy });
  return distance.con(-0.2, 'chargeDaily', { range: hard });
}
