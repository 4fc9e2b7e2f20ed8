import type { RunSql, SqlPool } from '~/platform/sql-pool.server.ts';
import { PAGE_CACHE_CHANNEL } from '~/platform/page-cache.server.ts';
import { sql as shopSql } from '~/platform/sql.server.ts';
import { findDuePrices, writeDuePrices } from './due-prices.server.ts';
import { gatherPrices } from './gather-prices.server.ts';

/*
 * Prices with their dates: what was asked for a variant and when, sales and limited offers that begin and end, and what
 * products show of it.
 */

/**
 * Gives variants that an import has written the price of the moment and notes it: a changed one closes the period
 * before, a vanished variant has none open.
 */
export async function recordPrices(sql: RunSql, variantIds: readonly number[], now: Date): Promise<void> {
  await writeDuePrices(sql, { now, variantIds });
  await notePrices(sql, variantIds, now);
}

async function notePrices(sql: RunSql, variantIds: readonly number[], now: Date): Promise<void> {
  await sql`
    update price_period period set valid_to = ${now}
    from variant
    where variant.id = any(${[...variantIds]}::int[]) and period.variant_id = variant.id and period.valid_to is null
      and (variant.vanished_at is not null
        or (period.price, period.uvp_price) is distinct from (variant.price, variant.uvp_price))`;
  await sql`
    insert into price_period (variant_id, price, uvp_price, valid_from)
    select id, price, uvp_price, ${now} from variant
    where id = any(${[...variantIds]}::int[]) and vanished_at is null
      and not exists (select from price_period where variant_id = variant.id and valid_to is null)`;
}

/**
 * Begins and ends sales and limited offers whose time has come, and ends crossed-out prices whose time is over. Drops
 * the pages that show them. Where nothing is due it only reads.
 * @param products whose offers are others than before, whatever their prices
 * @returns how many products changed
 */
export async function applyDuePrices({
  now = new Date(),
  products = [],
  sql = shopSql,
}: { now?: Date; products?: readonly number[]; sql?: SqlPool } = {}): Promise<number> {
  const due = await findDuePrices(sql, { now });
  const over = await sql<{ id: number }[]>`select id from product where strike_until <= ${now}`;
  if (due.length === 0 && over.length === 0 && products.length === 0) return 0;
  return sql.begin(async (transaction) => {
    // Variants before products, each kind in the order of its ids, as orders and imports hold them.
    await transaction`select from variant where id = any(${due.map(({ id }) => id)}::int[]) order by id for no key update`;
    const changed = await writeDuePrices(transaction, { now });
    const productIds = [
      ...new Set([...changed.map(({ productId }) => productId), ...over.map(({ id }) => id), ...products]),
    ];
    if (productIds.length === 0) return 0;
    await notePrices(
      transaction,
      changed.map(({ id }) => id),
      now,
    );
    await gatherPrices(transaction, productIds, now);
    await transaction`select pg_notify(${PAGE_CACHE_CHANNEL}, 'catalog')`;
    return productIds.length;
  });
}
