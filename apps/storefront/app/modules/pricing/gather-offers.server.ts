import type { Database, Prisma } from '~/platform/db.server.ts';
import { gatherOffer } from './gather.ts';
import { priceIndication } from './pricing.ts';

const variantSelect = {
  price: true,
  uvpPrice: true,
  stockStatus: true,
  prices: { select: { price: true, validFrom: true, validTo: true } },
} satisfies Prisma.VariantSelect;

type VariantRow = Prisma.VariantGetPayload<{ select: typeof variantSelect }>;

/** What a product shows of its variants; nothing to be had where it has none. */
function shownOffer(variants: readonly VariantRow[], now: Date): Prisma.ProductUpdateInput {
  if (variants.length === 0) return { stockStatus: 'outofstock' };
  const { displayPrice, uvpPrice, stockStatus, index } = gatherOffer(variants);
  const spans = (variants[index]?.prices ?? []).map(({ price, validFrom, validTo }) => {
    return { price, from: validFrom, to: validTo };
  });
  const strike = priceIndication(spans, { price: displayPrice, highest: uvpPrice, now });
  return {
    displayPrice,
    uvpPrice,
    stockStatus,
    strikePrice: strike?.price ?? null,
    strikeUntil: strike?.until ?? null,
  };
}

/**
 * Writes what a few products show of their variants (lowest price of what can be ordered, stock, the price that may be
 * crossed out), inside the transaction that changed a variant. Products are locked before their variants are read, in the
 * order of their ids: of two orders that each take another variant the second sees what the first has left.
 */
export async function gatherOffers(database: Database, productIds: readonly number[], now: Date): Promise<void> {
  const ids = [...new Set(productIds)].sort((a, b) => a - b);
  await database.$queryRaw`select id from product where id = any(${ids}::int[]) order by id for update`;
  for (const productId of ids) {
    const variants = await database.variant.findMany({
      where: { productId, vanishedAt: null },
      orderBy: [{ position: 'asc' }, { id: 'asc' }],
      select: variantSelect,
    });
    await database.product.update({ where: { id: productId }, data: shownOffer(variants, now), select: { id: true } });
  }
}
