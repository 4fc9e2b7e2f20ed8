import { z } from 'zod';
import type { Translate } from '~/i18n/keys.ts';
import { formatDate } from '~/i18n/dates.ts';
import { formatChfWithRappen } from '~/i18n/money.ts';
import { href } from '~/site-map.ts';
import { dueSteps, mailWriter, scheduleLines, sponsoredLine } from '~/modules/orders/due-mail.server.ts';
import type { Ledger } from '~/modules/orders/ledger.ts';
import { findLedger } from '~/modules/orders/ledger.server.ts';
import { wordObligation } from '~/modules/orders/ledger-words.ts';
import { chosenOf } from '~/modules/orders/order-view.ts';
import { findOrderById, type Order } from '~/modules/orders/orders.server.ts';
import { sampleLedger, sampleOrder } from '~/modules/orders/sample-order.server.ts';
import { mailedOrderLink, orderMail } from '~/modules/orders/order-mail.server.ts';
import { sponsorKey } from '~/modules/orders/sponsor-money.ts';
import { stockClaimOf } from '~/modules/orders/stock-state.ts';
import { countryName } from '~/modules/orders/countries.server.ts';
import { settleFlags } from '~/modules/after-order/order-flags.server.ts';
import { defineMail } from '~/modules/instances/define-mail.server.ts';
import { db } from '~/platform/db.server.ts';
import type { EmailBlock } from '~/platform/mail/email.ts';
import { zurichDate } from '~/platform/zurich-time.server.ts';
import { orderPath } from '~/modules/orders/order-link.ts';

/** The idempotency key of a confirmation: an order is confirmed once. */
export const confirmationKey = (checkoutId: string): string => `order-confirmation:${checkoutId}`;

/**
 * Confirms an order to its buyer, in the language of the order (decision 40: Law), and sets the flags of an order that
 * waits for nothing. A mail to an unverified address repeats nothing that was typed; its link shows what was ordered.
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
    const facts: ConfirmationFacts = { order, isProven: due.isProven, ledger: await findLedger(checkoutId) };
    return { ...due, key: confirmationKey(checkoutId), facts };
  },
  write: ({ order, isProven, ledger }, { t, locale, sender, page }) => {
    const { number } = order;
    const first = ledger.own ? t('first', { what: wordObligation(ledger.own, 'headline', mailWriter(locale)) }) : '';
    const link = mailedOrderLink(order);
    const parts = [
      ...(ledger.money.open > 0 ? (['zahlung'] as const) : []),
      ...(order.payOneTime ? [] : (['ausweis', 'versicherung', 'vertrag'] as const)),
    ];
    return {
      subject: sender ? t('subject-of', { number, name: sender }) : t('subject', { number }),
      greeting: isProven ? t('greeting', { name: order.contact.firstname }) : t('greeting-unnamed'),
      intro: [t('intro', { number, date: formatDate(zurichDate(order.createdAt), locale) }), first]
        .filter(Boolean)
        .join(' '),
      blocks: [
        { title: t('items'), lines: itemLines(order, t) },
        { title: t('payments'), lines: scheduleLines(ledger, locale, t) },
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
        steps: [
          ...stockStep(order, t),
          ...[sponsoredLine(ledger, locale)].filter(Boolean),
          ...dueSteps(ledger, locale, { payment: t('steps.pay'), signature: t('steps.slips') }),
        ],
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
    const once: Order = { ...order, payOneTime: true };
    const sponsors = [{ key: sponsorKey('page'), amount: 1080_00, status: 'confirmed' }];
    const payment = { amount: 1080_00, payBy: '2026-12-04', isReserved: false, transactions: sponsors, refunds: [] };
    return {
      plan: { order, isProven: true, ledger: sampleLedger(order) },
      'whole price, address not proven': { order: once, isProven: false, ledger: sampleLedger(once) },
      'down payment paid by sponsors': { order, isProven: true, ledger: sampleLedger(order, { payment }) },
    };
  },
});

interface ConfirmationFacts {
  order: Order;
  isProven: boolean;
  ledger: Ledger;
}

/** What triggers the reservation of an order's pieces, if they are not reserved yet. */
function stockStep(order: Order, t: Translate<'order-mail'>): string[] {
  return order.stockState === 'waiting' ? [t('steps.stock', { context: stockClaimOf(order) })] : [];
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
