import type { Prisma } from '~/platform/db.server.ts';
import { moneyHeld } from '~/modules/orders/money-held.ts';
import { isSponsorKey } from '~/modules/orders/sponsor-money.ts';
import { meansWords } from '~/modules/payments/money-rows.ts';
import { UNCLEAR } from '~/modules/payments/payments.server.ts';

type PaymentRow = Prisma.PaymentGetPayload<{ include: { transactions: true; refunds: true } }>;

const statusWords: Readonly<Record<PaymentRow['status'], string>> = {
  waiting: 'Offen',
  authorized: 'Reserviert',
  cancelled: 'Abgebrochen',
  expired: 'Abgelaufen',
  error: 'Fehler',
  declined: 'Abgelehnt',
  part_paid: 'Teilweise bezahlt',
  confirmed: 'Bestätigt',
  refund_pending: 'Rückzahlung läuft',
  partially_refunded: 'Teilweise zurückgezahlt',
  refunded: 'Zurückgezahlt',
  disputed: 'Bestritten',
  chargeback: 'Rückbelastet',
  reversed: 'Zurückgenommen',
};

/** The payment of an order with all tries and refunds, and what of it may still go back. */
export function moneyOf(payment: PaymentRow | null) {
  if (!payment) return { payment: null, refundable: [] };
  const rows = payment.transactions.map((transaction) => {
    const { at, means, key, status, amount } = transaction;
    return {
      at: at.toISOString(),
      means: meansWords[means] ?? means,
      key,
      state: statusWords[status],
      isGood: status === 'confirmed',
      amount,
    };
  });
  const held = moneyHeld(payment.transactions, payment.refunds);
  const payBy = payment.payBy.toISOString().slice(0, 10);
  return {
    payment: { due: payment.amount, held, payBy, rows, refunds: payment.refunds.map(toRefund) },
    refundable: refundableOf(payment),
  };
}

function toRefund({ createdAt, doneAt, amount, reason, staffEmail, failure }: PaymentRow['refunds'][number]) {
  const state = doneAt ? ('done' as const) : failure ? ('failed' as const) : ('open' as const);
  return { at: createdAt.toISOString(), amount, reason, staffEmail, state, failure };
}

/** Payments of which something may go back, with the most of it in Rappen. */
function refundableOf({ transactions, refunds }: PaymentRow) {
  return transactions.flatMap(({ key, status, amount, means }) => {
    if (isSponsorKey(key) || (status !== 'confirmed' && status !== 'partially_refunded')) return [];
    const removed = refunds
      .filter((refund) => refund.key === key && (refund.failure === null || refund.failure === UNCLEAR))
      .reduce((sum, refund) => sum + refund.amount, 0);
    return amount > removed ? [{ key, label: meansWords[means] ?? means, most: amount - removed }] : [];
  });
}
