import type { Database } from '~/platform/db.server.ts';
import { dropPages } from '~/platform/page-cache.server.ts';
import { endHold } from './stock-hold.server.ts';
import { gatherPrices } from '~/modules/pricing/gather-prices.server.ts';
import { storedDeal } from './stored-order.schema.server.ts';

/** Thrown in an order's transaction if an item is no longer available; the transaction is rolled back. */
export class SoldOutError extends Error {
  override name = 'SoldOutError';
  /** Name of the product as shown in the cart. */
  readonly product: string;

  constructor(product: string) {
    super('A variant was sold out while it was being ordered.');
    this.product = product;
  }
}

/** One piece of an order. */
export interface WantedPiece {
  variantId: number;
  name: string;
}

/** The result of taking an order's pieces. */
export interface TakenPieces {
  /** Variants with counted stock; their deals store it (`stockTaken`). */
  counted: ReadonlySet<number>;
  /** Products with a variant that is now sold out and has to be shown so. */
  soldOut: ReadonlySet<number>;
}

interface TakenVariant {
  productId: number;
  soldOut: boolean;
  counted: boolean;
}

/**
 * Takes pieces of one variant in one conditional update.
 * @param options.inStock require stock; a variant on order is not enough
 * @returns undefined if there are not enough
 */
async function takeVariant(
  database: Database,
  { variantId, count, inStock = false }: { variantId: number; count: number; inStock?: boolean },
): Promise<TakenVariant | undefined> {
  const [taken] = await database.$queryRaw<TakenVariant[]>`
    update variant
    set stock_quantity = case when stock_status = 'instock' then stock_quantity - ${count} else stock_quantity end,
      stock_status = case
        when stock_status = 'instock' and stock_quantity = ${count} then 'outofstock'::stock_status
        else stock_status
      end
    where id = ${variantId} and vanished_at is null and stock_status <> 'outofstock'
      and (stock_status <> 'instock' or stock_quantity is null or stock_quantity >= ${count})
      and (stock_status = 'instock' or not ${inStock})
      and exists (select from product where product.id = variant.product_id and product.status = 'published')
    returning product_id as "productId", stock_status = 'outofstock' as "soldOut",
      stock_quantity is not null and stock_status <> 'onbackorder' as counted`;
  return taken;
}

/**
 * Takes an order's pieces from stock. Counted stock is lowered by one conditional update per variant, so that of two
 * orders for the last piece exactly one gets it; variants on order and uncounted ones only have to be orderable.
 * Variants are taken in order of their ids, which prevents deadlocks. Call `showStock` for the products that are now
 * sold out at the end of the transaction.
 * @throws SoldOutError if a variant is not available
 */
export async function takeStock(database: Database, pieces: readonly WantedPiece[]): Promise<TakenPieces> {
  const soldOut = new Set<number>();
  const counted = new Set<number>();
  for (const [variantId, wanted] of byVariant(pieces)) {
    const taken = await takeVariant(database, { variantId, count: wanted.length });
    if (!taken) throw new SoldOutError(wanted[0]?.name ?? '');
    if (taken.soldOut) soldOut.add(taken.productId);
    if (taken.counted) counted.add(variantId);
  }
  return { counted, soldOut };
}

const orderedSchema = storedDeal.pick({ e_bike_stock_information: true });

/** Pieces by variant, in order of the variants' ids. */
function byVariant<Piece extends { variantId: number }>(pieces: readonly Piece[]): [number, Piece[]][] {
  const ids = [...new Set(pieces.map(({ variantId }) => variantId))].sort((one, other) => one - other);
  return ids.map((id) => [id, pieces.filter(({ variantId }) => variantId === id)]);
}

/**
 * Takes the missing pieces of an order, for its deals that have none yet. A deal without an available piece is marked
 * (`stockMissing`), also if it was ordered from stock and is now only on order.
 * @param database a transaction that holds the order
 * @returns whether all pieces were taken
 */
export async function takeRemainingStock(database: Database, checkoutId: string, now: Date): Promise<boolean> {
  const deals = await database.deal.findMany({
    where: { checkoutId, stockTaken: false },
    select: { id: true, variantId: true, properties: true },
  });
  const soldOut = new Set<number>();
  const found: Record<'counted' | 'uncounted' | 'missing', string[]> = { counted: [], uncounted: [], missing: [] };
  for (const [variantId, wanted] of byVariant(deals)) {
    const inStock = wanted.some(
      ({ properties }) => orderedSchema.parse(properties).e_bike_stock_information === 'instock',
    );
    const taken = await takeVariant(database, { variantId, count: wanted.length, inStock });
    if (taken?.soldOut) soldOut.add(taken.productId);
    const kind = taken ? (taken.counted ? 'counted' : 'uncounted') : 'missing';
    found[kind].push(...wanted.map(({ id }) => id));
  }
  const note = (ids: string[], data: { stockTaken?: boolean; stockMissing: boolean }) =>
    database.deal.updateMany({ where: { id: { in: ids } }, data });
  await note(found.counted, { stockTaken: true, stockMissing: false });
  await note(found.uncounted, { stockMissing: false });
  await note(found.missing, { stockMissing: true });
  await showStock(database, soldOut, now);
  return found.missing.length === 0;
}

