import { describe, expect, it } from 'vitest';
import { locales } from '~/i18n/locales.ts';
import { i18nFor } from '~/i18n/texts.server.ts';
import { type LedgerOrder, type Obligation, readLedger } from './ledger.ts';
import { fixtureOrders } from './ledger-fixture.ts';
import { wordEnd, wordLateDelivery, wordObligation, wordOrder, wordAssumption } from './ledger-words.ts';

const found = (name: string) => {
  const fixture = fixtureOrders.find((each) => each.name === name);
  if (!fixture) throw new Error(`There is no order "${name}".`);
  return fixture;
};
const ledgerOf = (name: string, change: Partial<LedgerOrder> = {}) => {
  const { order, today } = found(name);
  return readLedger({ ...order, ...change }, today);
};

/** An obligation in one line. */
const short = ({ kind, state, party, amount, deadline, precondition }: Obligation) =>
  [`${kind} ${state}`, party, amount / 100, deadline ?? '-', precondition && `after ${precondition}`]
    .filter((part) => part !== null && part !== 0)
    .join(', ');
const listed = (name: string) => ledgerOf(name).obligations.map(short);
const steps = (name: string) => ledgerOf(name).steps.map(({ kind, state }) => `${kind} ${state}`);

describe('the ledger of an order', () => {
  it('lists what is open in the order of the steps', () => {
    expect(listed('plan: just ordered')).toEqual([
      'payment open, shopper, 1080, 2026-12-04',
      'id open, shopper, -',
      'check open, partner, -, after id',
      'signature open, shopper, -, after check',
      'workshop open, partner, -, after signature',
      'delivery open, partner, 2026-12-14, after workshop',
      'instalment open, shopper, 90, 2027-01-01, after signature',
    ]);
    expect(steps('plan: just ordered')).toEqual([
      'payment now',
      'id todo',
      'check todo',
      'signature todo',
      'workshop todo',
      'delivery todo',
    ]);
  });

  it('names only the steps that an order needs', () => {
    expect(steps('accessories: paid, ready to be sent')).toEqual(['payment done', 'delivery now']);
    expect(steps('once: something is sold out')).toEqual(['payment done', 'workshop now', 'delivery todo']);
    expect(steps('plan: first instalment differs, insured')[0]).toBe('id now');
    expect(steps('plan: waits for the approval of the employer').slice(0, 2)).toEqual(['approval now', 'payment todo']);
  });

  it('has the shopper pay within seven days, and the week begin with an approval', () => {
    expect(ledgerOf('plan: last day to pay').own).toMatchObject({ state: 'open', deadline: '2026-12-04' });
    expect(ledgerOf('plan: deadline over, order still there').own).toMatchObject({ state: 'late' });
    expect(ledgerOf('plan: waits for the approval of the employer')).toMatchObject({
      own: null,
      next: { kind: 'approval', party: 'employer', deadline: '2026-12-04', consequence: 'order-ends' },
      nextPayment: { kind: 'payment', deadline: null, precondition: 'approval' },
    });
  });

  it('states no day of an instalment as due before the contract is signed', () => {
    const ledger = ledgerOf('plan: contract is ready, read in January');
    expect(ledger.schedule).toMatchObject({ assumption: { kind: 'signed-by', date: '2027-01-31' }, dueCount: 0 });
    expect(ledger.nextPayment).toMatchObject({ deadline: '2027-03-01', assumption: { date: '2027-01-31' } });
    const signed = ledgerOf('plan: signed, in the workshop');
    expect(signed.schedule.assumption).toBeNull();
    expect(signed.nextPayment).toMatchObject({ kind: 'instalment', deadline: '2027-02-01', assumption: null });
  });

  it('counts instalments whose day is over once the contract is signed', () => {
    const ledger = ledgerOf('plan: delivered, employer left in June');
    expect(ledger.schedule.dueCount).toBe(6);
    expect(ledger.nextPayment).toMatchObject({ amount: 90_00, deadline: '2027-08-01' });
    // Five instalments, February to June, have a part of the employer.
    expect(ledger.schedule.employerTotal).toBe(5 * 50_00);
    expect(ledger.schedule.ownTotal + ledger.schedule.employerTotal).toBe(4320_00);
  });

  it('divides what is due between sponsors and shopper', () => {
    expect(listed('cart: plan, sponsors pay a part').slice(0, 2)).toEqual([
      'payment sponsored-rest, shopper, 450, 2026-12-04',
      'payment sponsored, sponsors, 630, -',
    ]);
    expect(ledgerOf('cart: plan, sponsors pay a part').parts).toEqual({
      shopper: 3690_00,
      sponsors: 630_00,
      employer: 0,
    });
    expect(listed('plan: sponsors paid all of it')[0]).toBe('id open, shopper, -');
  });

  it('lets the ID be sent first, and waits for the payment all the same', () => {
    const ledger = ledgerOf('plan: ID there before the payment');
    expect(ledger.own).toMatchObject({ kind: 'payment' });
    expect(steps('plan: ID there before the payment').slice(0, 3)).toEqual(['payment now', 'id done', 'check todo']);
  });

  it('asks for nothing while a person looks at a check or a cancellation', () => {
    for (const name of ['plan: automatic check not passed', 'once: cancellation requested before the payment']) {
      expect(ledgerOf(name)).toMatchObject({ own: null });
      expect(listed(name).filter((each) => each.startsWith('payment'))).toEqual([]);
    }
    expect(listed('once: cancellation requested before the payment')).toEqual(['cancellation open, shop, -']);
    expect(ledgerOf('once: cancellation requested before the payment').nextPayment).toBeNull();
  });

  it('asks for the next thing while a payment is under way', () => {
    expect(ledgerOf('plan: payment reserved').own).toMatchObject({ kind: 'id' });
  });

  it('gives back what was paid twice, and what was paid for an order that ended', () => {
    expect(listed('plan: paid twice').at(-1)).toBe('refund overpaid, shop, 1080, -');
    expect(ledgerOf('plan: cancelled, money to be sent back')).toMatchObject({
      own: null,
      ended: { how: 'cancelled', money: 'due', amount: 1080_00 },
      schedule: { payments: [] },
    });
    expect(ledgerOf('plan: cancelled, all of it sent back').ended).toMatchObject({
      money: 'returned',
      amount: 1080_00,
    });
    expect(ledgerOf('plan: cancelled because it was not paid').ended).toMatchObject({ how: 'unpaid', money: 'none' });
    expect(ledgerOf('once: returned')).toMatchObject({ ended: { how: 'returned' }, obligations: [] });
  });

  it('asks each side for its own part of an instalment', () => {
    expect(listed('cart: plan that an employer shares, delivery in spring').slice(-2)).toEqual([
      'instalment open, shopper, 70, 2027-01-01, after signature',
      'instalment open, employer, 50, 2027-01-01, after signature',
    ]);
  });

  it('promises no money that is on its way already', () => {
    const { order } = found('plan: cancelled, money to be sent back');
    const refunds = [{ key: 'provider:1', amount: 1080_00, doneAt: null, failure: null }];
    const ledger = readLedger({ ...order, payment: order.payment && { ...order.payment, refunds } }, '2026-12-02');
    expect(ledger.obligations.map(short)).toEqual(['refund sent, shop, 1080, -']);
    expect(ledger.ended).toMatchObject({ money: 'sent', amount: 1080_00 });
  });

  it('says before the order that a bike comes after the first instalment', () => {
    expect(ledgerOf('cart: plan that an employer shares, delivery in spring').lateDelivery).toEqual({
      delivery: '2027-03-15',
      first: '2027-01-01',
      signBy: '2026-11-30',
    });
    expect(ledgerOf('plan: just ordered').lateDelivery).toBeNull();
  });

  it('loses and creates no Rappen', () => {
    for (const { order, today } of fixtureOrders) {
      const { money, parts, ended } = readLedger(order, today);
      const brought = (order.payment?.transactions ?? []).reduce((sum, { amount }) => sum + amount, 0);
      expect(money.own + money.sponsors + money.returned + money.contested).toBe(brought);
      if (!ended) expect(parts.shopper + parts.employer + parts.sponsors).toBe(order.total);
    }
  });
});

