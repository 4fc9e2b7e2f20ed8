import { z } from 'zod';
import { formatDate } from '~/i18n/dates.ts';
import { textOfKey } from '~/i18n/keys.ts';
import { formatChfWithRappen } from '~/i18n/money.ts';
import { dueLine, mailWriter } from '~/modules/orders/due-mail.server.ts';
import { findLedger } from '~/modules/orders/ledger.server.ts';
import { wordObligation } from '~/modules/orders/ledger-words.ts';
import { defineMail } from '~/modules/instances/define-mail.server.ts';
import { mailedOrderLink, orderMail } from '~/modules/orders/order-mail.server.ts';
import { findOrderById } from '~/modules/orders/orders.server.ts';
import { sampleLedger, sampleOrder } from '~/modules/orders/sample-order.server.ts';
import { db } from '~/platform/db.server.ts';
import { zurichDate } from '~/platform/zurich-time.server.ts';
import { href } from '~/site-map.ts';

/**
 * Confirms to the buyer that the down payment, or the whole price, was received. `read` throws if the payment is
 * missing, and the job is retried.
 */
export const paymentReceivedMail = defineMail({
  kinds: [{ name: 'payment-received', class: 'normal' }],
  texts: 'payment',
  schema: z.object({ checkoutId: z.string() }),
  read: async ({ checkoutId }) => {
    const order = await findOrderById(checkoutId);
    const payment = await db.payment.findUnique({
      where: { checkoutId },
      include: { transactions: { where: { status: 'confirmed' }, orderBy: { at: 'asc' } } },
    });
    if (!order || !payment?.paidAt) throw new Error(`The payment of order ${checkoutId} is not there.`);
    const due = await orderMail(order);
    const transactions = payment.transactions.map(({ amount, means, at }) => ({ amount, means, at }));
    return {
      ...due,
      key: `payment-received:${checkoutId}`,
      facts: { order, ledger: await findLedger(checkoutId), transactions, isProven: due.isProven },
    };
  },
  write: ({ order, ledger, transactions, isProven }, { t, locale, page }) => {
    const { number, contact } = order;
    const kind = order.payOneTime ? 'once' : 'down-payment';
    const first = ledger.obligations.find((each) => each.kind === 'instalment' && each.party === 'shopper');
    return {
      subject: t(`mail.subject.${kind}`, { number }),
      greeting: isProven ? t('mail.greeting', { name: contact.firstname }) : t('mail.greeting-unnamed'),
      intro: [t(`mail.intro.${kind}`, { number }), dueLine(ledger, locale)].filter(Boolean).join(' '),
      blocks: [
        {
          title: t('mail.payment'),
          lines: transactions.map(({ amount, means, at }) => ({
            text: [formatDate(zurichDate(at), locale), textOfKey(t, `means.${means}`, { defaultValue: means })].join(
              ' · ',
            ),
            amount: formatChfWithRappen(amount),
          })),
        },
        ...(first
          ? [
              {
                title: t('mail.first'),
                lines: [
                  { text: wordObligation(first, 'row', mailWriter(locale)), amount: formatChfWithRappen(first.amount) },
                ],
              },
            ]
          : []),
      ],
      link: { text: t('mail.open'), address: page(href('checkoutConfirmation', {}, locale, mailedOrderLink(order))) },
      closing: t(`mail.closing.${order.stockState === 'choosing' ? 'choosing' : kind}`),
    };
  },
  samples: (locale) => {
    const order = sampleOrder(locale);
    const once = { ...order, payOneTime: true };
    const transactions = [{ amount: 1080_00, means: 'twint', at: new Date('2026-11-27T10:00:00Z') }];
    return {
      'down payment': {
        order,
        ledger: sampleLedger(order, { facts: { paid: '2026-11-27' } }),
        transactions,
        isProven: true,
      },
      'whole price': {
        order: once,
        ledger: sampleLedger(once, { facts: { paid: '2026-11-27' } }),
        transactions,
        isProven: false,
      },
    };
  },
});
