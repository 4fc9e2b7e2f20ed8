import { isOrderable } from '~/modules/catalog/catalog.ts';
import type { Visitor } from '~/modules/identity/identity.server.ts';
import type { AddRefusal } from '~/modules/cart/cart.ts';
import { addFacts, addedVariantSelect, publishedHere } from './add-line.server.ts';
import { changeCart } from './lock-cart.server.ts';

/**
 * Puts another variant of the same product in a line's place, at the catalogue's price. Its place in the cart, its down
 * payment and its add-on stay, who pays for it too.
 * @returns why it could not be done, or undefined
 */
export function swapLine(
  visitor: Visitor,
  { itemId, variantId }: { itemId: string; variantId: number },
): Promise<AddRefusal | undefined> {
  return changeCart<AddRefusal | undefined>(visitor, async (database, { lines }) => {
    const line = lines.find(({ id }) => id === itemId);
    const variant = await database.variant.findFirst({
      where: {
        id: variantId,
        vanishedAt: null,
        product: { ...publishedHere(), variants: { some: { id: line?.variantId ?? 0 } } },
      },
      select: addedVariantSelect,
    });
    if (!line || !variant) return 'not-found';
    if (!isOrderable(variant)) return 'sold-out';
    const { isSponsored: _stays, ...facts } = addFacts(variant);
    await database.cartItem.update({ where: { id: itemId }, data: { variantId, ...facts } });
    return undefined;
  });
}
