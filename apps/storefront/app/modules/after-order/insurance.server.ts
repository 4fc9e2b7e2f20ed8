import { z } from 'zod';
import { orderChanged } from '~/modules/orders/order-changed.server.ts';
import { db } from '~/platform/db.server.ts';
import type { Order } from '~/modules/orders/orders.server.ts';
import { holdOpen } from '~/modules/orders/order-stage.server.ts';
import { insuranceYearly } from '~/modules/financing/financing.ts';
import { insurableDeals, settleFlags } from './order-flags.server.ts';

/** The insurance of an order. Amounts are Rappen. */
export interface InsuranceView {
  /** Price per year for all bikes; 0 if nothing can be insured. */
  yearly: number;
  insured: boolean;
  /** Whether the shopper has answered, in the checkout or after the order (spec §3: insuranceUpdated). */
  answered: boolean;
}

/**
 * Reads the price of an order's insurance and the shopper's choice. The price is the agreed one or, without insurance,
 * the one of the table in §9.
 */
export async function insuranceView({ id }: Pick<Order, 'id'>): Promise<InsuranceView> {
  const [deals, order] = await Promise.all([
    insurableDeals(db, id),
    db.checkout.findUniqueOrThrow({
      where: { id },
      select: { insurance: true, insurancePrice: true, insuranceUpdated: true, insuranceChosen: true },
    }),
  ]);
  const agreed = order.insurance ? order.insurancePrice : null;
  const yearly = agreed ?? deals.reduce((sum, { price }) => sum + insuranceYearly(price), 0);
  return { yearly, insured: order.insurance, answered: order.insuranceUpdated || order.insuranceChosen };
}

/** The stored properties of a deal. */
const propertiesSchema = z.record(z.string(), z.json());

/**
 * Adds or removes the optional insurance after the order (spec §3, §4), and updates the order, its deals and the flags.
 * Prices come from the table of §9 by the bikes' full prices, never from the browser and without discounts.
 * @returns false if nothing can be insured, or the order's stage does not allow a change
 */
export async function chooseInsurance({ id }: Pick<Order, 'id'>, insured: boolean): Promise<boolean> {
  return db.$transaction(async (database) => {
    if (!(await holdOpen(database, id, 'insurance'))) return false;
    await database.$queryRaw`select id from checkout where id = ${id}::uuid for update`;
    const deals = await insurableDeals(database, id);
    if (deals.length === 0) return false;
    let total = 0;
    for (const { id: dealId, price, properties } of deals) {
      const yearly = insuranceYearly(price);
      total += yearly;
      const stored = propertiesSchema.parse(properties);
      const changed = { ...stored, insurance_selected: insured, insurance_price: insured ? yearly : null };
      await database.deal.update({ where: { id: dealId }, data: { properties: changed } });
    }
    const insurancePrice = insured ? total : null;
    await database.checkout.update({
      where: { id },
      data: { insurance: insured, insurancePrice, insuranceUpdated: true },
    });
    await settleFlags(database, id);
    await orderChanged.emit(database, id);
    return true;
  });
}
