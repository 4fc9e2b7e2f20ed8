import type { Locale } from '~/i18n/locales.ts';
import { i18nFor } from '~/i18n/texts.server.ts';
import { href } from '~/site-map.ts';
import { cardPlan } from '~/modules/catalog/card-plan.ts';
import { categoryPage, pictureUrl, type ProductCard, STANDING_VIEW } from '~/modules/catalog/catalog.ts';
import { type ProductTile, productTile } from '~/modules/catalog/product-tile.ts';
import { findProductCards, findProductsBySlugs } from '~/modules/catalog/catalog.server.ts';
import { getFaq, getLimitedOffers, getPage } from '~/modules/content/content.server.ts';
import { type Block, type BlockOf, type ContentLink, type FaqEntry } from '~/modules/content/content.ts';
import {
  defaultPlanLength,
  newPlanLengths,
  payOnce,
  planAmounts,
  presetDownPayment,
} from '~/modules/financing/financing.ts';
import { emptyListingQuery } from '~/modules/listings/listing-query.ts';
import { offeredProducts } from '~/modules/pricing/limited-offers.server.ts';
import { countProducts, firstProducts, firstProductsOf } from '~/modules/listings/listings.server.ts';
import { scopeOfCategory } from '~/modules/listings/listings.ts';
import {
  type CategoryTile,
  defaultBlocks,
  type DefaultBlock,
  type FeaturedProduct,
  gridCategories,
  offerCategory,
  type PlanLengths,
  type PlanSum,
} from './home.ts';

/** Products of a row that names none. */
const ROW_LENGTH = 4;
const TEASER_QUESTIONS = 5;
/** The default bike on the line: the example of §1, where the catalogue has it. */
const HERO_SLUG = 'allegro-limmat-5-trekking-e-bike-trapez';

/** A section of the home page with everything it shows. Texts that an editor left out come from `locales`. */
export type HomeSection =
  | {
      kind: 'hero';
      title?: string;
      text?: string;
      primaryLink?: ContentLink;
      secondaryLink?: ContentLink;
      product: FeaturedProduct;
    }
  | { kind: 'category-grid'; title?: string; tiles: CategoryTile[]; bikes: number }
  | { kind: 'steps'; title?: string; steps?: { title: string; text?: string }[]; lengths: PlanLengths; sum?: PlanSum }
  | {
      kind: 'offer';
      title: string;
      text?: string;
      product: FeaturedProduct;
      endsAt: string;
      minutesLeft: number;
    }
  | { kind: 'product-row'; title?: string; tiles: ProductTile[] }
  | { kind: 'promises'; promises?: string[] }
  | { kind: 'faq-teaser'; title?: string; entries: FaqEntry[] }
  | BlockOf<'text'>;

/** The home page, and when its offer begins or ends next. */
export interface Home {
  sections: HomeSection[];
  validUntil: Date | undefined;
}

/** The home page's sections: an editor's blocks, or the defaults in code. Sections with nothing to show are left out. */
export async function homeSections({ locale, now }: { locale: Locale; now: Date }): Promise<Home> {
  const page = await getPage({ key: 'home', locale });
  const blocks: readonly (Block | DefaultBlock)[] = page && page.blocks.length > 0 ? page.blocks : defaultBlocks;
  const sections = await Promise.all(blocks.map((block) => sectionOf(block, locale, now)));
  const { validUntil } = await getLimitedOffers({ locale, now });
  return { sections: sections.filter((section) => section !== undefined), validUntil };
}

async function sectionOf(block: Block | DefaultBlock, locale: Locale, now: Date): Promise<HomeSection | undefined> {
  switch (block.kind) {
    case 'hero': {
      const product = await heroProduct(locale, 'productSlug' in block ? block.productSlug : undefined);
      return product && { ...block, product: standing(featured(product, locale), product) };
    }
    case 'category-grid': {
      const { title, categories } = {
        title: undefined,
        categories: gridCategories.map((slug) => ({ slug })),
        ...block,
      };
      const [tiles, [bikes = 0]] = await Promise.all([
        categoryTiles(categories, locale),
        countProducts([{ kind: 'bike' }]),
      ]);
      return tiles.length === 0 ? undefined : { kind: 'category-grid', title, tiles, bikes };
    }
    case 'steps': {
      const product = await heroProduct(locale);
      return product && { ...block, lengths: planLengths, sum: evenSum(product) };
    }
    case 'offer':
      return runningOffer(locale, now);
    case 'product-row': {
      const chosen = await findProductsBySlugs({ slugs: block.productSlugs, locale });
      const products = chosen.length > 0 ? chosen : await popularBikes(locale);
      const t = (await i18nFor(locale)).getFixedT(locale, 'common');
      const tiles = products.map((product) => productTile(product, { months: defaultPlanLength, locale, t }));
      return tiles.length === 0
        ? undefined
        : { kind: 'product-row', title: 'title' in block ? block.title : undefined, tiles };
    }
    case 'promises':
      return { kind: 'promises', promises: 'promises' in block ? block.promises : undefined };
    case 'faq-teaser': {
      const { title, category, count } = {
        title: undefined,
        category: 'concept' as const,
        count: TEASER_QUESTIONS,
        ...block,
      };
      const entries = (await getFaq({ locale, category })).slice(0, count);
      return entries.length === 0 ? undefined : { kind: 'faq-teaser', title, entries };
    }
    case 'text':
      return block;
  }
}

