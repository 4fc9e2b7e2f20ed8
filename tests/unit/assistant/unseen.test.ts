import { describe, expect, it } from 'vitest';
import { extractAnswer } from '~/modules/assistant/answer/extract.ts';
import { limmat, seededFaq } from './sources.ts';
import { first, second, type Unseen } from './unseen-questions.ts';

const sources = {
  product: { de: [...limmat('de'), ...seededFaq('de')], fr: [...limmat('fr'), ...seededFaq('fr')] },
  faq: { de: seededFaq('de'), fr: seededFaq('fr') },
};

const saidTo = ({ locale, place, text }: Unseen): string =>
  extractAnswer(sources[place][locale], text, locale)
    .sentences.map((sentence) => sentence.text)
    .join(' ');

/** How many are answered right; which beside the point. */
function measured(questions: readonly Unseen[]) {
  const said = questions.map((question) => ({ question, said: saidTo(question) }));
  const right = said.filter((each) => each.question.holds?.test(each.said)).length;
  const beside = said.filter((each) => each.said !== '' && !each.question.holds?.test(each.said));
  return { right, beside: beside.map((each) => `${each.question.text} -> ${each.said.slice(0, 80)}`) };
}

const withAnswer = (questions: readonly Unseen[]) => questions.filter(({ holds }) => holds);
const withoutAnswer = (questions: readonly Unseen[]) => questions.filter(({ holds }) => !holds);

describe('questions that nobody has prepared for', () => {
  it('get no answer where nothing of it is written', () => {
    for (const question of withoutAnswer([...first, ...second])) expect(saidTo(question), question.text).toBe('');
  });

  it('are answered as often as they were, and no more often beside the point', () => {
    expect(withAnswer(first)).toHaveLength(60);
    const ofFirst = measured(withAnswer(first));
    expect(ofFirst.right).toBeGreaterThanOrEqual(48);
    expect(ofFirst.beside.length, ofFirst.beside.join('\n')).toBeLessThanOrEqual(3);
    expect(withAnswer(second)).toHaveLength(16);
    const ofSecond = measured(withAnswer(second));
    expect(ofSecond.right).toBeGreaterThanOrEqual(5);
    expect(ofSecond.beside.length, ofSecond.beside.join('\n')).toBeLessThanOrEqual(3);
  });
});
