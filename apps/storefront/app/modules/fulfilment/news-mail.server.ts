import { z } from 'zod';
import { formatDate, formatDayAndTime } from '~/i18n/dates.ts';
import type { Locale } from '~/i18n/locales.ts';
import { textOfKey } from '~/i18n/keys.ts';
import { formatChfWithRappen } from '~/i18n/money.ts';
import { db } from '~/platform/db.server.ts';
import { href } from '~/site-map.ts';
import { moneyHeld } from '~/modules/orders/money-held.ts';
import { isSponsorKey, shoppersMoneyHeld } from '~/modules/orders/sponsor-money.ts';
import { mailedOrderLink, orderMail } from '~/modules/orders/order-mail.server.ts';
import { type AfterOrderPart, orderPath } from '~/modules/orders/order-link.ts';
import { findOrderById, type Order } from '~/modules/orders/orders.server.ts';
import { sampleOrder } from '~/modules/orders/sample-order.server.ts';
import { defineMail } from '~/modules/instances/define-mail.server.ts';
import { deliveryAddress } from './delivery/delivery-address.server.ts';
import { expectedDelivery } from './delivery/expected-delivery.server.ts';
import { stockClaimOf } from '~/modules/orders/stock-state.ts';
import { defectLimits } from './tracker.ts';

/** What happened to an order. */
const orderNews = [
  'checked',
  'declined',
  'shipped',
  'delivered',
  'cancelled',
  // What is due is not there yet; the order was cancelled for it; it came after that, and counts or goes back.
  'reminder',
  // The identity document is missing.
  'missingId',
  'unpaid',
  'reinstated',
  'refund',
  // A piece was not to be had when the order was to get it; what the shopper has chosen then.
  'choice',
  'preOrdered',
  // The logistics partner named a day for a pre-order, or another one.
  'preOrderDay',
  'there',
  // Money was sent back to the shopper, before or after an end.
  'refunded',
  'address',
  'link',
] as const;

type OrderNews = (typeof orderNews)[number];

const orderNewsSchema = z.object({
  checkoutId: z.string(),
  news: z.enum(orderNews),
  /** Rappen that were sent back, of `refunded`. */
  amount: z.number().int().positive().optional(),
});

/** Steps that a message names beside its text. */
const steps: Readonly<Partial<Record<OrderNews, readonly string[]>>> = {
  checked: ['read', 'sign', 'slips'],
  declined: ['once', 'person'],
  delivered: ['visible', 'hidden', 'service'],
};

/** What a message tells of an order. */
interface NewsFacts {
  order: Order;
  news: OrderNews;
  /** Days and amounts that its texts name. */
  words: Record<string, string>;
  /** Lines of the address that it repeats; none to an address that is not proven. */
  address: string[];
  isProven: boolean;
}

/**
 * Tells a shopper of their order's way (spec §4 Process), in the language it was placed in, with the link to its tracker; nobody where
 * their address has gone with their erasure (decision 83).
 */
export const orderNewsMail = defineMail({
  kinds: [{ name: 'order-news', class: 'normal' }],
  texts: 'tracker-mail',
  schema: orderNewsSchema,
  read: async ({ checkoutId, news, amount }) => {
    const order = await findOrderById(checkoutId);
    if (!order) throw new Error(`There is no order ${checkoutId} to tell of.`);
    const due = await orderMail(order);
    const facts = await newsFacts(order, news, { amount, isProven: due.isProven });
    // The document came after the reminder was queued.
    if (news === 'missingId' && !facts.words.isIdMissing) return undefined;
    return { ...due, facts };
  },
  write: ({ order, news, words, address, isProven }, { t, locale, page }) => {
    const named = steps[news];
    const query = mailedOrderLink(order);
    const { words: linkWords, page: linked, part } = linkOf(news);
    return {
      subject: t(`${news}.subject`, words),
      greeting: isProven ? t(`${news}.greeting`, { name: order.contact.firstname }) : t('greeting-unnamed'),
      intro: t(`${news}.intro`, { ...words, context: contextOf(order, news, words) }),
      blocks: address.length > 0 ? [{ title: t('address-title'), lines: address.map((text) => ({ text })) }] : [],
      next: named && {
        title: textOfKey(t, `${news}.next`),
        steps: named.map((step) => textOfKey(t, `${news}.steps.${step}`, words)),
      },
      link: {
        text: textOfKey(t, linkWords),
        address: page(linked ? href(linked, {}, locale, query) : orderPath(locale, query, part)),
      },
      closing: t('closing'),
    };
  },
  samples: (locale) => {
    const order = sampleOrder(locale);
    const day = formatDate('2026-12-04', locale);
    const words = {
      ...{ number: order.number, day, payBy: day, open: formatChfWithRappen(1080_00), refund: '', paid: '' },
      ...{ refunded: formatChfWithRappen(1080_00), visibleUntil: day, hiddenUntil: day },
    };
    const facts = { order, words, address: [], isProven: true };
    return Object.fromEntries(orderNews.map((news) => [news, { ...facts, news }]));
  },
});

