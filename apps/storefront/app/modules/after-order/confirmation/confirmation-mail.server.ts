import { z } from 'zod';
import type { Translate } from '~/i18n/keys.ts';
import { formatDate } from '~/i18n/dates.ts';
import { formatChfWithRappen } from '~/i18n/money.ts';
import { href } from '~/site-map.ts';
import { sharedSchedule } from '~/modules/financing/financing.ts';
import { chosenOf, orderShare } from '~/modules/orders/order-view.ts';
import { findOrderById, type Order, orderView } from '~/modules/orders/orders.server.ts';
import { sampleOrder } from '~/modules/orders/sample-order.server.ts';
import { mailedOrderLink, orderMail } from '~/modules/orders/order-mail.server.ts';
import { stockClaimOf } from '~/modules/orders/stock-state.ts';
import { countryName } from '~/modules/orders/countries.server.ts';
import { settleFlags } from '~/modules/after-order/order-flags.server.ts';
import { defineMail } from '~/modules/instances/define-mail.server.ts';
import { db } from '~/platform/db.server.ts';
import type { EmailBlock } from '~/platform/mail/email.ts';
import { paymentDeadline } from '~/modules/orders/payment-deadline.ts';
import { zurichDate } from '~/platform/zurich-time.server.ts';
import { orderPath } from '~/modules/orders/order-link.ts';

/** The idempotency key of a confirmation: an order is confirmed once. */
export const confirmationKey = (checkoutId: string): string => `order-confirmation:${checkoutId}`;

/**
 * Confirms an order to whoever placed it, in the language it was placed in (decision 40: Law), and sets the flags of an order that
 * waits for nothing. To an address that is not proven it repeats nothing that was typed; what was ordered is behind its link.
 */
export const orderConfirmationMail = defineMail({
  kinds: [{ name: 'order-confirmation', class: 'essential', hourly: 3, daily: 12 }],
  texts: 'order-mail',
  schema: z.object({ checkoutId: z.string() }),
  read: async ({ checkoutId }) => {
    const order = await findOrderById(checkoutId);
    if (!order) throw new Error(`There is no order ${checkoutId} to confirm.`);
    await db.$transaction((database) => settleFlags(database, checkoutId));
    const due = await orderMail(order);
    const payment = await db.payment.findUnique({ where: { checkoutId }, select: { amount: true, covered: true } });
    const facts: ConfirmationFacts = { order, isProven: due.isProven, due: payment };
    return { ...due, key: confirmationKey(checkoutId), facts };
  },
  write: ({ order, isProven, due }, { t, locale, sender, page }) => {
    const { number } = order;
    const steps = order.payOneTime
      ? ([...payStep(order, due), 'delivery'] as const)
      : ([...payStep(order, due), 'check', 'contract', 'delivery'] as const);
    const payBy = formatDate(paymentDeadline(zurichDate(order.createdAt)), locale);
    const { amount = 0, covered = 0 } = due ?? {};
    const money = { covered: formatChfWithRappen(covered), rest: formatChfWithRappen(amount - covered) };
    const link = mailedOrderLink(order);
    const parts = order.payOneTime
      ? (['zahlung'] as const)
      : (['zahlung', 'ausweis', 'versicherung', 'vertrag'] as const);
    return {
      subject: sender ? t('subject-of', { number, name: sender }) : t('subject', { number }),
      greeting: isProven ? t('greeting', { name: order.contact.firstname }) : t('greeting-unnamed'),
      intro: t('intro', { number, date: formatDate(zurichDate(order.createdAt), locale) }),
      blocks: [
        { title: t('items'), lines: itemLines(order, t) },
        { title: t('payments'), lines: paymentLines(order, t) },
        ...(order.insurance && order.insurancePrice !== null
          ? [
              {
                title: t('insurance'),
                lines: [{ text: t('insurance-year'), amount: formatChfWithRappen(order.insurancePrice) }],
              },
            ]
          : []),
        ...(isProven ? [{ title: t('address'), lines: addressLines(order).map((text) => ({ text })) }] : []),
      ],
      next: {
        title: t('next'),
        steps: [...stockStep(order, t), ...steps.map((step) => t(`steps.${step}`, { payBy, ...money }))],
      },
      link: { text: t('open'), address: page(orderPath(locale, link)) },
      more: [
        ...parts.map((part) => ({ text: t(`parts.${part}`), address: page(orderPath(locale, link, part)) })),
        { text: t('tracker'), address: page(href('orderTracker', {}, locale, link)) },
      ],
      closing: t('closing'),
    };
  },
  samples: (locale): Record<string, ConfirmationFacts> => {
    const order = sampleOrder(locale);
    return {
      plan: { order, isProven: true, due: { amount: 1080_00, covered: 0 } },
      'whole price, address not proven': {
        order: { ...order, payOneTime: true, schedule: [{ kind: 'once', date: '2026-11-29', amount: 4320_00 }] },
        isProven: false,
        due: { amount: 4320_00, covered: 0 },
      },
      'down payment paid by sponsors': { order, isProven: true, due: { amount: 1080_00, covered: 1080_00 } },
    };
  },
});