function featured(product: ProductCard, locale: Locale): FeaturedProduct {
  const { name, slug, picture, displayPrice, strikePrice, discountPercent } = product;
  const path = href('product', { bike: slug }, locale);
  return {
    name,
    path,
    picture,
    total: displayPrice,
    strikePrice,
    discountPercent,
    ...cardPlan(product, defaultPlanLength),
  };
}

/** A drawn product in the view that stands on the hero's line; a photograph stays as it is. */
function standing(view: FeaturedProduct, product: ProductCard): FeaturedProduct {
  if (product.picture.srcSet) return view;
  return { ...view, picture: { ...view.picture, src: pictureUrl(product, { view: STANDING_VIEW }) } };
}

const instalments = newPlanLengths.filter((months) => months !== payOnce);
/** What the text about the plan names. */
const planLengths = { shortest: Math.min(...instalments), longest: Math.max(...instalments) };

/** The plan's sum where all instalments are the same: only then is it one equation. */
function evenSum({ displayPrice }: ProductCard): PlanSum | undefined {
  const { downPayment, first, regular, total } = planAmounts(
    displayPrice,
    presetDownPayment(displayPrice),
    defaultPlanLength,
  );
  return first === regular ? { downPayment, months: defaultPlanLength, rate: regular, total } : undefined;
}

/** The bike on the line: the asked one, the shop's own example, or the first recommended one. */
async function heroProduct(locale: Locale, slug?: string): Promise<ProductCard | undefined> {
  const [asked] = await findProductsBySlugs({ slugs: slug ? [slug, HERO_SLUG] : [HERO_SLUG], locale });
  return asked ?? (await popularBikes(locale, 1))[0];
}

/** The first recommended bikes, each of another frame, so that the row shows what there is. */
async function popularBikes(locale: Locale, count = ROW_LENGTH): Promise<ProductCard[]> {
  const ids = await firstProducts({ kind: 'bike' }, { ...emptyListingQuery, availability: true }, locale, count * 6);
  const cards = await findProductCards({ ids, locale });
  const shapes = new Set<string>();
  const varied = cards.filter(({ categorySlugs, frameTypes }) => {
    const shape = [frameTypes.at(-1), ...categorySlugs].join();
    return !shapes.has(shape) && shapes.add(shape);
  });
  return [...new Set([...varied, ...cards])].slice(0, count);
}

async function categoryTiles(
  categories: readonly { slug: string; label?: string }[],
  locale: Locale,
): Promise<CategoryTile[]> {
  const pages = categories.flatMap(({ slug, label }) => {
    const page = categoryPage(slug);
    return page ? [{ page, label }] : [];
  });
  const scopes = pages.map(({ page }) => scopeOfCategory(page.filter));
  const [counts, firstIds] = await Promise.all([countProducts(scopes), firstProductsOf(scopes)]);
  const cards = await findProductCards({ ids: firstIds.filter((id) => id !== undefined), locale });
  return pages.flatMap(({ page, label }, index): CategoryTile[] => {
    const count = counts[index] ?? 0;
    const card = cards.find(({ id }) => id === firstIds[index]);
    if (count === 0 || !card) return [];
    const { src, width, height } = card.picture;
    return [
      {
        slug: page.slug,
        name: label ?? page.names[locale],
        count,
        picture: { src, width, height },
        offer: page.slug === offerCategory,
      },
    ];
  });
}

/** The first limited offer that runs now and whose product is to be had (spec §4 Limited offer). */
async function runningOffer(locale: Locale, now: Date): Promise<HomeSection | undefined> {
  const [{ offers }, { running }] = await Promise.all([getLimitedOffers({ locale, now }), offeredProducts({ now })]);
  const named = offers.flatMap((offer) => {
    const about = running.find(({ offerId }) => offerId === offer.id);
    return about ? [{ ...offer, ...about }] : [];
  });
  const cards = await findProductCards({ ids: named.map(({ productId }) => productId), locale, now });
  const offer = named.find(({ productId }) =>
    cards.some(({ id, stockStatus }) => id === productId && stockStatus !== 'outofstock'),
  );
  const product = cards.find(({ id }) => id === offer?.productId);
  if (!offer || !product) return undefined;
  const { title, text, endsAt } = offer;
  return {
    kind: 'offer',
    title,
    text,
    product: featured(product, locale),
    endsAt: endsAt.toISOString(),
    minutesLeft: Math.max(0, Math.floor((endsAt.getTime() - now.getTime()) / 60_000)),
  };
}
