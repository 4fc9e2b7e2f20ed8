import type { Locale } from '~/i18n/locales.ts';
import { db, type Prisma } from '~/platform/db.server.ts';
import { isOrderable, stockLabel } from '~/modules/catalog/catalog.ts';
import { promisedDate } from '~/modules/catalog/promised-date.server.ts';
import type { CartLine } from '~/modules/cart/cart.ts';
import {
  bestAlternatives,
  getSharedFact,
  type LineAlternative,
  type LineAlternatives,
  type VariantFacts,
} from '~/modules/cart/line-alternatives.ts';
import { publishedHere } from './add-line.server.ts';
import { listCards, colourOf, pictureOf } from './read-cart.server.ts';

const variantSelect = {
  id: true,
  productId: true,
  size: true,
  colorSlug: true,
  position: true,
  price: true,
  stockStatus: true,
  stockQuantity: true,
  expectedDeliveryDate: true,
  product: { select: { pictures: true } },
} satisfies Prisma.VariantSelect;

type VariantRow = Prisma.VariantGetPayload<{ select: typeof variantSelect }>;

/**
 * What could be ordered instead of the lines that can't be ordered as they are. Pieces that other lines of the cart
 * take are not offered a second time.
 * @param lines all lines of the cart
 */
export async function lineAlternatives(lines: readonly CartLine[], locale: Locale): Promise<LineAlternatives> {
  const removed = lines.filter(isUnavailable);
  if (removed.length === 0) return {};
  const ids = removed.map(({ variantId }) => variantId);
  const [own, variants] = await Promise.all([
    db.variant.findMany({ where: { id: { in: ids } }, select: variantSelect }),
    db.variant.findMany({
      where: { vanishedAt: null, product: { ...publishedHere(), variants: { some: { id: { in: ids } } } } },
      select: variantSelect,
    }),
  ]);
  const cards = await listCards([...new Set(own.map(({ productId }) => productId))], locale);
  const taken = (id: number) => lines.filter(({ variantId }) => variantId === id).length;
  return Object.fromEntries(
    removed.map((line) => {
      const row = own.find(({ id }) => id === line.variantId);
      const card = row && cards.get(row.productId);
      if (!card) return [line.id, []];
      const others = variants.filter(
        (each) => each.productId === row.productId && each.id !== row.id && hasPieces(each, taken(each.id)),
      );
      const found = bestAlternatives(
        factsOf(row),
        others.map((each) => ({ ...factsOf(each), row: each })),
      );
      return [
        line.id,
        found.map((each): LineAlternative => ({
          variantId: each.row.id,
          colour: colourOf(each.row.colorSlug, card)?.name ?? null,
          size: each.row.size,
          picture: pictureOf(each.row, card),
          price: each.row.price,
          stock: stockLabel(each.row.stockStatus),
          expectedDeliveryDate: promisedDate(each.row.expectedDeliveryDate),
          keeps: getSharedFact(factsOf(row), each),
        })),
      ];
    }),
  );
}

/** The product of the first line that can't be ordered as it is; undefined if all can. */
export async function findFirstUnavailableProduct(lines: readonly CartLine[]): Promise<number | undefined> {
  const removed = lines.find(isUnavailable);
  const variant =
    removed && (await db.variant.findUnique({ where: { id: removed.variantId }, select: { productId: true } }));
  return variant?.productId;
}

/** Whether a line can't be ordered as it is: sold out, or more than there are. */
export function isUnavailable({ notices }: CartLine): boolean {
  return notices.some(({ kind }) => kind === 'sold-out' || kind === 'not-enough');
}

/** @param taken pieces of it in the same cart */
function hasPieces({ stockStatus, stockQuantity }: VariantRow, taken: number): boolean {
  if (!isOrderable({ stockStatus })) return false;
  return stockStatus !== 'instock' || stockQuantity === null || stockQuantity > taken;
}

function factsOf({ size, colorSlug, position, stockStatus }: VariantRow): VariantFacts {
  return { size, colourSlug: colorSlug, position, inStock: stockStatus === 'instock' };
}
