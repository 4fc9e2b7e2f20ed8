import {
  agreedShare,
  type IsoDate,
  type Payment,
  type PlanAmounts,
  type SharedPlan,
} from '~/modules/financing/financing.ts';

/** One ordered item as of the order. */
export interface OrderedItem {
  name: string;
  /** Rappen */
  price: number;
  selectedSize: string | null;
  selectedColor: string | null;
  /** The chosen extra, in the language of the order. */
  selectedAddOn: string | null;
  image: string;
}

/** The chosen options of an ordered item: colour, size, extra. */
export const chosenOf = ({
  selectedColor,
  selectedSize,
  selectedAddOn,
}: Pick<OrderedItem, 'selectedColor' | 'selectedSize' | 'selectedAddOn'>): string[] =>
  [selectedColor, selectedSize, selectedAddOn].filter((each): each is string => Boolean(each));

/** An order for pages: nothing in it grants access. Amounts are Rappen. */
export interface OrderView {
  number: string;
  /** The day it was placed, in Zurich. */
  orderedOn: IsoDate;
  firstname: string;
  email: string;
  items: OrderedItem[];
  paysOnce: boolean;
  months: number;
  /** The total after the discount. */
  total: number;
  /** The discount of a code; null without one. */
  discount: { code: string; amount: number } | null;
  downPayment: number;
  schedule: Payment[];
  /** The employer's part of the first instalments; null if it pays none. */
  employer: { share: number; months: number } | null;
  /** Insurance per year; null without one. */
  insuranceYearly: number | null;
}

/** The amounts of a stored schedule: what was agreed, even if today's rules would give other ones. */
export function scheduleAmounts({
  months,
  total,
  downPayment,
  schedule,
}: Pick<OrderView, 'months' | 'total' | 'downPayment' | 'schedule'>): PlanAmounts {
  const instalments = schedule.filter((payment) => payment.kind !== 'down-payment');
  return {
    months,
    total,
    downPayment,
    first: instalments[0]?.amount ?? total,
    regular: instalments.at(-1)?.amount ?? total,
  };
}

/** The agreed split of an order's plan; null if no employer pays a part. */
export function orderShare(
  order: Parameters<typeof scheduleAmounts>[0] & Pick<OrderView, 'employer'>,
): SharedPlan | null {
  const { employer } = order;
  return employer && agreedShare(scheduleAmounts(order), { employer: employer.share, employerMonths: employer.months });
}
