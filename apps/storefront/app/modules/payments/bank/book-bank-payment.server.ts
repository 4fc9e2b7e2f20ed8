import { db } from '~/platform/db.server.ts';
import { type RecordedPayment, recordTransactions } from '~/modules/payments/provider/record-transactions.server.ts';

export interface BankPayment {
  /** Order number, e.g. `VE-7K3M-Q9TF`. */
  number: string;
  /** Rappen */
  amount: number;
  /** The bank's own reference of the entry: the same entry counts once. */
  entry: string;
  at?: Date;
}

export type BookResult =
  | ({ kind: 'booked' } & RecordedPayment)
  /** This entry is in the books already; nothing was changed. */
  | { kind: 'known' }
  | { kind: 'unknown-order' }
  /** The order owes nothing at once. */
  | { kind: 'nothing-due' };

/** Books an amount that came to the bank account; settles the payment when all of it is there. */
export async function bookBankPayment({ number, amount, entry, at = new Date() }: BankPayment): Promise<BookResult> {
  const order = await db.checkout.findUnique({ where: { number }, select: { payment: { select: { id: true } } } });
  if (!order) return { kind: 'unknown-order' };
  if (!order.payment) return { kind: 'nothing-due' };
  const key = `bank:${entry}`;
  if (await db.paymentTransaction.findUnique({ where: { key }, select: { id: true } })) return { kind: 'known' };
  const paid = { key, status: 'confirmed', amount, means: 'bank', at } as const;
  return { kind: 'booked', ...(await recordTransactions(order.payment.id, [paid])) };
}
