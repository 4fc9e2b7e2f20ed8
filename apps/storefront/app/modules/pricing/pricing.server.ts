import type { Sql, TransactionSql } from 'postgres';
import { PAGE_CACHE_CHANNEL } from '~/platform/page-cache.server.ts';
import { sql as shopSql } from '~/platform/sql.server.ts';
import { gatherPrices } from './gather-prices.server.ts';

/*
 * Prices with their dates: what was asked for a variant and when, sales that begin and end, and what products show of it.
 */

/** Notes the present prices of variants: a changed one closes the period before, a vanished variant has none open. */
export async function recordPrices(sql: TransactionSql, variantIds: readonly number[], now: Date): Promise<void> {
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
 * Begins and ends sales whose time has come, and ends crossed-out prices whose time is over. Drops the pages that show
 * them.
 * @returns how many products changed
 */
export async function applyDuePrices({
  now = new Date(),
  sql = shopSql,
}: { now?: Date; sql?: Sql } = {}): Promise<number> {
  return sql.begin(async (transaction) => {
    const changed = await transaction<{ id: number; productId: number }[]>`
      update variant set price = due.price, uvp_price = due.uvp_price
      from (
        select id,
          case when running then sale_price else regular_price end as price,
          case when running then regular_price end as uvp_price
        from (
          select id, sale_price, regular_price,
            coalesce(sale_from <= ${now}, true) and coalesce(sale_to > ${now}, true) as running
          from variant
          where vanished_at is null and sale_price is not null and (sale_from <= ${now} or sale_to <= ${now})
        ) window_of_sale
      ) due
      where variant.id = due.id and variant.price <> due.price
      returning variant.id, variant.product_id as "productId"`;
    const over = await transaction<{ id: number }[]>`select id from product where strike_until <= ${now}`;
    const productIds = [...new Set([...changed.map(({ productId }) => productId), ...over.map(({ id }) => id)])];
    if (productIds.length === 0) return 0;
    await recordPrices(
      transaction,
      changed.map(({ id }) => id),
      now,
    );
    await gatherPrices(transaction, productIds, now);
    await transaction`select pg_notify(${PAGE_CACHE_CHANNEL}, 'catalog')`;
    return productIds.length;
  });
}