/** Reads what a message tells of an order. @param options.amount Rappen that were sent back, of `refunded` */
export async function newsFacts(
  order: Order,
  news: OrderNews,
  { amount, isProven = false }: { amount?: number | undefined; isProven?: boolean } = {},
): Promise<NewsFacts> {
  const words: Record<string, string> = { number: order.number, ...(await wordsOf(order)) };
  if (amount !== undefined) words.refunded = formatChfWithRappen(amount);
  return { order, news, words, address: isProven ? await addressLines(order, news) : [], isProven };
}

/** What a message's words differ by: money that goes back or has gone back before, a pre-order without a day, nothing that was due. */
function contextOf(order: Order, news: OrderNews, words: Record<string, string>): string {
  if (news === 'preOrdered') return order.preOrderDay ? '' : 'open';
  if (news === 'choice') return stockClaimOf(order) === 'id' ? 'unpaid' : '';
  if (news === 'reminder') return words.isIdMissing ? 'id' : '';
  if (words.refund) return 'refund';
  return news === 'cancelled' && words.paid ? 'paid' : '';
}

/** Where a message leads: the order's tracker, its payment, or the choice that it asks for. */
function linkOf(news: OrderNews): { words: string; page?: 'orderTracker' | 'stockChoice'; part?: AfterOrderPart } {
  if (news === 'reminder') return { words: 'pay', part: 'zahlung' };
  if (news === 'missingId') return { words: 'show-id', part: 'ausweis' };
  if (news === 'choice') return { words: 'choose', page: 'stockChoice' };
  return { words: news === 'unpaid' ? 'open-again' : 'open', page: 'orderTracker' };
}

async function wordsOf({ id, locale }: Order): Promise<Record<string, string>> {
  const [expected, payment, delivered, missingId] = await Promise.all([
    expectedDelivery(db, id),
    paymentWords(id, locale),
    db.orderEvent.findFirst({ where: { checkoutId: id, kind: 'delivered' }, select: { at: true } }),
    db.checkout.count({ where: { id, payOneTime: false, idUploadUpdated: false, fulfilment: { stage: 'received' } } }),
  ]);
  const isIdMissing: Record<string, string> = missingId > 0 ? { isIdMissing: 'true' } : {};
  const day = { ...payment, ...isIdMissing, day: formatDate(expected, locale) };
  if (!delivered) return day;
  const limits = defectLimits(delivered.at.toISOString());
  return {
    ...day,
    visibleUntil: formatDayAndTime(limits.visibleUntil, locale),
    hiddenUntil: formatDayAndTime(limits.hiddenUntil, locale),
  };
}

/** States of a transaction whose money has come, also where it went back. */
const cameStatuses: ReadonlySet<string> = new Set(['confirmed', 'refund_pending', 'partially_refunded', 'refunded']);

/**
 * What is open of the money that was due at once, until when, and what of it goes back to the shopper should the order have
 * ended: sponsors' money goes back to them. `paid` is what has come from the shopper, also where it went back since.
 */
async function paymentWords(checkoutId: string, locale: Locale): Promise<Record<string, string>> {
  const payment = await db.payment.findUnique({
    where: { checkoutId },
    select: { amount: true, payBy: true, transactions: true, refunds: true },
  });
  if (!payment) return {};
  const { transactions, refunds } = payment;
  const held = moneyHeld(transactions, refunds);
  const refund = shoppersMoneyHeld(transactions, refunds);
  const paid = transactions
    .filter(({ key, status }) => !isSponsorKey(key) && cameStatuses.has(status))
    .reduce((sum, { amount }) => sum + amount, 0);
  return {
    payBy: formatDate(payment.payBy.toISOString().slice(0, 10), locale),
    open: formatChfWithRappen(payment.amount - held),
    refund: refund > 0 ? formatChfWithRappen(refund) : '',
    paid: paid > 0 ? formatChfWithRappen(paid) : '',
  };
}

/** The address that a message repeats, where it is about one. */
async function addressLines({ id }: Order, news: OrderNews): Promise<string[]> {
  if (news !== 'address' && news !== 'shipped') return [];
  const { name, street, houseNumber, zip, city } = await deliveryAddress(db, id);
  return [name, `${street} ${houseNumber}`.trim(), `${zip} ${city}`];
}
