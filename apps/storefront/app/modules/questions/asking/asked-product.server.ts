import { type Locale, locales } from '~/i18n/locales.ts';
import { db } from '~/platform/db.server.ts';

export interface AskedProduct {
  id: number;
  slug: string;
  name: string;
  sku: string | null;
}

/** The product of a slug, of any language's, in words of the asked one; null if it is not on sale or was not. */
export async function findQuestionProduct(slug: string, locale: Locale): Promise<AskedProduct | null> {
  const texts = await db.productText.findMany({
    // Both languages are named, so that the index of slugs is used.
    where: { locale: { in: [...locales] }, slug, product: { status: { not: 'draft' } } },
    select: {
      locale: true,
      product: { select: { id: true, sku: true, texts: { select: { locale: true, slug: true, name: true } } } },
    },
  });
  const text = texts.find((each) => each.locale === locale) ?? texts[0];
  if (!text) return null;
  const { id, sku, texts: names } = text.product;
  const own = names.find((each) => each.locale === locale) ?? names[0];
  return own ? { id, sku, slug: own.slug, name: own.name } : null;
}
