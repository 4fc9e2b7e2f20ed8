import type { Translate } from '~/i18n/keys.ts';
import { formatDate } from '~/i18n/dates.ts';
import type { Locale } from '~/i18n/locales.ts';
import { formatChf, formatExactAmount } from '~/i18n/money.ts';
import { useLocale, useTranslation } from '~/i18n/use-translation.ts';
import { Note } from '~/ui/form-message.tsx';
import { TextLink } from '~/ui/link.tsx';
import { PaymentCalendar, PaymentList, type PaymentState } from '~/ui/payment-calendar.tsx';
import type { DuePayment, Ledger } from '~/modules/orders/ledger.ts';
import { type DueWriter, wordAssumption, wordLateDelivery, wordObligation } from '~/modules/orders/ledger-words.ts';
import type { IsoDate, Payment } from '~/modules/financing/financing.ts';
import { href } from '~/site-map.ts';
import { calendarYears, type CalendarWords } from './calendar-years.ts';

function calendarWords(t: Translate<'checkout'>, locale: Locale): CalendarWords {
  return {
    months: Array.from({ length: 12 }, (_, month) => t(`calendar.months.${month}`)),
    day: (date) =>
      t('calendar.day', { day: Number(date.slice(8)), month: t(`calendar.months.${Number(date.slice(5, 7)) - 1}`) }),
    downPayment: t('calendar.down-payment'),
    instalments: (count) => t('calendar.instalments', { count }),
    firstOf: (month) => t('calendar.first-of', { month }),
    spoken: ({ kind, date, amount }, isLast) =>
      t(`calendar.spoken.${isLast ? 'last' : kind}`, {
        date: formatDate(date, locale),
        amount: formatExactAmount(amount),
      }),
  };
}

/** What each payment is, for lists. */
export function paymentName(payment: Payment, t: Translate<'checkout'>): string | undefined {
  return payment.kind === 'instalment' ? undefined : t(`payment.${payment.kind}`);
}

interface PlanCalendarProps {
  ledger: Ledger;
  today: IsoDate;
  fill?: boolean;
  /** `planQuery` of a plan that may not be saved yet, for its files to keep. */
  query?: string;
}

export function ScheduleFiles({ query }: { query?: string }) {
  const { t } = useTranslation('schedule');
  const locale = useLocale();
  const search = query ? `?${query}` : '';
  return (
    <p className="flex flex-wrap gap-x-4.5 text-small">
      <TextLink
        className="inline-flex min-h-6 items-center"
        reload
        download
        href={`${href('schedulePdf', {}, locale)}${search}`}
      >
        {t('pdf')}
      </TextLink>
      <TextLink
        className="inline-flex min-h-6 items-center"
        reload
        download
        href={`${href('scheduleIcs', {}, locale)}${search}`}
      >
        {t('ics')}
      </TextLink>
    </p>
  );
}

export function PlanCalendar({ ledger, today, fill, query }: PlanCalendarProps) {
  const { t } = useTranslation('checkout');
  const { t: dueWords } = useTranslation('due');
  const locale = useLocale();
  const { schedule } = ledger;
  const writer = { t: dueWords, locale };
  return (
    <section className="grid gap-4" aria-labelledby="kalender">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-1">
        <h2 id="kalender" className="text-h2">
          {t('calendar.title')}
        </h2>
        <ScheduleFiles query={query} />
      </div>
      <p className="max-w-[58ch] text-ink-2">{wordAssumption(schedule, writer)}</p>
      {ledger.lateDelivery && <Note kind="wait">{wordLateDelivery(ledger, writer)}</Note>}
      <PaymentCalendar
        key={`${schedule.amounts.months} ${schedule.amounts.downPayment}`}
        years={calendarYears(
          schedule.payments.map((payment) => ({ ...payment, amount: payment.member })),
          today,
          calendarWords(t, locale),
        )}
        legend={legendOf(ledger, t, writer)}
        fill={fill}
      />
      <details className="group">
        <summary className="link inline-flex min-h-touch items-center text-small">{t('calendar.as-list')}</summary>
        <ScheduleList payments={schedule.payments} />
      </details>
    </section>
  );
}

function legendOf(
  { obligations, schedule }: Ledger,
  t: Translate<'checkout'>,
  writer: DueWriter,
): { state: PaymentState; label: string }[] {
  const [first = 0, regular = first] = schedule.payments.flatMap(({ kind, member }) =>
    kind === 'instalment' ? [member] : [],
  );
  const atOnce = obligations.find(({ kind, party }) => kind === 'payment' && party === 'shopper');
  return [
    ...(atOnce
      ? [{ state: 'today' as const, label: `${wordObligation(atOnce, 'row', writer)}, ${formatChf(atOnce.amount)}` }]
      : []),
    ...(first === regular
      ? []
      : [{ state: 'first' as const, label: t('calendar.legend.first', { amount: formatExactAmount(first) }) }]),
    { state: 'rate', label: t('calendar.legend.rate', { amount: formatExactAmount(regular) }) },
    { state: 'last', label: t('calendar.legend.last') },
  ];
}

export function ScheduleList({ payments }: { payments: readonly DuePayment[] }) {
  const { t } = useTranslation('checkout');
  const locale = useLocale();
  return (
    <PaymentList
      caption={t('calendar.title')}
      columns={{ date: t('calendar.date'), amount: t('calendar.amount') }}
      payments={payments.map((payment) => ({
        date: formatDate(payment.date, locale),
        amount: formatExactAmount(payment.member),
        note: paymentName(payment, t),
      }))}
    />
  );
}
