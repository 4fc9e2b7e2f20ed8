import type { Translate } from '~/i18n/keys.ts';
import { formatDate } from '~/i18n/dates.ts';
import { formatChfWithRappen } from '~/i18n/money.ts';
import { i18nFor } from '~/i18n/texts.server.ts';
import type { Mail } from '~/integrations/mail/mail.ts';
import { href } from '~/site-map.ts';
import { sharedSchedule } from '~/modules/financing/financing.ts';
import { chosenOf, orderShare } from '~/modules/orders/order-view.ts';
import { type Order, orderView } from '~/modules/orders/orders.server.ts';
import { mailedOrderLink, type OrderMailLook } from '~/modules/orders/order-mail.server.ts';
import { stockClaimOf } from '~/modules/orders/stock-state.ts';
import { countryName } from '~/modules/orders/countries.server.ts';
import type { Letter, LetterBlock } from '~/platform/mail/letter.ts';
import { payByOf } from '~/modules/payments/deadline.ts';
import { writeLetter } from '~/platform/mail/write-letter.server.ts';
import { zurichDate } from '~/platform/zurich-time.server.ts';
import { orderPath } from '~/modules/orders/order-link.ts';

/**
 * The confirmation of an order, in the language it was placed in, as text and as HTML (decision 40: Law). To an address
 * that is not proven it repeats nothing that was typed; what was ordered is behind its link.
 * @param shop where it was ordered: its address, for the links that open the order and its tracker, and its look
 * @param due what is due at once and what sponsors have paid of it, in Rappen
 */
export async function confirmationMail(order: Order, shop: OrderMailLook, due?: Due): Promise<Mail> {
  return { to: order.contact.email, ...(await writeLetter(await wordsOf(order, shop, due))) };
}

interface Due {
  amount: number;
  covered: number;
}

/** What is to be paid at once, as a step: by the shopper, by nobody any more, or the rest of it. */
function payStep(order: Order, due: Due | undefined) {
  if (due && due.covered >= due.amount) return ['sponsored'] as const;
  if (due && due.covered > 0) return ['sponsored-rest'] as const;
  if (order.payOneTime) return ['pay'] as const;
  return order.totalDownPayment > 0 ? (['down-payment'] as const) : [];
}

/** What an order gets its pieces with, where it does not have them yet. */
function stockStep(order: Order, t: Translate<'order-mail'>): string[] {
  return order.stockState === 'waiting' ? [t('steps.stock', { context: stockClaimOf(order) })] : [];
}

async function wordsOf(
  order: Order,
  { address: publicUrl, look, mayRepeatTyped }: OrderMailLook,
  due?: Due,
): Promise<Letter> {
  const { locale, number } = order;
  const t = i18nFor(locale, 'order-mail');
  const steps = order.payOneTime
    ? ([...payStep(order, due), 'delivery'] as const)
    : ([...payStep(order, due), 'check', 'contract', 'delivery'] as const);
  const payBy = formatDate(payByOf(zurichDate(order.createdAt)), locale);
  const { amount = 0, covered = 0 } = due ?? {};
  const money = { covered: formatChfWithRappen(covered), rest: formatChfWithRappen(amount - covered) };
  const link = mailedOrderLink(order);
  const parts = order.payOneTime
    ? (['zahlung'] as const)
    : (['zahlung', 'ausweis', 'versicherung', 'vertrag'] as const);
  return {
    ...look,
    locale,
    colon: t('colon'),
    subject: look.sender ? t('subject-of', { number, name: look.sender }) : t('subject', { number }),
    greeting: mayRepeatTyped ? t('greeting', { name: order.contact.firstname }) : t('greeting-unnamed'),
    intro: t('intro', { number, date: formatDate(zurichDate(order.createdAt), locale) }),
    blocks: [
      { title: t('items'), lines: itemLines(order, t) },
      {
        title: t('payments'),
        lines: paymentLines(order, t),
      },
      ...(order.insurance && order.insurancePrice !== null
        ? [
            {
              title: t('insurance'),
              lines: [{ text: t('insurance-year'), amount: formatChfWithRappen(order.insurancePrice) }],
            },
          ]
        : []),
      ...(mayRepeatTyped ? [{ title: t('address'), lines: addressLines(order).map((text) => ({ text })) }] : []),
    ],
    next: {
      title: t('next'),
      steps: [...stockStep(order, t), ...steps.map((step) => t(`steps.${step}`, { payBy, ...money }))],
    },
    link: { text: t('open'), address: `${publicUrl}${orderPath(locale, link)}` },
    more: [
      ...parts.map((part) => ({ text: t(`parts.${part}`), address: `${publicUrl}${orderPath(locale, link, part)}` })),
      { text: t('tracker'), address: `${publicUrl}${href('orderTracker', {}, locale, link)}` },
    ],
    closing: t('closing'),
  };
}

/** What the buyer pays and when, and what an employer pays beside it. */
function paymentLines(order: Order, t: Translate<'order-mail'>): LetterBlock['lines'] {
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

function itemLines(order: Order, t: Translate<'order-mail'>): LetterBlock['lines'] {
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
