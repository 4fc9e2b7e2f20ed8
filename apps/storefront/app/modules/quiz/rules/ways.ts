import type { Speed, Terrain } from '~/modules/quiz/answers.ts';
import { classOf, isFast, type QuizBike } from '~/modules/quiz/quiz-bike.ts';
import { joined, neutral, type Verdict, verdictsOf } from '~/modules/quiz/verdict.ts';

const terrain = verdictsOf('terrain');
const distance = verdictsOf('distance');

/** Torque in Nm by gradient: `easy` climbs without trouble, `least` is the minimum a motor should have. */
const CLIMBS = { hilly: { easy: 65, least: 40 }, steep: { easy: 80, least: 55 } } as const;

/** Rates the motor against the terrain; the steepest part of the route decides. */
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

/** Forest, gravel and alpine tracks require tyres and brakes that city, road and cargo bikes do not have. */
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
 * Rates the battery on a hard day, and the speed up to which the motor assists. A fast bike is suggested only on
 * request: it requires a driving licence (Swiss road traffic law classes fast e-bikes as mopeds).
 * @param km distance of a day
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
