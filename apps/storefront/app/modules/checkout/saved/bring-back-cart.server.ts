import type { Locale } from '~/i18n/locales.ts';
import { enterDiscountCode, type LostCart, restoreLines, viewCart } from '~/modules/cart/cart.server.ts';
import type { Visitor } from '~/modules/identity/identity.server.ts';

/**
 * Restores the lines of another cart in the visitor's, at the catalogue's prices, each once. Plan and discount code are
 * restored if the visitor's cart is empty; the cart's page reports what is missing.
 * @param options sender: whose attempts at discount codes are limited
 */
export async function restoreSavedCart(
  visitor: Visitor,
  lost: LostCart,
  { discountCode, locale, sender, now }: { discountCode: string | null; locale: Locale; sender: string; now?: Date },
): Promise<void> {
  const wasEmpty = (await viewCart({ visitor, locale })).lines.length === 0;
  await restoreLines(visitor, lost);
  if (wasEmpty && discountCode) await enterDiscountCode(visitor, { typed: discountCode, sender, now });
}
