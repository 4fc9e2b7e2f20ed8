import type { Locale } from '~/i18n/locales.ts';
import { accessoriesFor } from '~/modules/catalog/catalog.server.ts';
import { splitName } from '~/modules/catalog/product-tile.ts';
import { currentRules } from '~/modules/instances/instances.server.ts';
import type { CartLine } from '~/modules/cart/cart.ts';
import { db } from '~/platform/db.server.ts';
import type { FittingThings } from './cart-summary.ts';

const SHOWN = 2;

/**
 * Accessories for the first bike of a cart that are not in it yet, each of another sort.
 * @returns null if there is no bike, or nothing for it, or the shop takes nothing beside it
 */
export async function fittingThings(lines: readonly CartLine[], locale: Locale): Promise<FittingThings | null> {
  if (currentRules().onlyOneProduct) return null;
  const bike = lines.find(({ kind, stock }) => kind === 'bike' && stock !== 'sold-out');
  if (!bike) return null;
  const variant = await db.variant.findUnique({ where: { id: bike.variantId }, select: { productId: true } });
  if (!variant) return null;
  const cards = await accessoriesFor({ productId: variant.productId, locale, limit: SHOWN + lines.length });
  const things = cards
    .filter(({ slug }) => lines.every((line) => line.slug !== slug))
    .slice(0, SHOWN)
    .map(({ slug, name, subtitle, displayPrice, picture }) => {
      return { slug, name, subtitle, price: displayPrice, picture: { ...picture, alt: '' } };
    });
  const { name } = splitName({ name: bike.name, brand: bike.brand === null ? null : { slug: '', name: bike.brand } });
  return things.length > 0 ? { bike: name, things } : null;
}
