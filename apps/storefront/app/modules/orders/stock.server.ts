import type { Database } from '~/platform/db.server.ts';
import { dropPages } from '~/platform/page-cache.server.ts';
import { gatherPrices } from '~/modules/pricing/gather-prices.server.ts';

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

/** One piece that an order wants. */
export interface WantedPiece {
  variantId: number;
  name: string;
}

interface TakenVariant {
  productId: number;
  soldOut: boolean;
  counted: boolean;
}

/**
 * Takes an order's pieces from stock. Counted stock is lowered by one conditional update per variant, so that of two
 * orders for the last piece exactly one gets it; variants on order and uncounted ones only have to be orderable still.
 * Variants are taken in the order of their ids: two orders never wait for each other in a circle. Where something is sold
 * out by it, its product shows the price and stock of what is left, on cached pages too.
 * @returns the variants whose pieces are counted: their deals keep it (`stockTaken`)
 * @throws SoldOutError where a variant is not to be had
 */
export async function takeStock(
  database: Database,
  pieces: readonly WantedPiece[],
  now: Date,
): Promise<ReadonlySet<number>> {
  const variantIds = [...new Set(pieces.map((piece) => piece.variantId))].sort((a, b) => a - b);
  const soldOutProducts = new Set<number>();
  const counted = new Set<number>();
  for (const variantId of variantIds) {
    const wanted = pieces.filter((piece) => piece.variantId === variantId);
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
      returning product_id as "productId", stock_status = 'outofstock' as "soldOut",
        stock_quantity is not null and stock_status <> 'onbackorder' as counted`;
    if (!taken) throw new SoldOutError(wanted[0]?.name ?? '');
    if (taken.soldOut) soldOutProducts.add(taken.productId);
    if (taken.counted) counted.add(variantId);
  }
  await showStock(database, soldOutProducts, now);
  return counted;
}

/**
 * Gives back what a cancelled order took out of counted stock, in its transaction. Done again, also at the same time, it has no
 * effect. What the catalogue no longer counts, or has put on order since, stays as the catalogue says.
 */
export async function giveBackStock(database: Database, checkoutId: string, now: Date): Promise<void> {
  const pieces = await database.$queryRaw<{ variantId: number }[]>`
    update deal set stock_taken = false where checkout_id = ${checkoutId}::uuid and stock_taken
    returning variant_id as "variantId"`;
  const variantIds = [...new Set(pieces.map(({ variantId }) => variantId))].sort((a, b) => a - b);
  const products = new Set<number>();
  for (const variantId of variantIds) {
    const count = pieces.filter((piece) => piece.variantId === variantId).length;
    const [given] = await database.$queryRaw<{ productId: number }[]>`
      update variant set stock_quantity = stock_quantity + ${count}, stock_status = 'instock'
      where id = ${variantId} and stock_quantity is not null and stock_status <> 'onbackorder'
      returning product_id as "productId"`;
    if (given) products.add(given.productId);
  }
  await showStock(database, products, now);
}

/**
 * Takes the pieces of a cancelled order out of stock once more, all of them or none.
 * @param database a transaction; it goes on where the pieces are not to be had
 * @returns whether they were taken
 */
export async function takeStockAgain(database: Database, checkoutId: string, now: Date): Promise<boolean> {
  const deals = await database.deal.findMany({ where: { checkoutId }, select: { variantId: true, dealname: true } });
  const variantIds = deals.map(({ variantId }) => variantId);
  const wanted = new Map(variantIds.map((id) => [id, variantIds.filter((each) => each === id).length]));
  // Held in the order of their ids, as whoever takes pieces does: what is there now is there in a moment.
  const there = await database.$queryRaw<{ id: number; left: number | null }[]>`
    select variant.id, case when variant.stock_status = 'instock' then variant.stock_quantity end as left
    from variant join product on product.id = variant.product_id and product.status = 'published'
    where variant.id = any(${variantIds}::int[]) and variant.vanished_at is null and variant.stock_status <> 'outofstock'
    order by variant.id for update of variant`;
  const isThere = [...wanted].every(([id, count]) => {
    const row = there.find((each) => each.id === id);
    return row !== undefined && (row.left === null || row.left >= count);
  });
  if (!isThere) return false;
  const pieces = deals.map(({ variantId, dealname: name }) => ({ variantId, name }));
  const counted = await takeStock(database, pieces, now);
  await database.deal.updateMany({
    where: { checkoutId, variantId: { in: [...counted] } },
    data: { stockTaken: true },
  });
  return true;
}

/** Has products show what is left of their variants, on cached pages too. */
async function showStock(database: Database, productIds: ReadonlySet<number>, now: Date): Promise<void> {
  if (productIds.size === 0) return;
  await gatherPrices(database, [...productIds], now);
  await dropPages(database, 'catalog');
}
