import { expect } from 'vitest';
import { i18nFor } from '~/i18n/texts.server.ts';
import { formatChf, formatChfWithRappen } from '~/i18n/money.ts';
import { dueView } from '~/modules/orders/due-view.ts';
import { type Ledger, stepKinds } from '~/modules/orders/ledger.ts';
import { wordObligation, wordOrder } from '~/modules/orders/ledger-words.ts';
import { isSponsorKey } from '~/modules/orders/sponsor-money.ts';
import { formatSchedule } from '~/modules/orders/schedule/schedule-document.server.ts';
import { scheduleIcs } from '~/modules/orders/schedule/schedule-ics.server.ts';
import { monthsBetween, signedInstalments } from '~/modules/financing/financing.ts';
import { sharesOf } from '~/modules/organizations/statement.ts';
import type { Life } from './life.ts';

const writer = { t: i18nFor('de', 'due'), locale: 'de' } as const;
const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

/** No money is lost or created, whatever happened. */
export function expectMoneyComplete(life: Life, { money, parts, schedule, ended }: Ledger): void {
  const { transactions } = life;
  const brought = (isSponsors: boolean) =>
    sum(transactions.filter(({ key }) => isSponsorKey(key) === isSponsors).map(({ amount }) => amount));
  expect(money.own + money.returned + money.contested).toBe(brought(false));
  const sponsorsBack = transactions.some(({ key, status }) => isSponsorKey(key) && status === 'refunded');
  expect(money.sponsors).toBe(sponsorsBack ? 0 : brought(true));
  for (const amount of Object.values(money)) expect(amount).toBeGreaterThanOrEqual(0);
  // No more goes back than is there and not on its way yet.
  const ordered = sum(life.refunds.filter(({ doneAt }) => doneAt === null).map(({ amount }) => amount));
  expect(money.refund).toBeLessThanOrEqual(Math.max(0, money.own - ordered));
  if (money.open > 0) expect(money.open + money.own + money.sponsors).toBe(money.due);
  if (ended) expect(schedule.payments).toEqual([]);
  else expect(parts.shopper + parts.sponsors + parts.employer).toBe(life.order.total);
}

/** Only what is true is asked for, in the one order of steps. */
export function expectObligations(life: Life, ledger: Ledger): void {
  const { obligations, own, next, nextPayment, steps, ended, schedule } = ledger;
  const { facts } = life;
  const asksShopper = obligations.filter(({ party, kind }) => party === 'shopper' && kind !== 'insurance');
  const order = steps.map(({ kind }) => stepKinds.indexOf(kind));
  expect(order).toEqual([...order].sort((one, other) => one - other));
  expect(steps.filter(({ state }) => state === 'now').length).toBeLessThanOrEqual(1);
  const isRequestOpen = life.hasRequested && !ended && !facts.has('shipped') && !facts.has('delivered');
  if (ended || isRequestOpen) {
    expect(asksShopper).toEqual([]);
    expect([own, nextPayment]).toEqual([null, null]);
    expect(wordOrder(ledger, 'headline', writer)).not.toMatch(/bezahlen/);
  }
  if (facts.has('cancelled')) expect(ended).not.toBeNull();
  const payment = asksShopper.find(({ kind }) => kind === 'payment');
  if (payment) {
    expect(payment.amount).toBe(ledger.money.open);
    expect(payment.deadline).toBe(life.stored().payment?.payBy);
    expect(facts.has('paid')).toBe(false);
    // The job has cancelled what is later.
    expect(payment.deadline && payment.deadline >= life.today).toBe(true);
  }
  if (!facts.has('contract') && !ended) {
    expect(schedule.dueCount).toBe(0);
    for (const { kind, assumption } of obligations) if (kind === 'instalment') expect(assumption).not.toBeNull();
  }
  if (facts.has('contract')) expect(schedule.assumption).toBeNull();
  const instalment = obligations.filter(({ kind }) => kind === 'instalment');
  const due = schedule.payments.find(({ date }) => date === instalment[0]?.deadline);
  for (const { party, amount, assumption } of instalment) {
    expect(amount).toBe(party === 'shopper' ? due?.member : due?.employer);
    if (assumption && due) expect(monthsBetween(assumption.date, due.date)).toBe(2);
  }
  if (life.isPrepared && !ended && !isRequestOpen) {
    expect(
      steps.filter(({ kind }) => kind !== 'workshop' && kind !== 'delivery').every(({ state }) => state === 'done'),
    ).toBe(true);
  }
  if (own) expect(next).toBe(own);
}

/** Pages, mails and documents show the ledger's figures. */
export async function expectSurfaces(life: Life, ledger: Ledger): Promise<void> {
  const { own, nextPayment, schedule, parts, ended } = ledger;
  const shopper = dueView(ledger, writer);
  const reader = dueView(ledger, writer, 'reader');
  expect(JSON.stringify(reader)).not.toMatch(/CHF/);
  expect(shopper.plan?.next?.amount ?? nextPayment?.amount).toBe(nextPayment?.amount);
  for (const obligation of ledger.obligations) {
    const line = wordObligation(obligation, 'line', writer);
    expect(line).not.toMatch(/[{}]|undefined|[a-z]\.[a-z]/);
    for (const [amount] of line.matchAll(/CHF\u00a0[\d’.]*\d/g)) {
      expect([formatChf(obligation.amount), formatChf(obligation.held)]).toContain(amount);
    }
  }
  if (own?.kind === 'payment') expect(shopper.title).toContain(formatChf(own.amount));
  if (ended?.money === 'returned') expect(shopper.lead).not.toMatch(/überweisen|teilweise/);
  if (schedule.payments.length === 0) return;
  const document = await formatSchedule(
    { goods: ['Bike'], ledger, discount: null, intro: (t) => t('intro'), key: 'life' },
    'de',
  );
  expect(document.payments.map(({ amount }) => amount)).toEqual(
    schedule.payments.map(({ member }) => formatChfWithRappen(member)),
  );
  expect(document.total.amount).toBe(formatChfWithRappen(parts.shopper));
  const titles =
    scheduleIcs(document)
      .replaceAll('\r\n ', '')
      .match(/SUMMARY:.*/g) ?? [];
  for (const [index, { kind }] of schedule.payments.entries()) {
    expect(titles[index]?.includes('unterschreibst')).toBe(kind === 'instalment' && schedule.assumption !== null);
  }
  expectStatement(life, ledger);
}

/** The employer's statements ask for what the ledger says it pays. */
function expectStatement(life: Life, { parts }: Ledger): void {
  const { employer, schedule } = life.stored();
  const signedOn = life.facts.get('contract');
  if (!employer || !signedOn) return;
  const shares = sharesOf({
    name: '',
    placedOn: life.order.orderedOn,
    share: employer.share,
    months: employer.months,
    instalments: signedInstalments(schedule, signedOn),
    endedOn: employer.until,
    isCancelled: false,
  });
  expect(sum(shares.map(({ amount }) => amount))).toBe(parts.employer);
}
