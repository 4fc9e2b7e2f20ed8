import {
  agreedShare,
  dueSchedule,
  type Payment,
  type PlanAmounts,
  sharedSchedule,
  signingExample,
  sum,
} from '~/modules/financing/due.ts';
import type { IsoDate, SharedPayment } from '~/modules/financing/financing.ts';
import { type DuePayment, isOver, type LedgerMoney, type LedgerOrder, type LedgerSchedule } from './model.ts';

/** The amounts of a stored schedule: what was agreed, even if today's rules would give other ones. */
export function scheduleAmounts({
  months,
  total,
  downPayment,
  schedule,
}: Pick<LedgerOrder, 'months' | 'total' | 'downPayment' | 'schedule'>): PlanAmounts {
  const instalments = schedule.filter((payment) => payment.kind !== 'down-payment');
  return {
    months,
    total,
    downPayment,
    first: instalments[0]?.amount ?? total,
    regular: instalments.at(-1)?.amount ?? total,
  };
}

/**
 * The payments of an order by due date: the payment due at once by its deadline, instalments by the signature or,
 * before it, on the assumption that the contract is signed in the current month.
 */
export function ledgerSchedule(order: LedgerOrder, money: LedgerMoney, today: IsoDate): LedgerSchedule {
  const { employer, facts, paysOnce, payment } = order;
  const signedOn = facts.contract ?? null;
  const payBy = payment?.payBy;
  const dated = dueSchedule(order.schedule, signedOn ?? later(order.orderedOn, today)).map((each): Payment =>
    each.kind === 'instalment' || !payBy ? each : { ...each, date: payBy },
  );
  const amounts = scheduleAmounts(order);
  const shared = employer && {
    ...agreedShare(amounts, { employer: employer.share, employerMonths: employer.months }),
    until: employer.until,
  };
  const payments = isOver(facts) ? [] : numbered(sharedSchedule(dated, shared), money.sponsors);
  return {
    payments,
    assumption:
      paysOnce || signedOn || isOver(facts)
        ? null
        : { kind: 'signed-by', date: signingExample(later(order.orderedOn, today), order.months).signBy },
    amounts,
    ownTotal: sum(payments.map(({ member }) => member)),
    employerTotal: sum(payments.map(({ employer: part }) => part)),
    dueCount: signedOn ? payments.filter(({ kind, date }) => kind === 'instalment' && date < today).length : 0,
  };
}

const later = (one: IsoDate, other: IsoDate): IsoDate => (one > other ? one : other);

/** @param sponsored paid by sponsors of the amount due at once */
function numbered(payments: readonly SharedPayment[], sponsored: number): DuePayment[] {
  let number = 0;
  return payments.map((payment) => {
    if (payment.kind === 'instalment') return { ...payment, number: ++number, sponsors: 0 };
    const sponsors = Math.min(sponsored, payment.amount);
    return { ...payment, number: 0, sponsors, member: payment.member - sponsors };
  });
}
