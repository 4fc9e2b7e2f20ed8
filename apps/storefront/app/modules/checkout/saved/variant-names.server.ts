import type { Locale } from '~/i18n/locales.ts';
import { db } from '~/platform/db.server.ts';

/** A product of a variant. */
interface NamedProduct {
  productId: number;
  name: string;
}

/** The products of variants in the order of the ids; those that are sold no more are left out. */
export async function productsOfVariants(ids: readonly number[], locale: Locale): Promise<NamedProduct[]> {
  const rows = await db.variant.findMany({
    where: { id: { in: [...ids] }, vanishedAt: null, product: { status: 'published' } },
    select: {
      id: true,
      productId: true,
      product: { select: { texts: { where: { locale }, select: { name: true } } } },
    },
  });
  const products = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = products.get(id);
    const name = row?.product.texts[0]?.name;
    return row && name !== undefined ? [{ productId: row.productId, name }] : [];
  });
}

/** The names of these products. */
export async function namesOfVariants(ids: readonly number[], locale: Locale): Promise<string[]> {
  return (await productsOfVariants(ids, locale)).map(({ name }) => name);
}
