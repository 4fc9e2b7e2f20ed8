import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { locales } from '~/i18n/locales.ts';
import { i18nFor } from '~/i18n/texts.server.ts';
import { draftLedger } from '~/modules/orders/draft-ledger.ts';
import { wordObligation } from '~/modules/orders/ledger-words.ts';
import { planAmounts } from '~/modules/financing/instalments.ts';

const root = path.join(import.meta.dirname, '../..');
const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ');
const seed = (name: string) => plain(readFileSync(path.join(root, 'cms/src/seed', name), 'utf8'));

describe('the rules of what is due', () => {
  it.each(locales)('are in the terms and in the help of a new shop, word by word (%s)', (locale) => {
    const t = i18nFor(locale, 'due');
    const rules = [t('rule.payment'), t('rule.payment', { context: 'once' }), t('rule.cancel')].map(plain);
    for (const text of [seed(`pages/terms.${locale}.md`), seed(`faq.${locale}.json`)]) {
      for (const rule of rules) expect(text).toContain(rule);
    }
  });

  it.each(locales)('are the sentence of the cart, but for the amount (%s)', (locale) => {
    const t = i18nFor(locale, 'due');
    const amounts = (months: number) => planAmounts(4320_00, months === 1 ? 0 : 1080_00, months);
    const sentenceFor = (months: number) => {
      const plan = { months, paysOnce: months === 1, total: 4320_00, shared: null, insured: false, insuranceYearly: 0 };
      const { obligations } = draftLedger(
        { ...plan, amounts: amounts(months) },
        { today: '2026-11-27', hasBike: true },
      );
      const [due] = obligations;
      if (!due) throw new Error('Nothing is due.');
      return plain(wordObligation(due, 'line', { t, locale })).replace(/ (von|de) CHF [\d’]+/, '');
    };
    expect(sentenceFor(36)).toBe(plain(t('rule.payment')));
    expect(sentenceFor(1)).toBe(plain(t('rule.payment', { context: 'once' })));
  });

  it.each(locales)('name the condition of instalment dates alike in the figure of a plan (%s)', (locale) => {
    const words = { signBy: '30. November 2026' };
    expect(i18nFor(locale, 'plan')('area.condition', words)).toBe(
      i18nFor(locale, 'due')('schedule.signed-by-short', words),
    );
  });
});
