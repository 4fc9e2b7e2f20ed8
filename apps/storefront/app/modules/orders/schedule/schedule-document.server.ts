import { createHash } from 'node:crypto';
import type { Translate } from '~/i18n/keys.ts';
import { formatDate } from '~/i18n/dates.ts';
import { type Locale, languageTag } from '~/i18n/locales.ts';
import { formatChfWithRappen, formatExactAmount } from '~/i18n/money.ts';
import { i18nFor } from '~/i18n/texts.server.ts';
import type { CartLine, CartPlan } from '~/modules/cart/cart.ts';
import { type IsoDate, ownRate, type SharedPlan, sharedSchedule } from '~/modules/financing/financing.ts';

/** One payment, worded. */
export interface SchedulePayment {
  kind: 'down-payment' | 'instalment' | 'once';
  date: IsoDate;
  /** The day in words. */
  day: string;
  /** "Rate 3 von 36", "Anzahlung" */
  name: string;
  /** The same where there is little room: "3 / 36" */
  shortName: string;
  /** With currency and Rappen. */
  amount: string;
  isLast: boolean;
}

/** A payment schedule to keep, in the shopper's language: what the calendar file and the PDF are made from. */
export interface ScheduleDocument {
  title: string;
  /** e.g. `de-CH` */
  language: string;
  /** What it is and what it is not: of a plan an example that binds nobody. */
  intro: string;
  /** Names and values of the head: goods, total, down payment, rate, months. */
  facts: { name: string; value: string }[];
  /** What the columns of the list are called. */
  columns: { day: string; name: string; amount: string };
  total: { name: string; amount: string };
  payments: SchedulePayment[];
  footer: string;
  /** For the calendar file: what stands in each entry, and the day before's reminder. */
  calendar: { name: string; entry: (payment: SchedulePayment) => string; text: string };
  /** The same for the same plan: entries of a calendar that is imported twice replace each other. */
  key: string;
}

/** What is paid for and when, and what is said of it. */
interface ScheduleFacts {
  /** Each of what is paid for, in words. */
  goods: string[];
  schedule: readonly { kind: SchedulePayment['kind']; date: IsoDate; amount: number }[];
  months: number;
  paysOnce: boolean;
  /** The rate of most months, in Rappen. */
  regular: number;
  total: number;
  discount: { code: string; amount: number } | null;
  /** What the buyer's employer pays of it; what is worded is the buyer's part. */
  shared: SharedPlan | null;
  intro: (t: Translate<'schedule'>) => string;
  key: string;
}

/** Words a plan's schedule for keeping (decision 40: Plans). */
export async function scheduleDocument(
  lines: readonly CartLine[],
  plan: CartPlan,
  { locale, today }: { locale: Locale; today: IsoDate },
): Promise<ScheduleDocument> {
  const { months, paysOnce, amounts, schedule, total, discount } = plan;
  return wordSchedule(
    {
      goods: lines.map(({ name, colour, size, selectedAddOn }) => inWords(name, colour, size, selectedAddOn)),
      schedule,
      months,
      paysOnce,
      regular: amounts.regular,
      total,
      discount: discount ?? null,
      shared: plan.shared,
      intro: (t) => t('intro', { date: formatDate(today, locale) }),
      key: keyOf([lines.map(({ id }) => id), schedule]),
    },
    locale,
  );
}

/** An item with what was chosen of it, in one line. */
export const inWords = (...parts: (string | null)[]): string => parts.filter(Boolean).join(', ');

/** A short name of a value that tells nothing of it. */
export function keyOf(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 16);
}

/** What an employer pays, in words. @param total the price */
function employerWords({ employer, employerMonths, employerTotal }: SharedPlan, total: number) {
  return {
    count: employerMonths,
    amount: formatExactAmount(employer),
    sum: formatChfWithRappen(employerTotal),
    total: formatChfWithRappen(total),
  };
}

/** Words a schedule in the language of its reader. */
export async function wordSchedule(facts: ScheduleFacts, locale: Locale): Promise<ScheduleDocument> {
  const t = i18nFor(locale, 'schedule');
  const { goods, months, paysOnce, regular, total, discount, shared, intro, key } = facts;
  const schedule = sharedSchedule(facts.schedule, shared);
  const instalments = schedule.filter(({ kind }) => kind === 'instalment');
  const payments = schedule.map((payment, index): SchedulePayment => {
    const number = instalments.indexOf(payment) + 1;
    return {
      ...payment,
      day: formatDate(payment.date, locale),
      name: payment.kind === 'instalment' ? t('instalment', { number, count: months }) : t(`payment.${payment.kind}`),
      shortName: payment.kind === 'instalment' ? `${number} / ${months}` : t(`payment.${payment.kind}`),
      amount: formatChfWithRappen(payment.member),
      isLast: index === schedule.length - 1,
    };
  });
  const rate = paysOnce ? t('once') : t('rate', { amount: formatExactAmount(ownRate(shared, regular)), count: months });
  return {
    title: t('title'),
    language: languageTag[locale],
    intro: intro(t),
    facts: [
      ...goods.map((value, index) => ({ name: index === 0 ? t('goods') : '', value })),
      ...(discount
        ? [{ name: t('discount', { code: discount.code }), value: formatChfWithRappen(-discount.amount) }]
        : []),
      { name: t('plan'), value: rate },
      ...(shared ? [{ name: t('employer'), value: t('employer-pays', employerWords(shared, total)) }] : []),
    ],
    columns: { day: t('day'), name: t('what'), amount: t('amount') },
    total: { name: t(shared ? 'own-total' : 'total'), amount: formatChfWithRappen(shared?.memberTotal ?? total) },
    payments,
    footer: t('footer'),
    calendar: {
      name: t('calendar'),
      entry: ({ name, amount }) => t('entry', { name, amount }),
      text: goods.join('\n'),
    },
    key,
  };
}
