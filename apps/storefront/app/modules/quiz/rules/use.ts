import type { Load, Storage, Use } from '~/modules/quiz/answers.ts';
import { type BikeClass, classOf, kilograms, type QuizBike } from '~/modules/quiz/quiz-bike.ts';
import { joined, neutral, type Verdict, verdictsOf } from '~/modules/quiz/verdict.ts';

const use = verdictsOf('uses');
const load = verdictsOf('load');
const storage = verdictsOf('storage');

/** How well each kind of bike serves a use, 0 to 3; absent: not at all. */
const SERVES: Readonly<Record<Use, Partial<Record<BikeClass, number>>>> = {
  work: { trekking: 3, city: 2.6, allroad: 2.4, gravel: 1.5, road: 1, hardtail: 0.8, cargo: 0.8, fully: 0.2, other: 1 },
  town: { city: 3, trekking: 2, cargo: 1.4, allroad: 1.2, gravel: 0.8, hardtail: 0.5, road: 0.4, fully: 0.1, other: 1 },
  kids: { cargo: 3, trekking: 1.6, city: 1.6, allroad: 1.2 },
  tours: { trekking: 3, allroad: 3, gravel: 2, hardtail: 1.4, road: 1.4, fully: 1.3, city: 0.8, cargo: 0.3, other: 1 },
  trails: { fully: 3, hardtail: 2.6, allroad: 1.2, gravel: 0.8 },
  loads: { cargo: 3, trekking: 1.2, city: 1, allroad: 0.8 },
};

/** From this score on, a bike suits a use well enough to mention it. */
const WELL = 2;
/** Below this score, it suits the use so badly that this is mentioned. */
const BADLY = 1;

/** The uses that a person names; one that a bike cannot serve at all rules it out. */
export function rateUses(bike: QuizBike, named: readonly Use[]): Verdict {
  const kind = classOf(bike);
  const served = named.map((each) => ({ use: each, grade: SERVES[each][kind] }));
  const impossible = served.find(({ grade }) => grade === undefined);
  if (impossible) return use.blocked('notFor', { use: impossible.use });
  const score = served.reduce((sum, { grade = 0 }) => sum + (grade * 1.6) / named.length, 0);
  const well = served.filter(({ grade = 0 }) => grade >= WELL);
  const badly = served.filter(({ grade = 0 }) => grade < BADLY);
  return joined(
    { ...neutral, score },
    well.length > 0 ? use.pro(0, `for-${kind}`, { for: well.map((each) => each.use).join(',') }) : neutral,
    ...badly.map((each) => use.con(-0.5, 'badlyFor', { use: each.use })),
  );
}

const offers = ({ mounts }: QuizBike, ...wanted: string[]) => wanted.some((mount) => mounts.includes(mount));

/** What comes along. Children ride only where a seat or a bench can be fixed. */
export function rateLoad(bike: QuizBike, what: Load): Verdict {
  const isCargo = classOf(bike) === 'cargo';
  const hasRack = offers(bike, 'rack', 'rack-35-kg');
  switch (what) {
    case 'little':
      return isCargo ? load.con(-2, 'moreThanNeeded') : neutral;
    case 'bags':
      if (isCargo) return load.pro(0.6, 'cargoBags');
      return hasRack ? load.pro(0.8, 'rack') : load.con(-1.5, 'noRack');
    case 'child':
      if (isCargo) return load.pro(1.5, 'cargoChild');
      if (hasRack || offers(bike, 'seat-tube')) return load.pro(0.5, 'childSeat');
      return load.blocked('noChildSeat');
    case 'children':
      if (isCargo) return load.pro(2.5, 'cargoChildren');
      return load.blocked('oneChildOnly');
    case 'heavy':
      if (isCargo) return load.pro(2.5, 'cargoLoad');
      return offers(bike, 'hitch') && hasRack ? load.con(-1.5, 'trailerLoad') : load.blocked('noLoad');
  }
}

/** Weights that a person carries up stairs every day, kg: easily, still, at most. */
const CARRIED = { easy: 18, still: 22, most: 25 } as const;
/** A few steps: from here on two people lift it. */
const STEPS = { easy: 24, most: 32 } as const;

/** Where it is at night. */
export function rateStorage(bike: QuizBike, place: Storage): Verdict {
  if (place === 'ground') return neutral;
  if (place === 'outside') {
    if (bike.batteryPlace === null) return neutral;
    return /abnehmbar|amovible/.test(bike.batteryPlace)
      ? storage.pro(0.5, 'batteryOut')
      : storage.con(-1, 'batteryFixed');
  }
  const kg = kilograms(bike);
  if (kg === undefined) return storage.con(-0.8, 'weightUnknown');
  const values = { kg: Math.round(kg * 10) / 10 };
  if (place === 'steps') {
    if (kg > STEPS.most) return storage.blocked('tooHeavySteps', values);
    return kg <= STEPS.easy ? storage.pro(0.4, 'lightSteps', values) : storage.con(-0.8, 'heavySteps', values);
  }
  if (kg > CARRIED.most) return storage.blocked('tooHeavy', values);
  if (kg > CARRIED.still) return storage.con(-1.5, 'heavyStairs', values);
  return storage.pro(kg <= CARRIED.easy ? 2 : 1, 'light', values);
}
