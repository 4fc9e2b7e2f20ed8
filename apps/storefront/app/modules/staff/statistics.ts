import type { Locale } from '~/i18n/locales.ts';

/*
 * What the staff's start page shows. Amounts are Rappen.
 */

/** Days of each period. */
export const periodDays = { '7-tage': 7, '30-tage': 30, '12-monate': 365 } as const;
export type Period = keyof typeof periodDays;

export const periods = Object.keys(periodDays) as Period[];

export const periodWords: Readonly<Record<Period, string>> = {
  '7-tage': '7 Tage',
  '30-tage': '30 Tage',
  '12-monate': '12 Monate',
};

/** The period that an address names; thirty days where it names none. */
export const periodOf = (name: string | null): Period => periods.find((period) => period === name) ?? '30-tage';

export interface Statistics {
  /** ISO 8601 */
  at: string;
  period: Period;
  /** Valid plans of the period. */
  planCount: number;
  /** What they bring each month. */
  monthly: number;
  /** The same of as many days before. */
  monthlyBefore: number;
  /** ISO dates, the oldest first; today is the last. */
  perDay: { day: string; count: number }[];
  funnel: { cart: number; contact: number; order: number; paid: number };
  /** 1 month: paid once. */
  plans: { months: number; count: number }[];
  /** The largest first. */
  brands: { brand: string; amount: number }[];
  /** Where orders came from, the most first. */
  sources: { source: string; count: number }[];
  missing: { locale: Locale; text: string; count: number }[];
  tasks: {
    ids: number;
    cancels: number;
    refunds: number;
    suspicious: number;
    questions: number;
    reviews: number;
    hanging: number;
    imports: number;
  };
}

/** Columns of the chart at most: longer periods are drawn by week or month. */
const MOST_COLUMNS = 31;

/**
 * Days put together, so that a chart of them can be read.
 * @returns columns, the oldest first, with the first day of each
 */
export function columnsOf(perDay: Statistics['perDay']): { day: string; count: number }[] {
  const size = Math.ceil(perDay.length / MOST_COLUMNS);
  if (size <= 1) return perDay;
  const columns: { day: string; count: number }[] = [];
  // From the end, so that the last column is whole and ends today.
  for (let end = perDay.length; end > 0; end -= size) {
    const days = perDay.slice(Math.max(0, end - size), end);
    columns.unshift({ day: days[0]?.day ?? '', count: days.reduce((sum, { count }) => sum + count, 0) });
  }
  return columns;
}

/** The largest few, and the rest as one. @param brands or whatever else has a name and a number, the largest first */
export function largest(brands: Statistics['brands'], most = 5): { brand: string; amount: number; isRest: boolean }[] {
  const first = brands.slice(0, most);
  const rest = brands.slice(most);
  const amount = rest.reduce((sum, each) => sum + each.amount, 0);
  return [
    ...first.map((each) => ({ ...each, isRest: false })),
    ...(rest.length > 0 ? [{ brand: `${rest.length} weitere`, amount, isRest: true }] : []),
  ];
}
