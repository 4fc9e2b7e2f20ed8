import { formatAmount, formatExactAmount } from '~/i18n/money.ts';
import type { CalendarMonth, CalendarYear } from '~/ui/payment-calendar.tsx';
import { type IsoDate, type Payment, yearAndMonth } from '~/modules/financing/financing.ts';

/** The words of a calendar, in the page's language. */
export interface CalendarWords {
  /** Twelve short names: "Jan.", "Feb.". */
  months: readonly string[];
  /** "4. Dez.", of a day in the year of its column. */
  day: (date: IsoDate) => string;
  downPayment: string;
  /** "11 Raten" */
  instalments: (count: number) => string;
  /** "1. Jan." */
  firstOf: (month: string) => string;
  /** "1. Dezember 2029, 90 Franken, letzte Rate" */
  spoken: (payment: Payment, isLast: boolean) => string;
}

/** A calendar's years from the present one to the one of its last payment. */
export function calendarYears(payments: readonly Payment[], today: IsoDate, words: CalendarWords): CalendarYear[] {
  const first = yearAndMonth(today).year;
  const last = yearAndMonth(payments.at(-1)?.date ?? today).year;
  return Array.from({ length: last - first + 1 }, (_, index) => {
    const year = first + index;
    const inYear = payments.filter((payment) => yearAndMonth(payment.date).year === year);
    return {
      year: String(year),
      note: noteOf(inYear, words),
      months: words.months.map((name, month) => monthOf({ name, year, month: month + 1 }, payments, today, words)),
    };
  });
}

/**
 * What a year's payments are: `12 × 90`, their number where they are not whole and alike, or the down payment's word.
 */
function noteOf(payments: readonly Payment[], words: CalendarWords): string | undefined {
  const instalments = payments.filter((payment) => payment.kind === 'instalment').map((payment) => payment.amount);
  const [first] = instalments;
  if (first === undefined)
    return payments.some((payment) => payment.kind === 'down-payment') ? words.downPayment : undefined;
  const isPlain = first % 100 === 0 && instalments.every((amount) => amount === first);
  return isPlain ? `${instalments.length} × ${formatAmount(first)}` : words.instalments(instalments.length);
}

function monthOf(
  { name, year, month }: { name: string; year: number; month: number },
  payments: readonly Payment[],
  today: IsoDate,
  words: CalendarWords,
): CalendarMonth {
  const prefix = `${year}-${String(month).padStart(2, '0')}`;
  const payment = payments.find((each) => each.date.startsWith(prefix));
  if (!payment) return { label: name, state: prefix < today.slice(0, 7) ? 'past' : 'none' };
  const isLast = payment === payments.at(-1);
  const amount = payment.kind === 'once' ? formatExactAmount(payment.amount) : formatAmount(payment.amount);
  const spoken = words.spoken(payment, isLast);
  if (payment.kind !== 'instalment') return { label: words.day(payment.date), state: 'today', amount, spoken };
  return { label: words.firstOf(name), state: isLast ? 'last' : instalmentState(payment, payments), amount, spoken };
}

/** The first instalment stands out where it is not like the second. */
function instalmentState(payment: Payment, payments: readonly Payment[]): 'first' | 'rate' {
  const [first, second] = payments.filter(({ kind }) => kind === 'instalment');
  return payment === first && second && first.amount !== second.amount ? 'first' : 'rate';
}
