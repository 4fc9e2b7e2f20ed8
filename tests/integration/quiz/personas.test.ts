import { beforeAll, expect, it } from 'vitest';
import type * as Quiz from '~/modules/quiz/quiz.server.ts';
import type { QuizBike } from '~/modules/quiz/quiz-bike.ts';
import { suggest } from '~/modules/quiz/suggest.ts';
import { createTestDatabase } from '../../support/databases.ts';
import { personas } from './personas.ts';

let bikes: QuizBike[];

beforeAll(async () => {
  // Over the demonstration catalogue: the settings are read with the first import.
  process.env.DATABASE_URL = await createTestDatabase({ seeded: true });
  const quiz: typeof Quiz = await import('~/modules/quiz/quiz.server.ts');
  bikes = await quiz.findQuizBikes();
});

/** What the quiz names for somebody, best first. */
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

it('names nobody a bike that is dangerous for them', () => {
  const dangerous = personas.flatMap(({ name, answers, never }) =>
    suggested(answers).flatMap((bike) => (never.includes(bike) ? [`${name}: ${bike}`] : [])),
  );
  expect(dangerous).toEqual([]);
});
