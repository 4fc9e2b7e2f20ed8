import type { PricedCart } from '~/modules/cart/priced-cart.ts';
import { type CartFacts, cartLedger } from '~/modules/checkout/cart-ledger.ts';
import type { Contact } from '~/modules/checkout/contact.ts';
import { orderDeliveryDay } from '~/modules/checkout/order/order-delivery-day.ts';
import { deliveryFacts, variantFacts } from '~/modules/checkout/order/variant-facts.server.ts';
import type { DeliveryRule } from '~/modules/content/content.ts';
import type { Ledger } from '~/modules/orders/ledger.ts';
import { likelyDelivery } from '~/modules/orders/likely-delivery.ts';
import { sponsorsOfLines } from '~/modules/sponsoring/sponsored-order.server.ts';
import { db } from '~/platform/db.server.ts';

/**
 * Reads the input of a cart's ledger.
 * @param to the destination, and the editors' rules that may name its day of delivery; absent while the destination is
 * unknown
 */
export async function cartFacts(
  { lines, today }: Pick<PricedCart, 'lines' | 'today'>,
  to?: { contact: Contact; rules: readonly DeliveryRule[] },
): Promise<CartFacts> {
  const [facts, sponsors] = await Promise.all([
    variantFacts(
      db,
      lines.map(({ variantId }) => variantId),
    ),
    sponsorsOfLines(
      lines.filter(({ isSponsored }) => isSponsored).map(({ id }) => id),
      today,
    ),
  ]);
  const variants = lines.map(({ variantId }) => facts.get(variantId));
  const named =
    to &&
    orderDeliveryDay({
      ...to,
      from: today,
      items: variants.map((variant) => ({
        stockStatus: variant?.stockStatus ?? 'outofstock',
        date: deliveryFacts(variant).date,
      })),
    });
  return {
    today,
    sponsors,
    expectedDelivery:
      named ?? (lines.length > 0 ? likelyDelivery({ from: today, items: variants.map(deliveryFacts) }) : null),
    isDeliveryNamed: Boolean(named),
  };
}

/** The ledger of a cart for the summary of a step: dated payments only if an employer pays a part of them. */
export async function summaryLedger({ lines, plan, today }: PricedCart): Promise<Ledger> {
  const ledger = cartLedger(lines, plan, await cartFacts({ lines, today }));
  return plan.shared ? ledger : { ...ledger, schedule: { ...ledger.schedule, payments: [] } };
}
