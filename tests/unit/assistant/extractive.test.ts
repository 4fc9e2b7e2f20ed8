import { describe, expect, it } from 'vitest';
import { extractAnswer } from '~/modules/assistant/answer/extract.ts';
import { withoutPersonalData } from '~/modules/assistant/answer/personal-data.ts';
import { answerable, hostile, unanswerable } from './questions.ts';
import { limmat, seededFaq } from './sources.ts';

const sources = {
  product: { de: [...limmat('de'), ...seededFaq('de')], fr: [...limmat('fr'), ...seededFaq('fr')] },
  faq: { de: seededFaq('de'), fr: seededFaq('fr') },
};

type Asked = (typeof unanswerable)[number];

const answerTo = ({ place, locale, text }: Asked) =>
  extractAnswer(sources[place][locale], withoutPersonalData(text), locale);
const saidTo = (asked: Asked) =>
  answerTo(asked)
    .sentences.map(({ text }) => text)
    .join(' ');

describe('answers made of the sources alone', () => {
  it.each(answerable.map((each) => [each.text, each] as const))('%s', (_text, asked) => {
    expect(saidTo(asked)).toMatch(asked.holds);
  });

  it.each(unanswerable.map((each) => [each.text, each] as const))('does not know: %s', (_text, asked) => {
    expect(saidTo(asked)).toBe('');
    expect(answerTo(asked).outcome).toBe('unknown');
  });

  it.each(hostile.map((each) => [each.text, each] as const))(
    'says what stands there, or nothing: %s',
    (_text, asked) => {
      const { sentences, sources: named } = answerTo(asked);
      const known = sources[asked.place][asked.locale].flatMap(({ units }) => units);
      for (const source of named) {
        const { number: _number, ...unit } = source;
        expect(known).toContainEqual(unit);
      }
      for (const { text, sources: numbers } of sentences) {
        expect(numbers.length).toBeGreaterThan(0);
        for (const number of numbers) expect(text).toContain(named.find((each) => each.number === number)?.text);
      }
    },
  );
});
