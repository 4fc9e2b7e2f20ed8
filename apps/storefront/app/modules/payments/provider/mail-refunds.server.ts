import type { Database, PaymentTransaction, Refund } from '~/platform/db.server.ts';
import { addJob } from '~/platform/jobs.server.ts';
import { orderNewsMail } from '~/modules/fulfilment/news-mail.server.ts';
import { isSponsorKey } from '~/modules/orders/sponsor-money.ts';
import { UNCLEAR } from '~/modules/orders/money-held.ts';

interface PaymentBefore {
  checkoutId: string;
  transactions: readonly PaymentTransaction[];
  refunds: readonly Refund[];
}

/**
 * Mails the shopper about a full refund that was not ordered here, for example in the provider's own panel. For a
 * partial refund no mail is sent, because the provider does not report the amount.
 * @param database a transaction that has locked the payment
 * @param before the payment before the change
 * @param after its transactions after the change
 */
export async function mailRefundsOfProvider(
  database: Database,
  { checkoutId, transactions, refunds }: PaymentBefore,
  after: readonly PaymentTransaction[],
): Promise<void> {
  const known = new Set(transactions.filter(({ status }) => status === 'refunded').map(({ id }) => id));
  for (const { id, key, status, amount } of after) {
    if (status !== 'refunded' || known.has(id) || isSponsorKey(key)) continue;
    const own = refunds.filter((refund) => refund.key === key && (refund.doneAt || refund.failure === UNCLEAR));
    const rest = own.reduce((left, refund) => left - refund.amount, amount);
    if (rest <= 0) continue;
    const mail = { checkoutId, news: 'refunded', amount: rest } as const;
    await addJob(database, orderNewsMail, mail, { key: `order-news:refunded:${id}` });
  }
}
