import { describe, expect, it } from 'vitest';
import { extractAnswer } from '~/modules/assistant/answer/extract.ts';
import { limmat, seededFaq } from './sources.ts';
import { unseen } from './unseen-questions.ts';

const sources = {
  product: { de: [...limmat('de'), ...seededFaq('de')], fr: [...limmat('fr'), ...seededFaq('fr')] },
  faq: { de: seededFaq('de'), fr: seededFaq('fr') },
};

describe('first', () => {
  it('measures', () => {
    for (const { locale, place, text, holds } of unseen) {
      const said = extractAnswer(sources[place][locale], text, locale).sentences.map((each) => each.text).join(' ');
      const ok = holds ? holds.test(said) : said === '';
      console.log(ok ? 'ok  ' : said === '' ? 'NONE' : 'WRONG', '|', text, '|', said.slice(0, 160));
    }
    expect(1).toBe(1);
  });
});
