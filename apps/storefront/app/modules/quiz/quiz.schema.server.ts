import { z } from 'zod';
import { entries, fieldOf, loads, storages, terrains, uses, wordOf } from './answers.ts';

const oneOf = (choices: readonly Parameters<typeof wordOf>[0][]) => choices.map(wordOf).join(', ');
const field = (description: string) => z.string().optional().meta({ description });

/**
 * The parameters of `GET /api/quiz/count`: answers as they are in the quiz's address; what cannot be read counts as
 * not answered.
 */
export const quizCountQuery = z.object({
  [fieldOf('height')]: field('Body height, cm.'),
  [fieldOf('uses')]: field(`Two at most, with a comma between: ${oneOf(uses)}.`),
  [fieldOf('terrain')]: field(`One of ${oneOf(terrains)}.`),
  [fieldOf('distance')]: field('km a day.'),
  [fieldOf('speed')]: field('25 or 45, km/h.'),
  [fieldOf('load')]: field(`One of ${oneOf(loads)}.`),
  [fieldOf('entry')]: field(`One of ${oneOf(entries)}.`),
  [fieldOf('storage')]: field(`One of ${oneOf(storages)}.`),
  [fieldOf('budget')]: field('CHF a month at most.'),
});

/** What `GET /api/quiz/count` answers. */
export const quizCountAnswer = z.object({
  fitting: z.number().int().meta({ description: 'Number of matching bikes.' }),
  total: z.number().int().meta({ description: 'Number of bikes considered.' }),
});
