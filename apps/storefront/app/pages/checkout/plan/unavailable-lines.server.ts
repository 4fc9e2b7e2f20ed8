import type { Locale } from '~/i18n/locales.ts';
import { i18nFor } from '~/i18n/texts.server.ts';
import type { CartLine } from '~/modules/cart/cart.ts';
import { findFirstUnavailableProduct, lineAlternatives } from '~/modules/cart/cart.server.ts';
import type { LineAlternatives } from '~/modules/cart/line-alternatives.ts';
import { similarProducts } from '~/modules/catalog/catalog.server.ts';
import { productTile, type ProductTile, stockKind } from '~/modules/catalog/product-tile.ts';
import { defaultPlanLength } from '~/modules/financing/financing.ts';

/** What helps with lines that can't be ordered as they are. */
export interface UnavailableLines {
  /** By line; an entry for each line that can't be ordered. */
  alternatives: LineAlternatives;
  /** Products like the first of them that can be ordered. */
  similar: ProductTile[];
}

/** Products like the one that is gone. */
const SIMILAR = 8;
const SHOWN = 4;

/** Ways out for the lines of a cart that can't be ordered; nothing if all can. */
export async function findUnavailableLines(lines: readonly CartLine[], locale: Locale): Promise<UnavailableLines> {
  const [alternatives, productId] = await Promise.all([
    lineAlternatives(lines, locale),
    findFirstUnavailableProduct(lines),
  ]);
  if (productId === undefined) return { alternatives, similar: [] };
  const products = await similarProducts({ productId, locale, limit: SIMILAR });
  const t = i18nFor(locale, 'common');
  return {
    alternatives,
    similar: products
      .filter((product) => stockKind(product) !== 'out')
      .slice(0, SHOWN)
      .map((product) => productTile(product, { months: defaultPlanLength, locale, t })),
  };
}
