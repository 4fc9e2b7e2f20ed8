import { formatChfWithRappen } from '~/i18n/money.ts';
import { chatJob } from '~/integrations/team-chat/chat-job.server.ts';
import { orderChanged } from '~/modules/orders/order-changed.server.ts';
import { type Database, db, type Prisma } from '~/platform/db.server.ts';
import { addJob } from '~/platform/jobs.server.ts';
import { moveOrder, handleLatePayment } from '~/modules/fulfilment/fulfilment.server.ts';
import { paymentReceivedMail } from '~/modules/payments/received-mail.server.ts';
import { countedOf } from './counted.ts';
import { lockPayment } from './lock-payment.server.ts';
import { mailRefundsOfProvider } from './mail-refunds.server.ts';
import {
  amountHeld,
  type CountedTransaction,
  hasBrought,
  isReversal,
  nextStatus,
  type PaymentStatus,
  paymentStatus,
  type TransactionStatus,
} from './status.ts';

/** A successful or attempted transaction, as reported by the provider or by staff. */
export interface ObservedTransaction {
  /** Unique key of the transaction, the same in every report. */
  key: string;
  status: TransactionStatus;
  /** Rappen */
  amount: number;
  means: string;
  at: Date;
  /** The staff member who booked it by hand. */
  bookedBy?: string;
}

/** A payment after its transactions were recorded. */
export interface RecordedPayment {
  status: PaymentStatus;
  /** Rappen received and still held. */
  held: number;
  /** Rappen due. */
  due: number;
}

/**
 * Records the transactions of a payment, in one database transaction with everything that follows: once the amount is
 * complete, the payment is settled (mail, chat message, the order's next stage); refunds and overpayments are reported
 * to the team. Idempotent, in any order.
 */
export async function recordTransactions(
  paymentId: string,
  observed: readonly ObservedTransaction[],
): Promise<RecordedPayment> {
  return db.$transaction((database) => recordIn(database, paymentId, observed));
}

/** The same in the caller's transaction. */
export async function recordIn(
  database: Database,
  paymentId: string,
  observed: readonly ObservedTransaction[],
): Promise<RecordedPayment> {
  await lockPayment(database, paymentId);
  const payment = await database.payment.findUniqueOrThrow({
    where: { id: paymentId },
    include: {
      transactions: true,
      refunds: true,
      gateways: { orderBy: { id: 'desc' }, take: 1, select: { createdAt: true } },
      checkout: { select: { number: true } },
    },
  });
  for (const news of observed) await writeTransaction(database, payment, news);
  const { refunds } = payment;
  const after = await database.paymentTransaction.findMany({ where: { paymentId } });
  const counted = countedOf(after, refunds);
  const status = paymentStatus(payment.amount, counted, payment.gateways[0]?.createdAt, payment.covered);
  const held = amountHeld(counted);
  const hasCome = moneyCame(countedOf(payment.transactions, refunds), counted);
  const isSettledNow = status === 'confirmed' && !payment.paidAt;
  await database.payment.update({
    where: { id: paymentId },
    data: { status, ...(isSettledNow && { paidAt: new Date() }) },
  });
  const { number } = payment.checkout;
  if (isSettledNow) await settle(database, { paymentId, checkoutId: payment.checkoutId, number, amount: held });
  else if (hasCome) await handleLatePayment(database, payment.checkoutId);
  await mailRefundsOfProvider(database, payment, after);
  if (status !== payment.status && isReversal(status)) await notifyReversal(database, paymentId, number, status);
  if (held > payment.amount && hasCome) {
    await notifyOverpaid(database, paymentId, number, { held, due: payment.amount });
  }
  await orderChanged.emit(database, payment.checkoutId);
  return { status, held, due: payment.amount };
}

/** Whether new money was received. A transaction whose rest is known again after a partial refund is not new. */
function moneyCame(before: readonly CountedTransaction[], now: readonly CountedTransaction[]): boolean {
  const known = new Set(before.filter(({ status }) => hasBrought(status)).map(({ id }) => id));
  return now.some(({ id, held = 0 }) => held > 0 && !known.has(id));
}

type StoredTransaction = Prisma.PaymentTransactionGetPayload<object>;

async function writeTransaction(
  database: Database,
  payment: { id: string; transactions: StoredTransaction[] },
  { key, status, amount, means, at, bookedBy }: ObservedTransaction,
): Promise<void> {
  const known = payment.transactions.find((each) => each.key === key);
  if (!known) {
    await database.paymentTransaction.create({
      data: { paymentId: payment.id, key, status, amount, means, at, bookedBy },
    });
    return;
  }
  if (known.status === 'reversed') return;
  const next = known.status === 'part_paid' ? status : nextStatus(known.status, status);
  if (next !== known.status) await database.paymentTransaction.update({ where: { key }, data: { status: next } });
}

/** The consequences of a payment that is complete for the first time. */
async function settle(
  database: Database,
  { paymentId, checkoutId, number, amount }: { paymentId: string; checkoutId: string; number: string; amount: number },
): Promise<void> {
  const text = `Zahlung erhalten: ${formatChfWithRappen(amount)} für Bestellung ${number}.`;
  await addJob(database, chatJob, { text }, { key: `payment-received:${paymentId}` });
  // Moves the order and its deals. If the order was cancelled and stays so, the shopper is told that the money goes
  // back.
  const move = await moveOrder(database, { checkoutId, fact: 'paid', who: 'payment' });
  if (move.kind === 'impossible') return;
  await addJob(database, paymentReceivedMail, { checkoutId }, { key: `payment-received-mail:${paymentId}` });
}

const reversalWords: Partial<Record<PaymentStatus, string>> = {
  refund_pending: 'Rückerstattung läuft',
  partially_refunded: 'Teilweise zurückerstattet',
  refunded: 'Zurückerstattet',
  disputed: 'Zahlung wird bestritten',
  chargeback: 'Rückbelastung durch die Kartenbank',
};

async function notifyReversal(
  database: Database,
  paymentId: string,
  number: string,
  status: PaymentStatus,
): Promise<void> {
  const text = `${reversalWords[status] ?? status}: Bestellung ${number}.`;
  await addJob(database, chatJob, { text }, { key: `payment-${status}:${paymentId}` });
}

async function notifyOverpaid(
  database: Database,
  paymentId: string,
  number: string,
  { held, due }: { held: number; due: number },
): Promise<void> {
  const text = `Zu viel bezahlt: ${formatChfWithRappen(held)} statt ${formatChfWithRappen(due)} für Bestellung ${number}. Bitte zurückerstatten.`;
  await addJob(database, chatJob, { text }, { key: `payment-overpaid:${paymentId}:${held}` });
}
