import { data, redirect } from '@remix-run/node';
import type { Locale } from '~/i18n/locales.ts';
import { i18nFor } from '~/i18n/texts.server.ts';
import { pictureUrl, type ProductCard, STANDING_VIEW } from '~/modules/catalog/catalog.ts';
import { findProductCards, similarProducts } from '~/modules/catalog/catalog.server.ts';
import { productTile } from '~/modules/catalog/product-tile.ts';
import { defaultPlanLength } from '~/modules/financing/financing.ts';
import { emptyListingQuery } from '~/modules/listings/listing-query.ts';
import { firstProducts } from '~/modules/listings/listings.server.ts';
import { findUnknownPage, reportMissingPage } from '~/modules/search/search.server.ts';
import { log } from '~/platform/log.server.ts';
import { href, localeOfRequest } from '~/site-map.ts';
import { isFailureTarget } from './failure-target.ts';
import type { NotFoundData } from './not-found-data.ts';
import { pathByOtherName } from './other-names.ts';

const PRODUCTS = 4;

/**
 * What every address does that names nothing (spec §2): the product that was clearly meant, else the error page with
 * what may have been meant. Posts to the team chat, rate-limited. The error page's own address is not reported.
 * @throws a redirect, or an answer with status 404; it never returns
 */
export async function throwUnknownPage(request: Request): Promise<never> {
  const { pathname, search } = new URL(request.url);
  const locale = localeOfRequest(request);
  if (isFailureTarget(pathname)) throw data({ ...(await notFoundData([], locale)), isFailure: true }, { status: 404 });
  const named = pathByOtherName(pathname, locale);
  if (named) throw redirect(named + search, 301);
  const found = await findUnknownPage(pathname, locale);
  const meant = found.kind === 'product' ? href('product', { bike: found.slug }, locale) : undefined;
  const target = meant === pathname ? undefined : meant;
  await reportUnknown(request, target);
  if (target) throw redirect(target + search, 302);
  throw data(await notFoundData(found.kind === 'missing' ? found.suggestions : [], locale), { status: 404 });
}

/**
 * Tells the chat of the team that a person came to an address of nothing. The chat is a help: its failure is no
 * visitor's.
 */
export async function reportUnknown(request: Request, target?: string): Promise<void> {
  if (request.headers.get('Sec-Purpose')?.includes('prefetch')) return;
  try {
    const { pathname } = new URL(request.url);
    await reportMissingPage({ path: pathname, referrer: request.headers.get('Referer'), target });
  } catch (error) {
    log.warn({ err: error }, 'unknown address could not be reported');
  }
}

/** Products to go on with, and the drawing of one for the line. */
export async function notFoundData(suggestions: readonly ProductCard[], locale: Locale): Promise<NotFoundData> {
  const [best] = suggestions;
  const products = best ? await filledUp(best, suggestions, locale) : await popular(locale);
  const t = i18nFor(locale, 'common');
  const rendered = products.find(({ kind, picture }) => kind === 'bike' && !picture.srcSet);
  return {
    tiles: products.map((product) => productTile(product, { months: defaultPlanLength, locale, t })),
    ...(rendered ? { art: pictureUrl(rendered, { view: STANDING_VIEW }) } : {}),
    found: suggestions.length > 0,
  };
}

/** A few suggestions and products like the best of them. */
async function filledUp(
  best: ProductCard,
  suggestions: readonly ProductCard[],
  locale: Locale,
): Promise<readonly ProductCard[]> {
  if (suggestions.length >= PRODUCTS) return suggestions.slice(0, PRODUCTS);
  const known = new Set(suggestions.map(({ id }) => id));
  const similar = await similarProducts({ productId: best.id, locale, limit: PRODUCTS });
  return [...suggestions, ...similar.filter(({ id }) => !known.has(id))].slice(0, PRODUCTS);
}

async function popular(locale: Locale): Promise<ProductCard[]> {
  try {
    const ids = await firstProducts({ kind: 'bike' }, emptyListingQuery, locale, PRODUCTS);
    return await findProductCards({ ids, locale });
  } catch (error) {
    log.warn({ err: error }, 'not-found page rendered without products');
    return [];
  }
}
