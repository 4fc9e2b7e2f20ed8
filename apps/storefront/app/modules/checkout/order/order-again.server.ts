import type { Locale } from '~/i18n/locales.ts';
import { db } from '~/platform/db.server.ts';
import { bringBackCart } from '~/modules/checkout/saved/bring-back-cart.server.ts';
import type { Visitor } from '~/modules/identity/identity.server.ts';
import { storedDeal } from '~/modules/orders/stored-order.schema.server.ts';

const propertiesSchema = storedDeal.pick({ selected_add_on: true });

/**
 * Puts what a cancelled order was made of into the visitor's cart, at the catalogue's prices and on the plan it had: the mail of an
 * order that was not paid in time leads here (decision 42). Asked again, each piece comes once.
 * @param sender whose guesses at discount codes are counted
 * @returns whether the order was cancelled: of any other nothing is ordered twice by this
 */
export async function orderAgain(
  visitor: Visitor,
  checkoutId: string,
  { locale, sender }: { locale: Locale; sender: string },
): Promise<boolean> {
  const order = await db.checkout.findFirst({
    where: { id: checkoutId, fulfilment: { stage: 'cancelled' } },
    select: {
      planLength: true,
      payOneTime: true,
      insurance: true,
      discountCode: true,
      deals: {
        select: { id: true, variantId: true, downPaymentAmount: true, properties: true },
        orderBy: { position: 'asc' },
      },
    },
  });
  if (!order) return false;
  const { planLength, payOneTime, insurance, discountCode, deals } = order;
  const lines = deals.map(({ id, variantId, downPaymentAmount, properties }) => ({
    id,
    variantId,
    selectedAddOn: propertiesSchema.parse(properties).selected_add_on,
    downPayment: payOneTime ? null : downPaymentAmount,
  }));
  await bringBackCart(visitor, { cartId: checkoutId, lines, planLength, insurance }, { discountCode, locale, sender });
  return true;
}
