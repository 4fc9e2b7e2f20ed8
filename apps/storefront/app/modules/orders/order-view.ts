import {
  agreedShare,
  type IsoDate,
  type Payment,
  type PlanAmounts,
  type SharedPlan,
} from '~/modules/financing/financing.ts';

/** One ordered item, as it was when it was ordered. */
export interface OrderedItem {
  name: string;
  /** Rappen */
  price: number;
  selectedSize: string | null;
  selectedColor: string | null;
  /** The extra that was chosen, in the language of the order. */
  selectedAddOn: string | null;
  image: string;
}

/** What was chosen of an ordered item, for whoever pays it, mounts it or looks after it: colour, size, extra. */
export const chosenOf = ({
  selectedColor,
  selectedSize,
  selectedAddOn,
}: Pick<OrderedItem, 'selectedColor' | 'selectedSize' | 'selectedAddOn'>): string[] =>
  [selectedColor, selectedSize, selectedAddOn].filter((each): each is string => Boolean(each));

/** An order as pages show it: nothing in it opens anything. Amounts are Rappen. */
export interface OrderView {
  number: string;
  /** The day it was placed, in Zurich. */
  orderedOn: IsoDate;
  firstname: string;
  email: string;
  items: OrderedItem[];
  paysOnce: boolean;
  months: number;
  /** What is paid in all, after the discount. */
  total: number;
  /** What a discount code took off; null without one. */
  discount: { code: string; amount: number } | null;
  downPayment: number;
  schedule: Payment[];
  /** What the buyer's employer pays of the first instalments; null if none does. */
  employer: { share: number; months: number } | null;
  /** A year's insurance; null without one. */
  insuranceYearly: number | null;
}

/** The amounts of a stored schedule: what was agreed, not what today's rules would give. */
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

/** Who pays what of an order's plan, as it was agreed; null if no employer pays a part. */
export function orderShare(
  order: Parameters<typeof scheduleAmounts>[0] & Pick<OrderView, 'employer'>,
): SharedPlan | null {
  const { employer } = order;
  return employer && agreedShare(scheduleAmounts(order), { employer: employer.share, employerMonths: employer.months });
}
