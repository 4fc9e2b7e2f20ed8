import { z } from 'zod';
import { formatDate, formatDayAndTime } from '~/i18n/dates.ts';
import { textOfKey, type Translate } from '~/i18n/keys.ts';
import { i18nFor } from '~/i18n/texts.server.ts';
import { formatChfWithRappen } from '~/i18n/money.ts';
import { db } from '~/platform/db.server.ts';
import { href } from '~/site-map.ts';
import { dueLine, dueLineOf, dueSteps, scheduleLines } from '~/modules/orders/due-mail.server.ts';
import type { Ledger, LedgerOrder, ObligationKind } from '~/modules/orders/ledger.ts';
import { findLedger } from '~/modules/orders/ledger.server.ts';
import { orderPlanFile } from '~/modules/orders/schedule.server.ts';
import { mailedOrderLink, orderMail } from '~/modules/orders/order-mail.server.ts';
import { type AfterOrderPart, orderPath } from '~/modules/orders/order-link.ts';
import { findOrderById, type Order } from '~/modules/orders/orders.server.ts';
import { sampleLedger, sampleOrder } from '~/modules/orders/sample-order.server.ts';
import { defineMail } from '~/modules/instances/define-mail.server.ts';
import { deliveryAddress } from './delivery/delivery-address.server.ts';
import { stockClaimOf } from '~/modules/orders/stock-state.ts';
import { defectLimits } from './tracker.ts';

/** Events of an order that are mailed to its shopper. */
const orderNews = [
  'checked',
  // The contract is signed: the schedule is fixed.
  'signed',
  'declined',
  'shipped',
  'delivered',
  'cancelled',
  // Payment reminder (`reminder`); cancelled for lack of payment (`unpaid`); a late payment revived the order
  // (`reinstated`) or is refunded (`refund`).
  'reminder',
  // The identity document is missing.
  'missingId',
  'unpaid',
  'reinstated',
  'refund',
  // A piece was not available when it had to be reserved (`choice`); the shopper's choice (`preOrdered`).
  'choice',
  'preOrdered',
  // The logistics partner named the day of a pre-order, or a new one.
  'preOrderDay',
  'there',
  // A refund was sent, before or after the end of an order.
  'refunded',
  'address',
  'link',
] as const;

type OrderNews = (typeof orderNews)[number];

const orderNewsSchema = z.object({
  checkoutId: z.string(),
  news: z.enum(orderNews),
  /** Rappen of the refund, for `refunded`. */
  amount: z.number().int().positive().optional(),
});

/** Events whose mail has specific steps in addition to its text. */
const steps: Readonly<Partial<Record<OrderNews, readonly string[]>>> = {
  declined: ['once', 'person'],
  delivered: ['visible', 'hidden', 'service'],
};

/** Events whose mail lists the open steps. */
const withOpenSteps: ReadonlySet<OrderNews> = new Set(['checked', 'signed', 'reinstated']);

/** The content of a mail. */
interface NewsFacts {
  order: Order;
  news: OrderNews;
  ledger: Ledger;
  /** Dates and amounts for its texts. */
  words: Record<string, string>;
  /** Lines of the address that it repeats; empty for an unverified address. */
  address: string[];
  isProven: boolean;
}

/**
 * Mails an event of an order to its shopper (spec §4 Process), in the language of the order, with the link to its
 * tracker; skipped if the address was erased (decision 83).
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
    if (!isStillTrue(facts)) return undefined;
    const attachments =
      news === 'signed'
        ? await Promise.all(
            (['pdf', 'ics'] as const).map((format) => orderPlanFile(format, { order, locale: order.locale })),
          )
        : [];
    return { ...due, facts, attachments };
  },
  write: (facts, { t, locale, page }) => {
    const { order, news, ledger, words, address, isProven } = facts;
    const isRidden = hasBike(ledger);
    const named = steps[news]?.filter((step) => step !== 'service' || isRidden);
    const query = mailedOrderLink(order);
    const { words: linkWords, page: linked, part } = linkOf(news);
    const openSteps = withOpenSteps.has(news) ? dueSteps(ledger, locale) : [];
    const own = named?.map((step) => textOfKey(t, `${news}.steps.${step}`, words)) ?? openSteps;
    return {
      subject: t(`${news}.subject`, words),
      greeting: isProven
        ? t(`${news}.greeting`, { name: order.contact.firstname, context: isRidden ? '' : 'goods' })
        : t('greeting-unnamed'),
      intro: [t(`${news}.intro`, { ...words, context: contextOf(facts) }), ...dueSentences(facts, t)]
        .filter(Boolean)
        .join(' '),
      blocks: [
        ...(news === 'signed'
          ? [{ title: t('schedule-title'), lines: scheduleLines(ledger, locale, i18nFor(locale, 'order-mail')) }]
          : []),
        ...(address.length > 0 ? [{ title: t('address-title'), lines: address.map((text) => ({ text })) }] : []),
      ],
      next: own.length > 0 ? { title: named ? textOfKey(t, `${news}.next`) : t('next-title'), steps: own } : undefined,
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
      number: order.number,
      day,
      payBy: day,
      refund: formatChfWithRappen(1080_00),
      refunded: formatChfWithRappen(1080_00),
      visibleUntil: day,
      hiddenUntil: day,
    };
    const facts = { order, words, address: [], isProven: true };
    return Object.fromEntries(
      orderNews.map((news) => [news, { ...facts, news, ledger: sampleLedger(order, sampleState(news)) }]),
    );
  },
});

/** Whether the workshop mounts something of an order: accessories alone have no workshop. */
const hasBike = ({ steps: all }: Ledger): boolean => all.some(({ kind }) => kind === 'workshop');

