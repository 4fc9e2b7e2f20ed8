import { Prisma } from '~/platform/db.server.ts';
import type { RunSql } from '~/platform/sql-pool.server.ts';

/** What a variant costs at a moment, Rappen. */
export interface DuePrice {
  id: number;
  productId: number;
  price: number;
  uvpPrice: number | null;
}

/**
 * Variants whose price is another at a moment: the list price, or the sale's while it runs, less the percent of a
 * limited offer that runs (the greatest where there are several), rounded down to 5 Rappen. The price before the offer
 * is the regular one.
 * @param variantIds only these; undefined: all that a sale or an offer may concern
 */
export function findDuePrices(
  sql: RunSql,
  { now, variantIds }: { now: Date; variantIds?: readonly number[] },
): Promise<DuePrice[]> {
  const candidates = variantIds
    ? Prisma.sql`v.id = any(${[...variantIds]}::int[])`
    : Prisma.sql`v.id in (
        select id from variant where sale_from <= ${now}
        union select id from variant where sale_to <= ${now}
        union select variant_id from limited_offer_variant)`;
  return sql<DuePrice[]>`
    select v.id, v.product_id as "productId", due.price, due.uvp_price as "uvpPrice"
    from variant v
    cross join lateral (
      select v.sale_price is not null and coalesce(v.sale_from <= ${now}, true) and coalesce(v.sale_to > ${now}, true) as running
    ) sale
    cross join lateral (
      select case when sale.running then v.sale_price else v.list_price end as price,
        case when sale.running then v.list_price else v.list_uvp_price end as uvp_price
    ) own
    cross join lateral (
      select max(o.percent) as percent from limited_offer_variant o
      where o.variant_id = v.id and o.starts_at <= ${now} and o.ends_at > ${now}
    ) offer
    cross join lateral (
      select coalesce(own.price::bigint * (100 - offer.percent) / 500 * 5, own.price)::int as price,
        case when offer.percent is null then own.uvp_price else coalesce(own.uvp_price, own.price) end as uvp_price
    ) due
    where v.vanished_at is null and ${candidates}
      and (v.price, v.uvp_price) is distinct from (due.price, due.uvp_price)
    order by v.id`;
}

/** Gives variants their price of a moment; those that have it already stay untouched. @returns the changed ones */
export async function writeDuePrices(
  transaction: RunSql,
  options: { now: Date; variantIds?: readonly number[] },
): Promise<DuePrice[]> {
  const due = await findDuePrices(transaction, options);
  if (due.length === 0) return [];
  await transaction`
    update variant set price = due.price, uvp_price = due."uvpPrice"
    from jsonb_to_recordset((${JSON.stringify(due)}::text)::jsonb) as due (id int, price int, "uvpPrice" int)
    where variant.id = due.id`;
  return due;
}
