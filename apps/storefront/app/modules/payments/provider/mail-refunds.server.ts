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
 * Mails the shopper what went back in full without a refund ordered here, for example from the provider's own panel. Of a part,
 * the provider does not say how much it is: then no mail is sent.
 * @param database a transaction that has locked the payment
 * @param before the payment before the news
 * @param after its transactions with the news
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
