import { z } from 'zod';
import { formatDate } from '~/i18n/dates.ts';
import { formatChfWithRappen } from '~/i18n/money.ts';
import { textOfKey } from '~/i18n/keys.ts';
import { i18nFor } from '~/i18n/texts.server.ts';
import { mailer } from '~/integrations/mail/mail.server.ts';
import { db } from '~/platform/db.server.ts';
import { mailedOrderLink, orderMail } from '~/modules/orders/order-mail.server.ts';
import { defineJob } from '~/platform/jobs.server.ts';
import { href } from '~/site-map.ts';
import { sharedSchedule } from '~/modules/financing/financing.ts';
import { orderShare } from '~/modules/orders/order-view.ts';
import { findOrderById, orderView } from '~/modules/orders/orders.server.ts';
import { writeLetter } from '~/platform/mail/write-letter.server.ts';
import { zurichDate } from '~/platform/zurich-time.server.ts';

/** Tells that the money is there. */
export const paymentReceivedJob = defineJob({
  name: 'mail.payment-received',
  schema: z.object({ checkoutId: z.string() }),
  run: sendPaymentReceived,
});

/**
 * Tells whoever ordered that the down payment, or the whole price, was received. A repetition has no second effect: the key is
 * the order's own.
 * @throws where the payment is not there or the mailer fails; the job runs again
 */
export async function sendPaymentReceived({ checkoutId }: { checkoutId: string }): Promise<void> {
  const order = await findOrderById(checkoutId);
  const payment = await db.payment.findUnique({
    where: { checkoutId },
    include: { transactions: { where: { status: 'confirmed' }, orderBy: { at: 'asc' } } },
  });
  if (!order || !payment?.paidAt) throw new Error(`The payment of order ${checkoutId} is not there.`);
  const { locale, number, payOneTime, contact } = order;
  const t = i18nFor(locale, 'payment');
  const kind = payOneTime ? 'once' : 'down-payment';
  const schedule = sharedSchedule(order.schedule, orderShare(orderView(order)));
  const first = schedule.find((each) => each.kind === 'instalment');
  const { address, sender, look, pass, mayRepeatTyped } = await orderMail(order);
  const mail = await writeLetter({
    ...look,
    locale,
    colon: i18nFor(locale, 'order-mail')('colon'),
    subject: t(`mail.subject.${kind}`, { number }),
    greeting: mayRepeatTyped ? t('mail.greeting', { name: contact.firstname }) : t('mail.greeting-unnamed'),
    intro: t(`mail.intro.${kind}`, { number }),
    blocks: [
      {
        title: t('mail.payment'),
        lines: payment.transactions.map(({ amount, means, at }) => ({
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
              lines: [{ text: formatDate(first.date, locale), amount: formatChfWithRappen(first.member) }],
            },
          ]
        : []),
    ],
    link: {
      text: t('mail.open'),
      address: `${address}${href('checkoutConfirmation', {}, locale, mailedOrderLink(order))}`,
    },
    closing: t(`mail.closing.${order.stockState === 'choosing' ? 'choosing' : kind}`),
  });
  await mailer().send(
    { kind: 'payment-received', to: contact.email, ...mail, ...sender, ...pass },
    `payment-received:${checkoutId}`,
  );
}
