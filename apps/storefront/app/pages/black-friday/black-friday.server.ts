import type { Locale } from '~/i18n/locales.ts';
import { i18nFor } from '~/i18n/texts.server.ts';
import { findBlackFriday, type RunningBlackFriday } from '~/modules/campaigns/black-friday.server.ts';
import { type BlockSection, loadBlocks } from '~/modules/blocks/blocks.server.ts';
import { cardPlan } from '~/modules/catalog/card-plan.ts';
import { findProductCards } from '~/modules/catalog/catalog.server.ts';
import { categoryPage, pictureUrl, type ProductCard, STANDING_VIEW } from '~/modules/catalog/catalog.ts';
import { type ProductTile, productTile } from '~/modules/catalog/product-tile.ts';
import { defaultPlanLength } from '~/modules/financing/financing.ts';
import { facets } from '~/modules/listings/facets.ts';
import {
  emptyListingQuery,
  type ListingQuery,
  parameterOf,
  parseListingQuery,
} from '~/modules/listings/listing-query.ts';
import { countListing, listProducts, withKnownValues } from '~/modules/listings/listings.server.ts';
import { type CountedListing, scopeOfCategory } from '~/modules/listings/listings.ts';
import { offeredProducts } from '~/modules/pricing/limited-offers.server.ts';
import { href } from '~/site-map.ts';

/** The category page of what is reduced. */
const OFFERS = 'e-bike-on-sale';
const PAST_DEALS = 6;

/** The bike on the line; amounts are Rappen. */
export interface DealBike {
  name: string;
  path: string;
  picture: ProductCard['picture'];
  months: number;
  rate: number;
  total: number;
  strikePrice: number | null;
}

/** A limited offer that is over (spec §4 pastDeals). */
export interface PastDeal {
  name: string;
  path: string;
  percent: number | null;
  /** ISO date and time. */
  endedAt: string;
}

/** Bikes of one category, or all of them, at an address of the page. */
export interface DealTab {
  label: string;
  href: string;
  current: boolean;
}

export interface BlackFridayView {
  /** Absent if editors have published none. */
  action?: RunningBlackFriday;
  bike?: DealBike;
  /** Empty if all bikes are of one category. */
  tabs: DealTab[];
  tiles: ProductTile[];
  /** Reduced bikes in all, and the page that has them all. */
  total: number;
  all: string;
  pastDeals: PastDeal[];
  /** What editors put below the bikes. */
  sections: BlockSection[];
  now: string;
}

/**
 * Everything the Black Friday page shows: the action of the editors, what is reduced, and offers that are over.
 * @param search of the address: it may ask for the bikes of one category
 */
export async function loadBlackFriday(locale: Locale, now: Date, search: URLSearchParams): Promise<BlackFridayView> {
  const page = categoryPage(OFFERS);
  if (!page) throw new Error(`There is no category ${OFFERS}.`);
  const scope = scopeOfCategory(page.filter);
  const { category } = await withKnownValues(parseListingQuery(search).query);
  const every: ListingQuery = { ...emptyListingQuery, availability: true };
  const [action, listing, counted, { past }] = await Promise.all([
    findBlackFriday(locale, now),
    listProducts(scope, { ...every, category: category.slice(0, 1) }, locale),
    countListing(scope, every, locale),
    offeredProducts({ now }),
  ]);
  const t = i18nFor(locale, 'common');
  const best = [...listing.products].sort((a, b) => (b.discountPercent ?? 0) - (a.discountPercent ?? 0));
  return {
    action,
    bike: best[0] && dealBike(best[0], locale),
    tabs: dealTabs(counted, category[0], locale),
    tiles: best.map((product) => productTile(product, { months: defaultPlanLength, locale, t })),
    total: counted.total,
    all: href('category', { category: page.slug }, locale),
    pastDeals: await pastDeals(past, locale),
    sections: (await loadBlocks(action?.entry.blocks, { locale, now })).sections,
    now: now.toISOString(),
  };
}

/** All bikes and those of each category, with their numbers. @param chosen category that the page shows */
function dealTabs({ total, facets: counted }: CountedListing, chosen: string | undefined, locale: Locale): DealTab[] {
  const words = { listing: i18nFor(locale, 'listing'), common: i18nFor(locale, 'common'), locale };
  // What all bikes are says nothing.
  const options = counted.category.filter(({ count }) => count > 0 && count < total);
  if (options.length === 0) return [];
  const tab = (label: string, value: string | undefined): DealTab => ({
    label,
    href: `${href('blackFriday', {}, locale, value === undefined ? {} : { [parameterOf('category')]: value })}#bikes`,
    current: value === chosen,
  });
  return [
    tab(i18nFor(locale, 'black-friday')('list.every', { count: total }), undefined),
    ...options.map((option) => tab(`${facets.category.nameOption(option, words)} ${option.count}`, option.value)),
  ];
}

function dealBike(product: ProductCard, locale: Locale): DealBike {
  const { name, slug, picture, displayPrice, strikePrice } = product;
  return {
    name,
    path: href('product', { bike: slug }, locale),
    picture: picture.srcSet ? picture : { ...picture, src: pictureUrl(product, { view: STANDING_VIEW }) },
    total: displayPrice,
    strikePrice,
    ...cardPlan(product, defaultPlanLength),
  };
}

async function pastDeals(
  past: Awaited<ReturnType<typeof offeredProducts>>['past'],
  locale: Locale,
): Promise<PastDeal[]> {
  const last = past.slice(0, PAST_DEALS);
  const cards = await findProductCards({ ids: last.map(({ productId }) => productId), locale });
  return last.flatMap(({ productId, percent, endsAt }) => {
    const card = cards.find(({ id }) => id === productId);
    if (!card) return [];
    const path = href('product', { bike: card.slug }, locale);
    return [{ name: card.name, path, percent, endedAt: endsAt.toISOString() }];
  });
}
