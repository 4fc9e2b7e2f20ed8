import { z } from 'zod';
import { orderChanged } from '~/modules/orders/order-changed.server.ts';
import { db } from '~/platform/db.server.ts';
import type { Order } from '~/modules/orders/orders.server.ts';
import { holdOpen } from '~/modules/orders/order-stage.server.ts';
import { insuranceYearly } from '~/modules/financing/financing.ts';
import { insurableDeals, settleFlags } from './order-flags.server.ts';

/** The insurance of an order. Amounts are Rappen. */
export interface InsuranceView {
  /** A year's price of all bikes; 0 where there is none to insure. */
  yearly: number;
  insured: boolean;
  /** Whether the shopper has answered, in the checkout or after the order (spec §3: insuranceUpdated). */
  answered: boolean;
}

/** What the insurance of an order costs, as it was agreed or by the table of §9 where it is not taken, and what was chosen. */
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

/** A deal's properties as they are kept. */
const propertiesSchema = z.record(z.string(), z.json());

/**
 * Takes or drops the optional insurance after the order (spec §3, §4): the order, its deals and the flags follow. Prices come
 * from the table of §9 by the bikes' full prices, never from the browser: a discount code makes no bike worth less.
 * @returns false where the order holds nothing to insure, or its stage leaves it as it is
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
