import {
  type Answers,
  BUDGETS,
  entries,
  HEIGHTS,
  loads,
  type Question,
  questions,
  storages,
  terrains,
  uses,
} from './answers.ts';
import type { QuizBike } from './quiz-bike.ts';
import { choose, type JudgedBike, judgerOf, type Suggestion } from './suggest.ts';

export const MOST_CHANGES = 4;
/** Steps in which a budget is tried, CHF a month. */
const BUDGET_STEP = 20;
/** Another height, as for who shares the bike, cm. */
const HEIGHT_STEP = 10;

/** One answer given otherwise, and what comes of it. */
export interface Change {
  question: Question;
  answers: Answers;
  /** The best bike that is new among the three, and its place from 1. */
  newcomer: JudgedBike;
  place: number;
}

const neighbours = <T>(list: readonly T[], value: T | undefined): T[] => {
  const at = value === undefined ? -1 : list.indexOf(value);
  if (at < 0) return [];
  return [list[at + 1], list[at - 1]].filter((each) => each !== undefined);
};

/** What may be answered instead, the nearest first. */
function alternatives(question: Question, answers: Answers): Answers[] {
  switch (question) {
    case 'height': {
      const { height } = answers;
      if (height === undefined) return [];
      return [height + HEIGHT_STEP, height - HEIGHT_STEP]
        .filter((each) => each >= HEIGHTS.min && each <= HEIGHTS.max)
        .map((each) => ({ ...answers, height: each }));
    }
    case 'uses': {
      const [first, second] = answers.uses ?? [];
      if (!first) return [];
      return uses
        .filter((each) => each !== first && each !== second)
        .map((each) => ({ ...answers, uses: second ? [first, each] : [each] }));
    }
    case 'terrain':
      return neighbours(terrains, answers.terrain).map((terrain) => ({ ...answers, terrain }));
    case 'distance':
      if (answers.distance === undefined && answers.speed === undefined) return [];
      return [{ ...answers, speed: answers.speed === 45 ? 25 : 45 }];
    case 'load':
      return neighbours(loads, answers.load).map((load) => ({ ...answers, load }));
    case 'entry':
      return answers.entry === undefined
        ? []
        : entries.filter((each) => each !== answers.entry).map((entry) => ({ ...answers, entry }));
    case 'storage':
      return answers.storage === undefined
        ? []
        : storages.filter((each) => each !== answers.storage).map((storage) => ({ ...answers, storage }));
    case 'budget': {
      const { budget } = answers;
      if (budget === undefined) return [];
      return [budget + BUDGET_STEP, budget - BUDGET_STEP, budget + 2 * BUDGET_STEP]
        .filter((each) => each >= BUDGETS.min && each <= BUDGETS.max)
        .map((each) => ({ ...answers, budget: each }));
    }
  }
}

/**
 * What the answer would change: one answer at a time, only where it moves a place, one for each question, those that
 * change the first place before the others.
 */
export function findChanges(bikes: readonly QuizBike[], answers: Answers, now: Suggestion): Change[] {
  const judge = judgerOf(bikes, answers);
  const before = new Set(now.places.map(({ bike }) => bike.id));
  const changes = questions.flatMap((question): Change[] => {
    const tried = alternatives(question, answers).flatMap((changed): Change[] => {
      const { places, missed } = choose(judge(question, changed));
      const index = places.findIndex(({ bike }) => !before.has(bike.id));
      const newcomer = places[index];
      return newcomer && missed.length === 0 ? [{ question, answers: changed, newcomer, place: index + 1 }] : [];
    });
    const best = tried.sort((a, b) => a.place - b.place)[0];
    return best ? [best] : [];
  });
  return changes.sort((a, b) => a.place - b.place).slice(0, MOST_CHANGES);
}
