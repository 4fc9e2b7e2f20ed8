import type { StoredStatus } from './provider/status.ts';

/** A payment as its shopper sees it. Amounts are Rappen. */
export interface PaymentView {
  kind: 'down-payment' | 'once';
  state: PaymentState;
  amount: number;
  /** Open amount. */
  outstanding: number;
  /** The last day on which it can be paid, ISO date; absent if nothing is open. */
  payBy?: string;
  /** URL of the provider's page; absent if there is none to pay on. */
  link?: string;
  /** Means of payment offered there, e.g. `twint`. */
  offered: readonly string[];
  /** When it was complete, ISO 8601. */
  paidAt?: string;
  /** How it was paid, e.g. `twint`; absent after several means. */
  means?: string;
  /** URL of the QR-bill, if the shop has an account for it. */
  qrBill?: string;
  /** URL of the receipt, if money was received. */
  receipt?: string;
  /** Fields of the form that requests a new link. */
  order: { number: string; token?: string };
}

export type PaymentState =
  | 'preparing'
  | 'ready'
  /** The shopper has returned before the provider has reported the result, or the money is reserved. */
  | 'processing'
  | 'declined'
  | 'cancelled'
  | 'expired'
  | 'part-paid'
  | 'paid'
  | 'refunded'
  /** Disputed or charged back: the team has to clarify it. */
  | 'contact'
  /** The shop accepts no online payment: bank transfer only. */
  | 'bank-only';

/** The shopper's state for each status of a payment. */
export const stateOfStatus: Readonly<Record<StoredStatus, PaymentState>> = {
  waiting: 'ready',
  authorized: 'processing',
  cancelled: 'cancelled',
  expired: 'expired',
  error: 'declined',
  declined: 'declined',
  part_paid: 'part-paid',
  confirmed: 'paid',
  refund_pending: 'refunded',
  partially_refunded: 'refunded',
  refunded: 'refunded',
  disputed: 'contact',
  chargeback: 'contact',
  reversed: 'ready',
};

/** States in which the payment can still be made. */
export const payableStates: ReadonlySet<PaymentState> = new Set<PaymentState>([
  'preparing',
  'ready',
  'declined',
  'cancelled',
  'expired',
  'part-paid',
  'bank-only',
]);
