import type { Locale } from '~/i18n/locales.ts';
import { db } from '~/platform/db.server.ts';

/** A product of a variant. */
interface NamedProduct {
  productId: number;
  name: string;
}

/** The names of variants by id, without those that are no longer sold. */
export async function namesByVariant(ids: readonly number[], locale: Locale): Promise<ReadonlyMap<number, string>> {
  return new Map([...(await rowsOf(ids, locale))].map(([id, { name }]) => [id, name]));
}

/** The products of variants in order of the ids, without those that are no longer sold. */
export async function productsOfVariants(ids: readonly number[], locale: Locale): Promise<NamedProduct[]> {
  const products = await rowsOf(ids, locale);
  return ids.flatMap((id) => products.get(id) ?? []);
}

async function rowsOf(ids: readonly number[], locale: Locale): Promise<Map<number, NamedProduct>> {
  const rows = await db.variant.findMany({
    where: { id: { in: [...new Set(ids)] }, vanishedAt: null, product: { status: 'published' } },
    select: {
      id: true,
      productId: true,
      product: { select: { texts: { where: { locale }, select: { name: true } } } },
    },
  });
  return new Map(
    rows.flatMap(({ id, productId, product }) =>
      product.texts.map(({ name }): [number, NamedProduct] => [id, { productId, name }]),
    ),
  );
}

/** The names of these products. */
export async function namesOfVariants(ids: readonly number[], locale: Locale): Promise<string[]> {
  return (await productsOfVariants(ids, locale)).map(({ name }) => name);
}
