import { writeSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { locales, type Locale } from '~/i18n/locales.ts';
import { i18nFor } from '~/i18n/texts.server.ts';
import { dueView } from '~/modules/orders/due-view.ts';
import { readLedger } from '~/modules/orders/ledger.ts';
import { type FixtureOrder, fixtureOrders } from '~/modules/orders/ledger-fixture.ts';
import { wordObligation } from '~/modules/orders/ledger-words.ts';
import { formatSchedule } from '~/modules/orders/schedule/schedule-document.server.ts';

/** What each surface says of an order, in one language. */
async function sentencesOf({ order, today }: FixtureOrder, locale: Locale): Promise<[string, string][]> {
  const ledger = readLedger(order, today);
  const writer = { t: i18nFor(locale, 'due'), locale };
  const owner = dueView(ledger, writer);
  const document = await formatSchedule({ goods: [], ledger, discount: null, intro: () => '', key: 'table' }, locale);
  const [first] = document.payments.filter(({ kind }) => kind === 'instalment');
  const steps = ledger.obligations.map((each) => wordObligation(each, 'line', writer));
  if (order.isDraft) {
    return [
      ['cart, plan page, review', steps.join(' | ')],
      ['calendar, PDF', document.intro],
      ['.ics', first ? document.calendar.entry(first) : ''],
    ];
  }
  const reader = dueView(ledger, writer, 'reader');
  return [
    ['tracker, confirmation, account', `${owner.title} ${owner.lead}`],
    ['tracker by number', `${reader.title} ${reader.lead}`],
    ['next payment', owner.plan?.next ? `${owner.plan.next.label}: ${owner.plan.next.amount / 100}` : ''],
    ['tasks', steps.join(' | ')],
    ['PDF', document.intro],
    ['.ics', first ? document.calendar.entry(first) : ''],
  ];
}

describe.each(locales)('the sentences of thirty orders (%s)', (locale) => {
  it.each(fixtureOrders.map((fixture) => [fixture.name, fixture] as const))(
    'are complete: %s',
    async (name, fixture) => {
      const sentences = await sentencesOf(fixture, locale);
      // DUE_TABLE=1 prints the table, to be read.
      if (process.env.DUE_TABLE) {
        const rows = sentences
          .filter(([, text]) => text !== '')
          .map(([surface, text]) => `  ${surface.padEnd(32)}${text}\n`);
        writeSync(1, `\n${locale}  ${name}\n${rows.join('')}`);
      }
      for (const [, text] of sentences) expect(text).not.toMatch(/[{}]|undefined|NaN|[a-zä]\.[a-zä]|[ ]{2}/);
      expect(sentences[0]?.[1]).not.toBe('');
    },
  );
});
