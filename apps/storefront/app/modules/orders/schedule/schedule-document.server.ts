import { createHash } from 'node:crypto';
import type { Translate } from '~/i18n/keys.ts';
import { formatDate } from '~/i18n/dates.ts';
import { type Locale, languageTag } from '~/i18n/locales.ts';
import { formatChfWithRappen, formatExactAmount } from '~/i18n/money.ts';
import { i18nFor } from '~/i18n/texts.server.ts';
import type { CartLine, CartPlan } from '~/modules/cart/cart.ts';
import { formatEquation } from '~/modules/financing/equation.ts';
import type { IsoDate } from '~/modules/financing/financing.ts';
import type { Ledger, LedgerSchedule } from '~/modules/orders/ledger.ts';
import { wordAssumption } from '~/modules/orders/ledger-words.ts';

/** One payment as text. */
export interface SchedulePayment {
  kind: 'down-payment' | 'instalment' | 'once';
  date: IsoDate;
  /** The day in words. */
  day: string;
  /** "Rate 3 von 36", "Anzahlung" */
  name: string;
  /** The short form: "3 / 36" */
  shortName: string;
  /** With currency and Rappen. */
  amount: string;
  isLast: boolean;
}

/** A payment schedule in the shopper's language: the source of the calendar file and the PDF. */
export interface ScheduleDocument {
  title: string;
  /** e.g. `de-CH` */
  language: string;
  /** Explains the document; the one of a cart is a non-binding example. */
  intro: string;
  /** Names and values of the head: goods, total, down payment, rate, months. */
  facts: { name: string; value: string }[];
  /** Column headers of the list. */
  columns: { day: string; name: string; amount: string };
  total: { name: string; amount: string };
  payments: SchedulePayment[];
  footer: string;
  /** For the calendar file: the text of each entry, and of the reminder on the day before. */
  calendar: { name: string; entry: (payment: SchedulePayment) => string; text: string };
  /** Constant for the same plan, so that a calendar imported twice replaces its entries. */
  key: string;
}

/** The content of a schedule. */
interface ScheduleFacts {
  /** The items paid for, as text. */
  goods: string[];
  ledger: Pick<Ledger, 'schedule'>;
  discount: { code: string; amount: number } | null;
  intro: (t: Translate<'schedule'>) => string;
  key: string;
}

/** The schedule document of a cart (decision 40: Plans). */
export async function scheduleDocument(
  lines: readonly CartLine[],
  { discount }: Pick<CartPlan, 'discount'>,
  { locale, ledger }: { locale: Locale; ledger: Ledger },
): Promise<ScheduleDocument> {
  return formatSchedule(
    {
      goods: lines.map(({ name, colour, size, selectedAddOn }) => inWords(name, colour, size, selectedAddOn)),
      ledger,
      discount: discount ?? null,
      intro: (t) => t('intro'),
      key: keyOf([lines.map(({ id }) => id), ledger.schedule.payments]),
    },
    locale,
  );
}

/** An item with its chosen options, in one line. */
export const inWords = (...parts: (string | null)[]): string => parts.filter(Boolean).join(', ');

/** A short hash that identifies a value without revealing it. */
export function keyOf(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 16);
}

/** The employer's part, as text. */
function employerWords({ payments, employerTotal, amounts }: LedgerSchedule) {
  const shared = payments.filter(({ employer }) => employer > 0);
  return {
    count: shared.length,
    amount: formatExactAmount(shared[0]?.employer ?? 0),
    sum: formatChfWithRappen(employerTotal),
    total: formatChfWithRappen(amounts.total),
  };
}

/**
 * Creates a schedule document in the reader's language. Before the contract is signed, it states the assumption behind
 * its dates.
 */
export async function formatSchedule(facts: ScheduleFacts, locale: Locale): Promise<ScheduleDocument> {
  const t = i18nFor(locale, 'schedule');
  const due = { t: i18nFor(locale, 'due'), locale };
  const { goods, discount, intro, key } = facts;
  const { schedule } = facts.ledger;
  const { amounts, assumption, employerTotal, ownTotal } = schedule;
  const paysOnce = amounts.months === 1;
  const isAssumed = ({ kind }: { kind: string }) => kind === 'instalment' && assumption !== null;
  const payments = schedule.payments.map((payment, index): SchedulePayment => {
    const { kind, number } = payment;
    return {
      ...payment,
      day: formatDate(payment.date, locale),
      name: kind === 'instalment' ? t('instalment', { number, count: amounts.months }) : t(`payment.${kind}`),
      shortName: kind === 'instalment' ? `${number} / ${amounts.months}` : t(`payment.${kind}`),
      amount: formatChfWithRappen(payment.member),
      isLast: index === schedule.payments.length - 1,
    };
  });
  const condition = assumption
    ? due.t('schedule.signed-by-short', { signBy: formatDate(assumption.date, locale) })
    : '';
  return {
    title: t('title'),
    language: languageTag[locale],
    intro: [intro(t), wordAssumption(schedule, due)].filter(Boolean).join(' '),
    facts: [
      ...goods.map((value, index) => ({ name: index === 0 ? t('goods') : '', value })),
      ...(discount
        ? [{ name: t('discount', { code: discount.code }), value: formatChfWithRappen(-discount.amount) }]
        : []),
      { name: t('plan'), value: paysOnce ? t('once') : t('rate', { equation: formatEquation(amounts) }) },
      ...(employerTotal > 0 ? [{ name: t('employer'), value: t('employer-pays', employerWords(schedule)) }] : []),
    ],
    columns: { day: t('day'), name: t('what'), amount: t('amount') },
    total: { name: t(employerTotal > 0 ? 'own-total' : 'total'), amount: formatChfWithRappen(ownTotal) },
    payments,
    footer: t('footer', { context: paysOnce ? 'once' : '' }),
    calendar: {
      name: t('calendar'),
      entry: (payment) =>
        t(isAssumed(payment) ? 'entry-assumed' : 'entry', { name: payment.name, amount: payment.amount, condition }),
      text: [...goods, wordAssumption(schedule, due)].filter(Boolean).join('\n'),
    },
    key,
  };
}
