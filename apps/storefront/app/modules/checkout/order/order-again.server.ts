import type { Locale } from '~/i18n/locales.ts';
import { db } from '~/platform/db.server.ts';
import { restoreSavedCart } from '~/modules/checkout/saved/bring-back-cart.server.ts';
import { formOfContact } from '~/modules/checkout/contact/known-contact.server.ts';
import { findDraft, storeTyped } from '~/modules/checkout/steps/draft.server.ts';
import type { Visitor } from '~/modules/identity/identity.server.ts';
import { storedContact, storedDeal } from '~/modules/orders/stored-order.schema.server.ts';

const propertiesSchema = storedDeal.pick({ selected_add_on: true });

/**
 * Puts the items of a cancelled order into the visitor's cart, at the catalogue's prices, with its plan and contact.
 * The mail of an order that was not paid in time links here (decision 42). Idempotent: each piece is added once.
 * @param sender whose attempts at discount codes are limited
 * @returns false if the order was not cancelled, so that nothing is ordered twice
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
      contact: true,
      deals: {
        select: { id: true, variantId: true, downPaymentAmount: true, properties: true },
        orderBy: { position: 'asc' },
      },
    },
  });
  if (!order) return false;
  const { planLength, payOneTime, insurance, discountCode, contact, deals } = order;
  const lines = deals.map(({ id, variantId, downPaymentAmount, properties }) => ({
    id,
    variantId,
    selectedAddOn: propertiesSchema.parse(properties).selected_add_on,
    downPayment: payOneTime ? null : downPaymentAmount,
  }));
  await restoreSavedCart(
    visitor,
    { cartId: checkoutId, lines, planLength, insurance },
    { discountCode, locale, sender },
  );
  if (Object.keys((await findDraft(visitor))?.contact ?? {}).length === 0) {
    await storeTyped(visitor, formOfContact(storedContact.parse(contact)));
  }
  return true;
}