describe('the words of the ledger', () => {
  it.each(locales)('exist for every obligation of the fixture (%s)', (locale) => {
    const writer = { t: i18nFor(locale, 'due'), locale };
    for (const { order, today } of fixtureOrders) {
      const ledger = readLedger(order, today);
      const texts = [
        ...ledger.obligations.flatMap((each) =>
          (['headline', 'line', 'row'] as const).map((length) => wordObligation(each, length, writer)),
        ),
        ...(ledger.ended ? [wordEnd(ledger.ended, 'headline', writer), wordEnd(ledger.ended, 'line', writer)] : []),
        wordOrder(ledger, 'headline', writer),
        order.isDraft ? '' : wordOrder(ledger, 'public', writer),
        wordAssumption(ledger.schedule, writer),
        wordLateDelivery(ledger, writer),
      ];
      for (const text of texts) expect(text).not.toMatch(/[a-z]\.[a-z]|[{}]|undefined|[ ]$|[ ]{2}/);
    }
  });

  it('name no amount where anybody may read them', () => {
    const writer = { t: i18nFor('de', 'due'), locale: 'de' } as const;
    for (const { order, today } of fixtureOrders.filter((each) => !each.order.isDraft)) {
      expect(wordOrder(readLedger(order, today), 'public', writer)).not.toMatch(/CHF/);
    }
  });
});
