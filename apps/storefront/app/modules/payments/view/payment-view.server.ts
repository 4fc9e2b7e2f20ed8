import { paymentProvider } from '~/integrations/payment/payment.server.ts';
import { db } from '~/platform/db.server.ts';
import { log } from '~/platform/log.server.ts';
import { withinTimeLimit } from '~/platform/time-limit.server.ts';
import { payableStates, type PaymentState, type PaymentView, stateOfStatus } from '~/modules/payments/payment-view.ts';
import { creditorAccount, qrBillPath, receiptPath } from '~/modules/payments/qr-bill/qr-bill-account.server.ts';
import { syncPayment } from '~/modules/payments/provider/sync-payment.server.ts';
import { moneyHeld, moneyOpen } from '~/modules/orders/money-held.ts';
import { isEnding, isOpenAt } from '~/modules/orders/order-stages.ts';
import { shoppersMoneyHeld } from '~/modules/orders/sponsor-money.ts';

/** Maximum wait in ms for the provider's response when a shopper returns from the payment page. */
const RETURN_LIMIT = 2500;

/** The order whose payment is shown. The caller has checked access. */
export interface ShownOrder {
  id: string;
  number: string;
  payOneTime: boolean;
  /** The document's token, if the page was opened by it. */
  token?: string;
}

function findPayment(checkoutId: string) {
  return db.payment.findUnique({
    where: { checkoutId },
    include: {
      gateways: { orderBy: { id: 'desc' }, take: 1 },
      transactions: { orderBy: { at: 'desc' } },
      refunds: true,
      checkout: { select: { fulfilment: { select: { stage: true } } } },
    },
  });
}

type PaymentRow = NonNullable<Awaited<ReturnType<typeof findPayment>>>;

/**
 * Reads the payment of an order for its page; null if nothing was due at once, or the order was cancelled before any
 * payment. Money paid for a cancelled order is shown as refunded; sponsors' money is not shown.
 * @param returned set if the shopper returns from the payment page, from its URL (`bezahlt`, …): then the provider is
 * asked first, within a time limit
 */
export async function paymentView(order: ShownOrder, returned?: string): Promise<PaymentView | null> {
  let payment = await findPayment(order.id);
  if (!payment) return null;
  if (returned && !payment.paidAt && (await isSynced(payment.id))) payment = (await findPayment(order.id)) ?? payment;
  const { transactions, refunds } = payment;
  const [page] = payment.gateways;
  const stage = payment.checkout.fulfilment?.stage ?? 'received';
  // If sponsors paid everything, nothing is left for the shopper to see once the order has ended.
  const isPaid = payment.paidAt !== null && !(isEnding(stage) && payment.covered >= payment.amount);
  if (!isPaid && shoppersMoneyHeld(transactions, refunds) === 0 && !isOpenAt(stage, 'pay')) return null;
  const state = stage === 'cancelled' ? 'refunded' : stateOf(payment, returned);
  const { number, token } = order;
  return {
    kind: order.payOneTime ? 'once' : 'down-payment',
    state,
    amount: payment.amount,
    outstanding: moneyOpen(payment.amount, transactions, refunds),
    payBy: payableStates.has(state) ? payment.payBy.toISOString().slice(0, 10) : undefined,
    link: payableStates.has(state) && state !== 'expired' && state !== 'part-paid' ? page?.link : undefined,
    offered: paymentProvider()?.means ?? [],
    paidAt: payment.paidAt?.toISOString(),
    means: onlyMeans(transactions),
    qrBill: creditorAccount() && payableStates.has(state) ? qrBillPath({ number, token }) : undefined,
    receipt: moneyHeld(transactions, refunds) > 0 ? receiptPath({ number, token }) : undefined,
    order: { number, token },
  };
}

/** The means of payment; undefined after several means. */
function onlyMeans(transactions: PaymentRow['transactions']): string | undefined {
  const means = new Set(transactions.filter(({ status }) => status === 'confirmed').map((each) => each.means));
  return means.size === 1 ? [...means][0] : undefined;
}

function stateOf({ status, gateways: [page] }: PaymentRow, returned?: string): PaymentState {
  const state = stateOfStatus[status];
  const isOpen = payableStates.has(state) && state !== 'part-paid';
  if (!isOpen) return state;
  if (!page) return paymentProvider() ? 'preparing' : 'bank-only';
  if (page.expiresAt <= new Date()) return 'expired';
  return returned === 'bezahlt' && state === 'ready' ? 'processing' : state;
}

/** Whether the provider responded in time; otherwise the webhook updates the payment later. */
async function isSynced(paymentId: string): Promise<boolean> {
  const sync = syncPayment({ paymentId }).then(
    () => true,
    (err: unknown) => {
      log.warn({ err, event: 'payment_sync_failed', paymentId }, 'payment status could not be read from the provider');
      return false;
    },
  );
  return withinTimeLimit(sync, RETURN_LIMIT).catch(() => false);
}
