import type { Locale } from '~/i18n/locales.ts';
import { db } from '~/platform/db.server.ts';

/** Names of the products of variants in the order of the ids; those that are sold no more are left out. */
export async function namesOfVariants(ids: readonly number[], locale: Locale): Promise<string[]> {
  const rows = await db.variant.findMany({
    where: { id: { in: [...ids] }, vanishedAt: null, product: { status: 'published' } },
    select: { id: true, product: { select: { texts: { where: { locale }, select: { name: true } } } } },
  });
  const names = new Map(rows.map(({ id, product }) => [id, product.texts[0]?.name]));
  return ids.flatMap((id) => names.get(id) ?? []);
}