/**
 * Returns an order's pieces to counted stock, in the transaction that cancels it. Pre-orders waiting for such a piece
 * get it first, the oldest one before the others; the rest is on sale again. Idempotent, also if called concurrently.
 * Variants that the catalogue no longer counts, or has put on order since, are left unchanged.
 * @param database a transaction
 * @returns ids of the pre-orders that got a piece; they are locked until the transaction ends
 */
export async function returnStock(database: Database, checkoutId: string, now: Date): Promise<ReadonlySet<string>> {
  const { products, served } = await putBack(database, checkoutId, { toPreOrders: true });
  await showStock(database, products, now);
  await endHold(database, checkoutId);
  return served;
}

/**
 * The same for an order that may not hold its pieces, without updating what is shown. All pieces are on sale again.
 * @returns products whose stock has changed
 */
export async function returnPieces(database: Database, checkoutId: string): Promise<ReadonlySet<number>> {
  const { products } = await putBack(database, checkoutId, { toPreOrders: false });
  return products;
}

async function putBack(
  database: Database,
  checkoutId: string,
  { toPreOrders }: { toPreOrders: boolean },
): Promise<{ products: ReadonlySet<number>; served: ReadonlySet<string> }> {
  const pieces = await database.$queryRaw<{ variantId: number }[]>`
    update deal set stock_taken = false where checkout_id = ${checkoutId}::uuid and stock_taken
    returning variant_id as "variantId"`;
  const products = new Set<number>();
  const served = new Set<string>();
  for (const [variantId, { length: count }] of byVariant(pieces)) {
    const receivers = toPreOrders ? await servePreOrders(database, { variantId, count, checkoutId }) : [];
    for (const id of receivers) served.add(id);
    const rest = count - receivers.length;
    if (rest === 0) continue;
    const [given] = await database.$queryRaw<{ productId: number }[]>`
      update variant set stock_quantity = stock_quantity + ${rest}, stock_status = 'instock'
      where id = ${variantId} and stock_quantity is not null and stock_status <> 'onbackorder'
      returning product_id as "productId"`;
    if (given) products.add(given.productId);
  }
  return { products, served };
}

/**
 * Gives returned pieces of one variant to the oldest pre-orders that miss one. Orders locked by another transaction are
 * skipped: waiting for them could end in a deadlock.
 * @returns the order of each piece
 */
async function servePreOrders(
  database: Database,
  { variantId, count, checkoutId }: { variantId: number; count: number; checkoutId: string },
): Promise<string[]> {
  const counted = await database.$queryRaw<unknown[]>`
    select from variant
    where id = ${variantId} and stock_quantity is not null and stock_status <> 'onbackorder' for update`;
  if (counted.length === 0) return [];
  const rows = await database.$queryRaw<{ checkoutId: string }[]>`
    with next as materialized (
      select d.id from deal d
      join checkout c on c.id = d.checkout_id
      join fulfilment f on f.checkout_id = c.id
      where d.variant_id = ${variantId} and d.stock_missing and not d.stock_taken
        and c.stock_state = 'pre_ordered' and c.id <> ${checkoutId}::uuid
        and f.stage not in ('shipped', 'delivered', 'cancelled', 'returned')
      order by c.created_at, d.id limit ${count}
      for no key update of d, c, f skip locked
    )
    update deal set stock_taken = true, stock_missing = false from next where deal.id = next.id
    returning deal.checkout_id as "checkoutId"`;
  return rows.map((row) => row.checkoutId);
}

/**
 * Takes the pieces of a cancelled order out of stock again, all of them or none.
 * @param database a transaction; it can continue if they are not available
 * @returns whether they were taken
 */
export async function takeStockAgain(database: Database, checkoutId: string, now: Date): Promise<boolean> {
  const deals = await database.deal.findMany({ where: { checkoutId }, select: { variantId: true, dealname: true } });
  const variantIds = deals.map(({ variantId }) => variantId);
  const wanted = new Map(variantIds.map((id) => [id, variantIds.filter((each) => each === id).length]));
  // Locked in order of their ids, as everywhere: stock read now stays valid.
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
  const { counted, soldOut } = await takeStock(database, pieces);
  await database.deal.updateMany({
    where: { checkoutId, variantId: { in: [...counted] } },
    data: { stockTaken: true },
  });
  await database.checkout.update({ where: { id: checkoutId }, data: { stockState: 'reserved' }, select: { id: true } });
  await showStock(database, soldOut, now);
  return true;
}

/** Updates the shown price and stock of products from their variants, on cached pages too. */
export async function showStock(database: Database, productIds: ReadonlySet<number>, now: Date): Promise<void> {
  if (productIds.size === 0) return;
  await gatherPrices(database, [...productIds], now);
  await dropPages(database, 'catalog');
}