interface ConfirmationFacts {
  order: Order;
  isProven: boolean;
  due: Due | null;
}

/** What is due at once and what sponsors have paid of it, in Rappen. */
interface Due {
  amount: number;
  covered: number;
}

/** What is to be paid at once, as a step: by the shopper, by nobody any more, or the rest of it. */
function payStep(order: Order, due: Due | null) {
  if (due && due.covered >= due.amount) return ['sponsored'] as const;
  if (due && due.covered > 0) return ['sponsored-rest'] as const;
  if (order.payOneTime) return ['pay'] as const;
  return order.totalDownPayment > 0 ? (['down-payment'] as const) : [];
}

/** What an order gets its pieces with, where it does not have them yet. */
function stockStep(order: Order, t: Translate<'order-mail'>): string[] {
  return order.stockState === 'waiting' ? [t('steps.stock', { context: stockClaimOf(order) })] : [];
}

/** What the buyer pays and when, and what an employer pays beside it. */
function paymentLines(order: Order, t: Translate<'order-mail'>): EmailBlock['lines'] {
  const shared = orderShare(orderView(order));
  const lines = sharedSchedule(order.schedule, shared).map(({ kind, date, member, employer }) => ({
    text: [
      formatDate(date, order.locale),
      kind === 'instalment' ? '' : t(`payment.${kind}`),
      employer > 0 ? t('share.beside', { amount: formatChfWithRappen(employer) }) : '',
    ]
      .filter(Boolean)
      .join(' · '),
    amount: formatChfWithRappen(member),
  }));
  if (!shared) return lines;
  return [
    ...lines,
    { text: t('share.own'), amount: formatChfWithRappen(shared.memberTotal) },
    { text: t('share.employer'), amount: formatChfWithRappen(shared.employerTotal) },
  ];
}

function itemLines(order: Order, t: Translate<'order-mail'>): EmailBlock['lines'] {
  return [
    ...order.cartItems.map((item) => ({
      text: [item.name, ...chosenOf(item)].join(', '),
      amount: formatChfWithRappen(item.price),
    })),
    ...(order.discountCode === null
      ? []
      : [{ text: t('discount', { code: order.discountCode }), amount: formatChfWithRappen(-order.discount) }]),
    { text: t('delivery'), amount: t('free') },
    { text: t('total'), amount: formatChfWithRappen(order.resultingPrice) },
  ];
}

function addressLines({ contact, locale }: Order): string[] {
  const { name, street, house_number, zip, city } = contact.delivery ?? {
    ...contact,
    name: `${contact.firstname} ${contact.lastname}`,
  };
  return [
    name,
    [street, house_number].filter(Boolean).join(' '),
    `${zip} ${city}`,
    countryName(contact.delivery ? 'CH' : contact.country_code, locale),
    contact.phone,
  ];
}
