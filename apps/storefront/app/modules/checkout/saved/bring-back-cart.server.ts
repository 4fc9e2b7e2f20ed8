import type { Locale } from '~/i18n/locales.ts';
import { enterDiscountCode, type LostCart, restoreLines, viewCart } from '~/modules/cart/cart.server.ts';
import type { Visitor } from '~/modules/identity/identity.server.ts';

/**
 * Brings what was in another cart into the visitor's: lines at the catalogue's prices, each once. Its plan and its discount code come
 * along where nothing is in the visitor's yet; what is missing the cart's page says.
 * @param options sender: whose guesses at discount codes are counted
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
