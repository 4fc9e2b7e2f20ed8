import type { StoredStatus } from './provider/status.ts';

/** What a shopper may know of a payment and do about it. Amounts are Rappen. */
export interface PaymentView {
  kind: 'down-payment' | 'once';
  state: PaymentState;
  amount: number;
  /** What is still open; the amount itself until something came. */
  outstanding: number;
  /** The last day on which it can be paid, ISO date; absent where nothing is open. */
  payBy?: string;
  /** The provider's page, where there is one to pay on. */
  link?: string;
  /** Means of payment that this page offers, e.g. `twint`. */
  offered: readonly string[];
  /** When all of it was there, ISO 8601. */
  paidAt?: string;
  /** How it was paid, e.g. `twint`; absent where it was by several means. */
  means?: string;
  /** Address of the QR-bill, where the shop has an account for it. */
  qrBill?: string;
  /** Address of the receipt, where money has come. */
  receipt?: string;
  /** What the form that asks for a new link sends. */
  order: { number: string; token?: string };
}

export type PaymentState =
  | 'preparing'
  | 'ready'
  /** The shopper is back before the provider has said how it went, or the money is reserved. */
  | 'processing'
  | 'declined'
  | 'cancelled'
  | 'expired'
  | 'part-paid'
  | 'paid'
  | 'refunded'
  /** Contested or taken back: only people can say more. */
  | 'contact'
  /** The shop takes no payment online: by bank only. */
  | 'bank-only';

/** What a payment's status is to the shopper. */
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

/** States in which something may still be paid. */
export const payableStates: ReadonlySet<PaymentState> = new Set<PaymentState>([
  'preparing',
  'ready',
  'declined',
  'cancelled',
  'expired',
  'part-paid',
  'bank-only',
]);
