import type { Locale } from '~/i18n/locales.ts';
import type { ProductView } from '~/modules/catalog/catalog.ts';
import { findProduct } from '~/modules/catalog/catalog.server.ts';
import { MAX_COMPARED } from './comparison.ts';

export interface FoundComparison {
  /** In the asked order, each once, four at most. */
  bikes: ProductView[];
  /** Asked slugs that no bike of the shop has. */
  unknown: string[];
}

/** The bikes of a comparison by slug; old slugs and those of the other language count. */
export async function findComparison({
  slugs,
  locale,
}: {
  slugs: readonly string[];
  locale: Locale;
}): Promise<FoundComparison> {
  const found = await Promise.all(slugs.map(async (slug) => ({ slug, bike: await findBike(slug, locale) })));
  const bikes = new Map(found.flatMap(({ bike }) => (bike ? [[bike.id, bike] as const] : [])));
  return {
    bikes: [...bikes.values()].slice(0, MAX_COMPARED),
    unknown: found.flatMap(({ slug, bike }) => (bike ? [] : [slug])),
  };
}

/** A bike that the shop sells, or undefined: accessories have no attributes in common with bikes. */
async function findBike(slug: string, locale: Locale): Promise<ProductView | undefined> {
  const found = await findProduct({ slug, locale });
  if (found.kind === 'moved') return findBike(found.slug, locale);
  const product = found.kind === 'found' ? found.product : undefined;
  return product?.kind === 'bike' && product.status === 'published' ? product : undefined;
}
