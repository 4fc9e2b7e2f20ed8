import { type Answers, type Question, questions } from './answers.ts';
import type { QuizBike } from './quiz-bike.ts';
import { rateEntryHeight, rateHeight } from './rules/body.ts';
import { rateAlways, rateBudget } from './rules/price.ts';
import { rateLoad, rateStorage, rateUses } from './rules/use.ts';
import { neutral, type Reason, type Verdict } from './verdict.ts';
import { rateDistance, rateTerrain } from './rules/ways.ts';

/** Bikes of a suggestion. */
export const PLACES = 3;

/**
 * Answers that may be set aside where no bike fulfils all: none that makes a bike dangerous (too small, too fast, too
 * heavy).
 */
const NEGOTIABLE: readonly Question[] = ['budget', 'entry', 'distance'];

type Rule = (bike: QuizBike, answers: Answers) => Verdict;

const given = <T>(answer: T | undefined, judge: (answer: T) => Verdict): Verdict =>
  answer === undefined ? neutral : judge(answer);

/** The verdict of each question's answer on a bike. */
const RULES: Readonly<Record<Question, Rule>> = {
  height: (bike, { height }) => given(height, (each) => rateHeight(bike, each)),
  uses: (bike, { uses }) => given(uses, (each) => rateUses(bike, each)),
  terrain: (bike, { terrain }) => given(terrain, (each) => rateTerrain(bike, each)),
  distance: (bike, { distance, speed }) => rateDistance(bike, { km: distance, speed }),
  load: (bike, { load }) => given(load, (each) => rateLoad(bike, each)),
  entry: (bike, { entry }) => given(entry, (each) => rateEntryHeight(bike, each)),
  storage: (bike, { storage }) => given(storage, (each) => rateStorage(bike, each)),
  budget: (bike, { budget }) => given(budget, (each) => rateBudget(bike, each)),
};

/** A bike with all that the answers say of it. */
export interface JudgedBike {
  bike: QuizBike;
  score: number;
  /** Questions whose answers rule it out. */
  blocked: Question[];
  pros: Reason[];
  cons: Reason[];
}

export interface Suggestion {
  /** Bikes that fulfil every answer. */
  fitting: number;
  total: number;
  /** Best first. Where nothing fulfils every answer, those that miss only `missed`. */
  places: JudgedBike[];
  /** Answers that the suggested bikes do not fulfil; empty if they fulfil all. */
  missed: Question[];
}

/** All verdicts of a bike, each by its question: an answer that changes changes only its own. */
type Verdicts = Readonly<Record<Question, Verdict>>;

const verdictsOf = (bike: QuizBike, answers: Answers): Verdicts =>
  Object.fromEntries(questions.map((question) => [question, RULES[question](bike, answers)])) as Record<
    Question,
    Verdict
  >;

function judged(bike: QuizBike, verdicts: Verdicts): JudgedBike {
  const general = rateAlways(bike);
  const all = questions.map((question) => verdicts[question]);
  return {
    bike,
    score: all.reduce((sum, { score }) => sum + score, general.score),
    blocked: questions.filter((question) => verdicts[question].isBlocked),
    pros: [...all.flatMap(({ pros }) => pros), ...general.pros],
    cons: [...all.flatMap(({ cons }) => cons), ...general.cons],
  };
}

/** Judges every bike. @returns in the order of the bikes */
export const rateBikes = (bikes: readonly QuizBike[], answers: Answers): JudgedBike[] =>
  bikes.map((bike) => judged(bike, verdictsOf(bike, answers)));

/** Bikes that fulfil every answer that was given so far. */
export const countFitting = (bikes: readonly QuizBike[], answers: Answers): number =>
  bikes.filter((bike) => questions.every((question) => !RULES[question](bike, answers).isBlocked)).length;

/**
 * The three bikes for some answers, best first; no one pays for a place. They are not three of one model unless the
 * others are clearly worse.
 */
export function suggest(bikes: readonly QuizBike[], answers: Answers): Suggestion {
  return choose(rateBikes(bikes, answers));
}

/** The places among judged bikes. */
export function choose(all: readonly JudgedBike[]): Suggestion {
  const fitting = all.filter(({ blocked }) => blocked.length === 0);
  if (fitting.length > 0) {
    return { fitting: fitting.length, total: all.length, places: distinct(sorted(fitting)), missed: [] };
  }
  const near = all.filter(({ blocked }) => blocked.every((question) => NEGOTIABLE.includes(question)));
  const least = Math.min(...near.map(({ blocked }) => blocked.length));
  const places = distinct(sorted(near.filter(({ blocked }) => blocked.length === least)));
  const missed = questions.filter((question) => places.some(({ blocked }) => blocked.includes(question)));
  return { fitting: 0, total: all.length, places, missed };
}

const sorted = (bikes: readonly JudgedBike[]): JudgedBike[] =>
  [...bikes].sort((a, b) => b.score - a.score || a.bike.price - b.bike.price || a.bike.id - b.bike.id);

/** From here on a second bike of a series is worth a place of its own. */
const CLEARLY = 1.5;

/** The series of a bike: its maker and the first word of its model. */
const seriesOf = ({ brand, name }: QuizBike): string => {
  const model = brand && name.startsWith(`${brand} `) ? name.slice(brand.length + 1) : name;
  return `${brand ?? ''}/${model.split(' ')[0] ?? ''}`;
};

function distinct(bikes: readonly JudgedBike[]): JudgedBike[] {
  const places: JudgedBike[] = [];
  const left = [...bikes];
  while (places.length < PLACES && left.length > 0) {
    const taken = new Set(places.map(({ bike }) => seriesOf(bike)));
    const other = left.findIndex(({ bike }) => !taken.has(seriesOf(bike)));
    const best = left[0]?.score ?? 0;
    const place = other > 0 && best - (left[other]?.score ?? 0) <= CLEARLY ? other : 0;
    places.push(...left.splice(place, 1));
  }
  return places;
}

/** Judges again after one answer has changed: only its own rule is asked anew. */
export function judgerOf(
  bikes: readonly QuizBike[],
  answers: Answers,
): (question: Question, changed: Answers) => JudgedBike[] {
  const stored = bikes.map((bike) => verdictsOf(bike, answers));
  return (question, changed) =>
    bikes.map((bike, index) =>
      judged(bike, { ...(stored[index] ?? verdictsOf(bike, answers)), [question]: RULES[question](bike, changed) }),
    );
}