/** The state of the invented order in a preview. */
function sampleState(news: OrderNews): Partial<LedgerOrder> {
  const day = '2026-11-27';
  if (news === 'cancelled' || news === 'unpaid') return { facts: { cancelled: day }, isEndedUnpaid: news === 'unpaid' };
  if (news === 'signed') return { hasId: true, facts: { checked: day, contract: day } };
  return news === 'checked' ? { hasId: true, facts: { checked: day } } : {};
}

/** Whether a mail is still correct when it is sent: no reminder of something that was done meanwhile. */
function isStillTrue({ news, ledger }: NewsFacts): boolean {
  const isOpen = (kind: ObligationKind) =>
    ledger.obligations.some((each) => each.kind === kind && each.party === 'shopper');
  if (news === 'reminder') return isOpen('payment');
  if (news === 'missingId') return isOpen('id');
  return (news !== 'cancelled' && news !== 'unpaid') || ledger.ended !== null;
}

/** The sentences of the ledger that follow the event. */
function dueSentences({ news, ledger, order: { locale } }: NewsFacts, t: Translate<'tracker-mail'>): string[] {
  switch (news) {
    case 'reminder': {
      const id = dueLineOf(ledger, 'id', locale);
      return [dueLineOf(ledger, 'payment', locale), t('reminder.on-its-way'), id];
    }
    case 'missingId':
      return [dueLineOf(ledger, 'id', locale)];
    case 'declined':
      return [dueLineOf(ledger, 'check', locale)];
    case 'cancelled':
    case 'unpaid':
      return [dueLine(ledger, locale)];
    default:
      return [];
  }
}

/** Reads the content of a mail. @param options.amount Rappen of the refund, for `refunded` */
export async function newsFacts(
  order: Order,
  news: OrderNews,
  { amount, isProven = false }: { amount?: number | undefined; isProven?: boolean } = {},
): Promise<NewsFacts> {
  const ledger = await findLedger(order.id);
  const words: Record<string, string> = { number: order.number, ...(await wordsOf(order, ledger)) };
  if (amount !== undefined) words.refunded = formatChfWithRappen(amount);
  return { order, news, ledger, words, address: isProven ? await addressLines(order, news) : [], isProven };
}

/** The variant of the texts: a pre-order without a day, nothing due. */
function contextOf({ order, news }: NewsFacts): string {
  if (news === 'preOrdered') return order.preOrderDay ? '' : 'open';
  return news === 'choice' && stockClaimOf(order) === 'id' ? 'unpaid' : '';
}

/** The link of a mail: the order's tracker, its payment, or the choice. */
function linkOf(news: OrderNews): { words: string; page?: 'orderTracker' | 'stockChoice'; part?: AfterOrderPart } {
  if (news === 'reminder') return { words: 'pay', part: 'zahlung' };
  if (news === 'missingId') return { words: 'show-id', part: 'ausweis' };
  if (news === 'choice') return { words: 'choose', page: 'stockChoice' };
  return { words: news === 'unpaid' ? 'open-again' : 'open', page: 'orderTracker' };
}

/** Dates and amounts for the texts of a mail. */
async function wordsOf({ id, locale }: Order, ledger: Ledger): Promise<Record<string, string>> {
  const due = ledger.obligations.find(({ kind, party }) => kind === 'payment' && party === 'shopper');
  const delivery = ledger.obligations.find(({ kind }) => kind === 'delivery');
  const payBy = due?.deadline ?? ledger.ended?.payBy;
  const delivered = await db.orderEvent.findFirst({
    where: { checkoutId: id, kind: 'delivered' },
    select: { at: true },
  });
  const words = {
    day: delivery?.deadline ? formatDate(delivery.deadline, locale) : '',
    payBy: payBy ? formatDate(payBy, locale) : '',
    refund: formatChfWithRappen(ledger.money.refund),
  };
  if (!delivered) return words;
  const limits = defectLimits(delivered.at.toISOString());
  return {
    ...words,
    visibleUntil: formatDayAndTime(limits.visibleUntil, locale),
    hiddenUntil: formatDayAndTime(limits.hiddenUntil, locale),
  };
}

/** The address that a mail repeats; empty unless the event concerns it. */
async function addressLines({ id }: Order, news: OrderNews): Promise<string[]> {
  if (news !== 'address' && news !== 'shipped') return [];
  const { name, street, houseNumber, zip, city } = await deliveryAddress(db, id);
  return [name, `${street} ${houseNumber}`.trim(), `${zip} ${city}`];
}
