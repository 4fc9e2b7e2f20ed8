import { beforeAll, describe, expect, it } from 'vitest';
import type * as Quiz from '~/modules/quiz/quiz.server.ts';
import type { QuizBike } from '~/modules/quiz/quiz-bike.ts';
import { suggest } from '~/modules/quiz/suggest.ts';
import { createTestDatabase } from '../../support/databases.ts';
import { freshPersonas } from './fresh-personas.ts';
import { personas } from './personas.ts';

let bikes: QuizBike[];

beforeAll(async () => {
  // On the demonstration catalogue: the settings are read with the first import.
  process.env.DATABASE_URL = await createTestDatabase({ seeded: true });
  const quiz: typeof Quiz = await import('~/modules/quiz/quiz.server.ts');
  bikes = await quiz.findQuizBikes();
});

/** The quiz's suggestions for a person, best first. */
const suggested = (answers: (typeof personas)[number]['answers']) =>
  suggest(bikes, answers).places.map((place) => place.bike.name);

it('names bikes that exist', () => {
  const names = new Set(bikes.map(({ name }) => name));
  for (const { sells } of personas) for (const name of sells) expect(names, name).toContain(name);
});

it('names for nine of ten people a bike that a dealer would sell them, among the three', () => {
  const missed = personas.filter(({ answers, sells }) => {
    const found = suggested(answers);
    return sells.length === 0 ? found.length > 0 : !found.some((name) => sells.includes(name));
  });
  const list = missed.map(({ name, answers }) => `${name}: ${suggested(answers).join(', ') || 'nothing'}`);
  expect(missed.length / personas.length, list.join('\n')).toBeLessThanOrEqual(0.1);
});

it('The quiz names no bike that is dangerous for a person', () => {
  const dangerous = personas.flatMap(({ name, answers, never }) =>
    suggested(answers).flatMap((bike) => (never.includes(bike) ? [`${name}: ${bike}`] : [])),
  );
  expect(dangerous).toEqual([]);
});

describe('fifteen people whom the quiz was not tuned on', () => {
  it('get a bike that a dealer would sell them, nine of ten', () => {
    const missed = freshPersonas.filter(({ answers, suits }) => {
      const { places } = suggest(bikes, answers);
      return suits ? !places.some(({ bike }) => suits(bike)) : places.length > 0;
    });
    expect(missed.length / freshPersonas.length, missed.map(({ name }) => name).join('\n')).toBeLessThanOrEqual(0.1);
  });

  it('get none that is dangerous', () => {
    const dangerous = freshPersonas.flatMap(({ name, answers, isDangerous }) =>
      suggest(bikes, answers).places.flatMap(({ bike }) => (isDangerous(bike) ? [`${name}: ${bike.name}`] : [])),
    );
    expect(dangerous).toEqual([]);
  });
});
