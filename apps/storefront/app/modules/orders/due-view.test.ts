import { describe, expect, it } from 'vitest';
import { i18nFor } from '~/i18n/texts.server.ts';
import { dueView } from './due-view.ts';
import { readLedger } from './ledger.ts';
import { fixtureOrders } from './ledger-fixture.ts';
import { wordOrder } from './ledger-words.ts';

// Only its shopper can open a cart, and its pages are tested separately.
const placed = fixtureOrders.filter(({ order }) => !order.isDraft);
const each = placed.flatMap(({ name, order, today }) =>
  (['de', 'fr'] as const).map((locale) => ({ name, locale, ledger: readLedger(order, today) })),
);

const viewOf = ({ ledger, locale }: (typeof each)[number], access: 'owner' | 'reader') =>
  dueView(ledger, { t: i18nFor(locale, 'due'), locale }, access);

/** All texts of a view. */
const textsOf = ({ title, lead, steps, delivery, plan }: ReturnType<typeof viewOf>): string[] => [
  ...[title, lead, delivery, plan?.note ?? '', plan?.next?.label ?? ''],
  ...steps.flatMap((step) => [step.title, step.text]),
];

describe.each(each)('$name, in $locale', (order) => {
  it('is said in words that are there', () => {
    for (const access of ['owner', 'reader'] as const) {
      const view = viewOf(order, access);
      expect(view.title).not.toBe('');
      for (const text of textsOf(view)) expect(text).not.toMatch(/\{\{|undefined|^[a-z-]+(\.[a-z-]+)+$/);
    }
  });

  it('names no amount to who opens it by number and e-mail', () => {
    const view = viewOf(order, 'reader');
    expect(view.plan).toBeNull();
    for (const text of textsOf(view)) expect(text).not.toMatch(/CHF|\d’\d{3}/);
  });

  it('begins with the words of the ledger', () => {
    const { ledger, locale } = order;
    const writer = { t: i18nFor(locale, 'due'), locale };
    expect(viewOf(order, 'owner').title).toBe(wordOrder(ledger, 'headline', writer));
    expect(viewOf(order, 'owner').lead).toBe(wordOrder(ledger, 'line', writer));
  });

  it('states no instalment as due before the contract is signed', () => {
    const { plan } = viewOf(order, 'owner');
    if (plan && order.ledger.schedule.assumption) {
      expect(plan.due).toBe(0);
      expect(plan.note).not.toBe('');
    }
  });
});

it('says to a reader that a payment is due, by when, and what happens otherwise', () => {
  const order = each.find(({ name, locale }) => name === 'plan: just ordered' && locale === 'de');
  if (!order) throw new Error('The fixture has no such order.');
  const { title, lead } = viewOf(order, 'reader');
  expect({ title, lead: lead.replaceAll('\u00a0', ' ') }).toEqual({
    title: 'Eine Zahlung ist fällig.',
    lead: 'Die Anzahlung ist bis am 4. Dezember 2026 fällig. Kommt bis dann nichts, endet die Bestellung von selbst.',
  });
});
