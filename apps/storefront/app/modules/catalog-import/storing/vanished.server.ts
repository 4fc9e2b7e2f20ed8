import type { ReservedSql } from '~/platform/sql-pool.server.ts';
import type { ImportReport } from '~/modules/catalog-import/report.ts';

/**
 * Share of the products that the shop had before, above which vanishing is taken for a mistake (decisions/0009): a
 * partial export, or another shop's.
 */
const MOST = 1 / 3;

/**
 * Marks products that a whole feed no longer has; nothing is deleted, for orders and links point at them.
 * @returns how many were marked
 */
export async function markVanished(
  connection: ReservedSql,
  { now, report, isAllowed }: { now: Date; report: ImportReport; isAllowed: boolean },
): Promise<number> {
  const [row] = await connection<{ present: number; missing: number }[]>`
    select count(*)::int as present, (count(*) filter (where seen.product_id is null))::int as missing
    from product left join import_seen seen on seen.product_id = product.id
    where product.status <> 'vanished'`;
  const missing = row?.missing ?? 0;
  const present = (row?.present ?? 0) - report.created;
  if (missing === 0) return 0;
  if (missing > present * MOST && !isAllowed) {
    report.refuseVanishing(missing, present);
    return 0;
  }
  // One transaction on the connection that holds the list of seen products.
  await connection`begin`;
  try {
    const products = await connection<{ id: number }[]>`
      update product set status = 'vanished', vanished_at = ${now}, updated_at = ${now}
      where status <> 'vanished' and not exists (select from import_seen seen where seen.product_id = product.id)
      returning id`;
    const ids = products.map(({ id }) => id);
    await connection`update variant set vanished_at = ${now} where product_id = any(${ids}::int[]) and vanished_at is null`;
    await connection`delete from search.product where product_id = any(${ids}::int[])`;
    await connection`
      update price_period set valid_to = ${now} from variant
      where variant.id = price_period.variant_id and variant.product_id = any(${ids}::int[]) and valid_to is null`;
    await connection`commit`;
    return products.length;
  } catch (error) {
    await connection`rollback`;
    throw error;
  }
}
