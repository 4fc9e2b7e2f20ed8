import type { Database } from '~/platform/db.server.ts';
import { dropPages } from '~/platform/page-cache.server.ts';
import { gatherPrices } from '~/modules/pricing/gather-prices.server.ts';
import type { DealSource } from '~/modules/orders/deal.ts';

/** Thrown inside an order's transaction where something is no longer to be had: nothing of the order remains. */
export class SoldOutError extends Error {
  override name = 'SoldOutError';
  /** Name of the product, as the cart says it. */
  readonly product: string;

  constructor(product: string) {
    super('A variant was sold out while it was being ordered.');
    this.product = product;
  }
}

interface TakenVariant {
  productId: number;
  soldOut: boolean;
}

/**
 * Takes an order's pieces from stock. Counted stock is lowered by one conditional update per variant, so that of two
 * orders for the last piece exactly one gets it; variants on order and uncounted ones only have to be orderable still.
 * Variants are taken in the order of their ids: two orders never wait for each other in a circle. Where something is sold
 * out by it, its product shows the price and stock of what is left, on cached pages too.
 * @throws SoldOutError where a variant is not to be had
 */
export async function takeStock(database: Database, items: readonly DealSource[], now: Date): Promise<void> {
  const variantIds = [...new Set(items.map((item) => item.variantId))].sort((a, b) => a - b);
  const soldOutProducts = new Set<number>();
  for (const variantId of variantIds) {
    const wanted = items.filter((item) => item.variantId === variantId);
    const [taken] = await database.$queryRaw<TakenVariant[]>`
      update variant
      set stock_quantity = case when stock_status = 'instock' then stock_quantity - ${wanted.length} else stock_quantity end,
        stock_status = case
          when stock_status = 'instock' and stock_quantity = ${wanted.length} then 'outofstock'::stock_status
          else stock_status
        end
      where id = ${variantId} and vanished_at is null and stock_status <> 'outofstock'
        and (stock_status <> 'instock' or stock_quantity is null or stock_quantity >= ${wanted.length})
        and exists (select from product where product.id = variant.product_id and product.status = 'published')
      returning product_id as "productId", stock_status = 'outofstock' as "soldOut"`;
    if (!taken) throw new SoldOutError(wanted[0]?.name ?? '');
    if (taken.soldOut) soldOutProducts.add(taken.productId);
  }
  if (soldOutProducts.size === 0) return;
  await gatherPrices(database, [...soldOutProducts], now);
  await dropPages(database, 'catalog');
}
