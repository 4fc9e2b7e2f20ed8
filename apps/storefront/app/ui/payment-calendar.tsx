import type { CSSProperties, ReactNode } from 'react';
import { cx } from './class-names.ts';

/**
 * What a month is: nothing due, over before the plan begins, today's down payment, a rate, the first rate where it
 * differs from the others, one already paid, the last.
 */
export type PaymentState = 'none' | 'past' | 'today' | 'rate' | 'first' | 'paid' | 'last';

export type CalendarMonth = {
  /** "1. Jan.", "heute", or the month alone when nothing is due. */
  label: string;
  state: PaymentState;
  /** As written, without currency. */
  amount?: string;
  /** Said in place of label and amount: "1. Dezember 2029, 90 Franken, letzte Rate". */
  spoken?: string;
};

export type CalendarYear = {
  year: string;
  /** "12 × 90", "Anzahlung". */
  note?: string;
  months: CalendarMonth[];
};

/** The roles of a table, written out: laid out as a grid, a table loses its own in some browsers. */
const ROLE = {
  table: { role: 'table' },
  rows: { role: 'rowgroup' },
  row: { role: 'row' },
  head: { role: 'rowheader' },
  cell: { role: 'cell' },
} as const;

const isEmpty = (month: CalendarMonth) => month.state === 'none' || month.state === 'past';

function MonthRow({ month, index }: { month: CalendarMonth; index: number }) {
  const style = index ? ({ '--month': index } as CSSProperties) : undefined;
  if (isEmpty(month)) {
    return (
      <tr className={`pay-${month.state}`} style={style} aria-hidden="true">
        <th scope="row">{month.label}</th>
      </tr>
    );
  }
  return (
    <tr {...ROLE.row} className={`pay-${month.state}`} style={style}>
      <th {...ROLE.head} scope="row">
        {month.spoken ? <span aria-hidden="true">{month.label}</span> : <bdi>{month.label}</bdi>}
        {month.spoken && <span className="sr-only">{month.spoken}</span>}
      </th>
      <td {...ROLE.cell} aria-hidden={month.spoken ? true : undefined}>
        {month.amount}
      </td>
    </tr>
  );
}

type PaymentCalendarProps = {
  years: CalendarYear[];
  legend?: { state: PaymentState; label: string }[];
  /** Fills the cells from left to right, 12 ms apart. Give the calendar a new `key` when the plan changes. */
  fill?: boolean;
};

/**
 * Every payment with its date: one table per year, a row per month. On screen the rows are cells, twelve beside each
 * other, six on a phone, where months before the plan are left out. A year without a payment is there for the eye only.
 */
export function PaymentCalendar({ years, legend, fill }: PaymentCalendarProps) {
  return (
    <div className="grid gap-4">
      <div className={cx('calendar', fill && 'calendar-fill')}>
        {years.map((year) => (
          <table key={year.year} {...ROLE.table} aria-hidden={year.months.every(isEmpty) || undefined}>
            <caption>
              <bdi>{year.year}</bdi> {year.note && <small>{year.note}</small>}
            </caption>
            <tbody {...ROLE.rows}>
              {year.months.map((month, index) => (
                <MonthRow key={index} month={month} index={index} />
              ))}
            </tbody>
          </table>
        ))}
      </div>
      {legend && (
        <ul className="legend">
          {legend.map((entry) => (
            <li key={entry.state}>
              <i className={`pay-${entry.state}`} />
              <bdi>{entry.label}</bdi>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

type PaymentListProps = {
  caption: ReactNode;
  columns: { date: string; amount: string };
  payments: { date: string; amount: string; note?: string }[];
};

/** The same payments as a plain list, one line each: for reading through and for print. */
export function PaymentList({ caption, columns, payments }: PaymentListProps) {
  return (
    <table className="plain-table">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{columns.date}</th>
          <th scope="col">{columns.amount}</th>
        </tr>
      </thead>
      <tbody>
        {payments.map((payment) => (
          <tr key={`${payment.date} ${payment.note ?? ''}`}>
            <th scope="row">
              <bdi>{payment.date}</bdi>
              {payment.note && <span className="text-ink-3">{` · ${payment.note}`}</span>}
            </th>
            <td>{payment.amount}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
