import { describe, expect, it } from 'vitest';
import { i18nFor } from '~/i18n/texts.server.ts';
import { agreedShare } from './agreed-share.ts';
import { equationSentence, formatEquation, rateSentence } from './equation.ts';
import { planAmounts } from './instalments.ts';

const t = i18nFor('de', 'common');
const even = planAmounts(4320_00, 1080_00, 36);
const uneven = planAmounts(2995_60, 0, 36);

describe('the equation of a plan', () => {
  it('adds the down payment and the rates up to the price', () => {
    expect(formatEquation(even)).toBe('1’080 + 36 × 90 = CHF\u00a04’320');
    expect(equationSentence(even, t)).toBe('1’080 Franken Anzahlung und 36 Raten zu 90 Franken sind 4’320 Franken');
  });

  it('names a first instalment that differs, and counts one rate less', () => {
    expect(formatEquation(uneven)).toBe('83.60 + 35 × 83.20 = CHF\u00a02’995.60');
    expect(equationSentence(uneven, t)).toBe(
      'Eine erste Rate zu 83.60 und 35 Raten zu 83.20 Franken sind 2’995.60 Franken',
    );
    expect(equationSentence(planAmounts(4999_00, 1000_00, 36), i18nFor('fr', 'common'))).toContain(
      '1’000 francs d’acompte, une première mensualité de 112.25 et 35 de 111.05 francs',
    );
  });
});

describe('a rate that is read aloud', () => {
  it('states a first instalment that differs', () => {
    expect(rateSentence(even, t)).toBe('90 Franken im Monat, 36 Monate, total 4’320 Franken');
    expect(rateSentence(uneven, t)).toBe(
      '83.20 Franken im Monat, im ersten Monat 83.60 Franken, 36 Monate, total 2’995.60 Franken',
    );
  });

  it('is what the buyer pays where an employer shares the plan', () => {
    const shared = agreedShare(uneven, { employer: 20_00, employerMonths: 24 });
    expect(rateSentence(uneven, t, shared)).toContain('63.20 Franken im Monat, im ersten Monat 63.60 Franken');
  });
});
