import type { Locale } from '~/i18n/locales.ts';
import { i18nFor } from '~/i18n/texts.server.ts';
import { findProduct, findProductCards } from '~/modules/catalog/catalog.server.ts';
import type { ProductView } from '~/modules/catalog/catalog.ts';
import { productTile, splitName, stockText } from '~/modules/catalog/product-tile.ts';
import { findLineUp } from '~/modules/catalog/standing-bike.server.ts';
import { defaultPlanLength } from '~/modules/financing/financing.ts';
import { emptyListingQuery } from '~/modules/listings/listing-query.ts';
import { firstProducts } from '~/modules/listings/listings.server.ts';
import type { ListingScope } from '~/modules/listings/listings.ts';
import type { BrandRange, RideBike } from './brand-range.ts';

/** Models on the line. */
const MODELS = 3;
/** Most models of a brand among which they are chosen. */
const KNOWN_MODELS = 240;

/** What a brand's world shows of its bikes; undefined if it has none. */
export async function loadBrandRange(scope: ListingScope, locale: Locale): Promise<BrandRange | undefined> {
  const [[first], byPrice] = await Promise.all([
    firstProducts(scope, emptyListingQuery, locale, 1),
    firstProducts(scope, { ...emptyListingQuery, sort: 'cheapest' }, locale, KNOWN_MODELS),
  ]);
  if (first === undefined) return undefined;
  const products = await productsOf(spread(byPrice, first), locale);
  const leading = products.find(({ id }) => id === first) ?? products[0];
  if (!leading) return undefined;
  const t = i18nFor(locale, 'common');
  const pictures = await findLineUp(products);
  return {
    first: leading.slug,
    models: products.map((product) => {
      const picture = pictures.get(product.id) ?? { ...product.picture, alt: '' };
      return { ...productTile(product, { months: defaultPlanLength, locale, t }), picture };
    }),
    marks: leading.highlights.slice(0, MODELS),
    marksOf: leading.name,
    bikes: products.map((product): RideBike => {
      const { slug, picture, sizes } = product;
      const { src, width, height } = picture;
      return {
        slug,
        title: product.name,
        name: splitName(product).name,
        note: stockText(product, locale, t),
        picture: { src, width, height, alt: '' },
        sizes: sizes.map(({ label, frameSize }) => ({ label, ...(frameSize ? { frameSize } : {}) })),
      };
    }),
  };
}

/** The cheapest, the dearest and the leading one of a brand's models, or one of the middle; in their order. */
function spread(byPrice: readonly number[], leading: number): number[] {
  const requested = [leading, byPrice[0], byPrice.at(-1), byPrice[Math.floor(byPrice.length / 2)]];
  const chosen = [...new Set(requested)].slice(0, MODELS);
  return byPrice.filter((id) => chosen.includes(id));
}

async function productsOf(ids: readonly number[], locale: Locale): Promise<ProductView[]> {
  const cards = await findProductCards({ ids: [...ids], locale });
  const found = await Promise.all(cards.map(({ slug }) => findProduct({ slug, locale })));
  return found.flatMap((each) => (each.kind === 'found' ? [each.product] : []));
}
