import {
  type DownPaymentItem,
  type DownPaymentRange,
  downPaymentRange,
  effectiveDownPayments,
  insuranceYearly,
  type IsoDate,
  nearestPlanLength,
  payOnce,
  type Payment,
  type PlanAmounts,
  planAmounts,
  type PlanLength,
  type PlanOption,
  planOptions,
  schedule,
} from '../financing/financing.ts';

/** What the plan needs to know of a line. */
export interface PlanLine {
  id: string;
  kind: 'bike' | 'accessory';
  /** Rappen */
  price: number;
  isUsed: boolean;
  /** Rappen; null where the preset applies. */
  downPayment: number | null;
}

/** What a shopper chose. */
export interface CartChoice {
  /** Months; 1 pays once. */
  planLength: number;
  insurance: boolean;
  /** The day the contract would be signed. */
  today: IsoDate;
  /** Longest plan of the partner organization, in months. */
  maxPlanLength?: number;
}

/** The plan a cart stands on, with everything that can be chosen instead. All amounts are Rappen. */
export interface CartPlan {
  total: number;
  months: PlanLength;
  paysOnce: boolean;
  options: PlanOption[];
  /** The down payment of each line as it counts, in order of the lines; all 0 where the plan pays once. */
  downPayments: number[];
  /** What each line's down payment can be chosen from. */
  ranges: DownPaymentRange[];
  amounts: PlanAmounts;
  schedule: Payment[];
  /** A year's insurance of all bikes; 0 where there is none to insure. */
  insuranceYearly: number;
  insured: boolean;
}

function downPaymentItems(lines: readonly PlanLine[]): DownPaymentItem[] {
  return lines.map(({ price, kind, downPayment }) => ({ price, isBike: kind === 'bike', downPayment }));
}

/**
 * Everything that follows from lines and choices: pure, the same on the server and in the browser. A wished plan length
 * that the cart does not offer gives way to the nearest one.
 */
export function cartPlan(
  lines: readonly PlanLine[],
  { planLength, insurance, today, maxPlanLength }: CartChoice,
): CartPlan {
  const total = lines.reduce((sum, line) => sum + line.price, 0);
  const items = downPaymentItems(lines);
  const chosenDown = effectiveDownPayments(items);
  const downPayment = chosenDown.reduce((sum, amount) => sum + amount, 0);
  const options = planOptions({ items: lines, downPayment, maxPlanLength });
  const months = nearestPlanLength(options, planLength);
  const paysOnce = months === payOnce;
  const yearly = lines.reduce((sum, line) => sum + (line.kind === 'bike' ? insuranceYearly(line.price) : 0), 0);
  return {
    total,
    months,
    paysOnce,
    options,
    downPayments: paysOnce ? lines.map(() => 0) : chosenDown,
    ranges: lines.map((_, index) => downPaymentRange(items, index)),
    amounts: planAmounts(total, downPayment, months),
    schedule: schedule({ total, downPayment, months, signedOn: today }),
    insuranceYearly: yearly,
    insured: insurance && yearly > 0,
  };
}
