import type { CrmValue } from '~/integrations/crm/crm.ts';

/** Deal properties that are stored in Rappen (spec §3). */
const amounts: ReadonlySet<string> = new Set([
  'e_bike_price',
  'amount',
  'discount_price',
  'insurance_price',
  'down_payment_amount',
  'initialPrice',
]);

/** What the CRM gets of an order beside the stored properties of its deals. */
export interface OrderFigures {
  dealstage: string;
  /** The day that the shopper was given, `YYYY-MM-DD`; null if none is known. */
  expectedDelivery: string | null;
  /** Where the visit came from (`utm`); null without attribution. */
  source: string | null;
  /** How far the payment due at once has come, refunds included (`PaymentStatus`); null if nothing is due at once. */
  paymentStatus: string | null;
  /** Rappen that were paid and did not go back. */
  moneyHeld: number;
}

/**
 * The properties of a deal as the CRM gets them: by the names of spec §3, amounts in francs, and with what has become
 * of the order since.
 */
export function crmProperties(
  stored: Readonly<Record<string, CrmValue>>,
  { dealstage, expectedDelivery, source, paymentStatus, moneyHeld }: OrderFigures,
): Record<string, CrmValue> {
  const properties = Object.entries(stored).map(([name, value]): [string, CrmValue] => [
    name,
    typeof value === 'number' && amounts.has(name) ? toFrancs(value) : value,
  ]);
  return {
    ...Object.fromEntries(properties),
    dealstage,
    expected_delivery_date: expectedDelivery,
    order_source: source,
    order_payment_status: paymentStatus,
    order_money_held: toFrancs(moneyHeld),
  };
}

const toFrancs = (rappen: number): number => rappen / 100;
