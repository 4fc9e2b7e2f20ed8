import type { Locale } from '~/i18n/locales.ts';
import { i18nFor } from '~/i18n/texts.server.ts';
import { zurichDate } from '~/platform/zurich-time.server.ts';
import { findProductCards, findProductsBySlugs } from '~/modules/catalog/catalog.server.ts';
import { viewCart } from '~/modules/cart/cart.server.ts';
import { daysAfter, defaultPlanLength, nearestPlanLength, planOptions } from '~/modules/financing/financing.ts';
import type { Visitor } from '~/modules/identity/identity.server.ts';
import { currentRules } from '~/modules/instances/instances.server.ts';
import { sponsorableBikes, sponsorableVariants } from '~/modules/sponsoring/bikes.server.ts';
import { sponsoringConstraints } from '~/modules/sponsoring/sponsoring.schema.server.ts';
import { listedPages } from '~/modules/sponsoring/sponsoring.server.ts';
import { lastDay, mostOf, presetGoal } from '~/modules/sponsoring/sponsoring.ts';
import { findOwnWishlist } from '~/modules/wishlist/wishlist.server.ts';
import type { PageLimits } from './page-fields.tsx';
import { type ShownBike, shownBike } from './sponsor-view.server.ts';

export interface ChoiceBike {
  slug: string;
  name: string;
  picture: string;
}

export interface ListedPage {
  token: string;
  title: string;
  name: string;
  paid: number;
  goal: number;
  bike: ShownBike | null;
}

export interface StartView {
  kind: 'choose';
  /** From the wishlist and the cart. */
  own: ChoiceBike[];
  /** A few of all where the visitor has noted none. */
  some: ChoiceBike[];
  all: { slug: string; name: string }[];
  listed: ListedPage[];
  /** Whether a bike was asked for that there is no page for. */
  isRefused: boolean;
}

export interface CreateView {
  kind: 'create';
  bike: ShownBike;
  slug: string;
  variantId: number;
  variants: { id: number; name: string }[];
  /** Rappen */
  price: number;
  months: number;
  limits: PageLimits;
  /** ISO date that the form begins with. */
  endsOn: string;
  constraint: Record<string, object>;
}

/** How long a page runs unless the rider says otherwise, in days. */
const USUAL_DAYS = 42;

/** How many bikes are shown as pictures. */
const MOST_SHOWN = 6;

/** Bikes to choose from, and pages that want to be seen. */
export async function startView(visitor: Visitor | null, locale: Locale, isRefused: boolean): Promise<StartView> {
  const [cart, wishlist, all, pages] = await Promise.all([
    viewCart({ visitor, locale }),
    findOwnWishlist(visitor),
    sponsorableBikes(locale),
    listedPages(),
  ]);
  const known = new Set(all.map(({ slug }) => slug));
  const wishlistChoices = await choices(wishlist?.items.map(({ productId }) => productId) ?? [], locale);
  const own = [
    ...cart.lines.map(({ slug, name, picture }) => ({ slug, name, picture: picture.src })),
    ...wishlistChoices,
  ].filter(({ slug }, index, list) => known.has(slug) && list.findIndex((each) => each.slug === slug) === index);
  const listed = await Promise.all(
    pages.map(async ({ token, title, firstName, paid, goal, variantId }): Promise<ListedPage> => {
      return { token, title, name: firstName, paid, goal, bike: await shownBike(variantId, locale) };
    }),
  );
  // By name they stand by brand: spread over the list they are of many.
  const spread = all.filter((_, index) => index % Math.ceil(all.length / MOST_SHOWN) === 0);
  return {
    kind: 'choose',
    own: own.slice(0, MOST_SHOWN),
    some:
      own.length > 0
        ? []
        : await choices(
            spread.map(({ id }) => id),
            locale,
          ),
    all: all.map(({ slug, name }) => ({ slug, name })),
    listed,
    isRefused,
  };
}

/** Bikes with their pictures, those that the shop sells. */
async function choices(ids: readonly number[], locale: Locale): Promise<ChoiceBike[]> {
  const cards = await findProductCards({ ids, locale });
  return cards.map(({ slug, name, picture }) => ({ slug, name, picture: picture.src }));
}

/** The form for a bike; null if no page can be made for it. */
export async function createView(
  slug: string,
  wished: number,
  locale: Locale,
  now = new Date(),
): Promise<CreateView | null> {
  const variants = await sponsorableVariants(slug);
  const variant = variants.find(({ id }) => id === wished) ?? variants[0];
  const bike = variant && (await shownBike(variant.id, locale));
  if (!variant || !bike) return null;
  const { id: variantId, price, isUsed } = variant;
  const today = zurichDate(now);
  return {
    kind: 'create',
    bike,
    slug,
    variantId,
    price,
    variants: await named(variants, slug, locale),
    months: nearestPlanLength(
      planOptions({ items: [{ price, isUsed }], maxPlanLength: currentRules().maxPlanLength }),
      defaultPlanLength,
    ),
    limits: { most: mostOf(price), preset: presetGoal(price), today, lastDay: lastDay(today) },
    endsOn: daysAfter(today, USUAL_DAYS),
    constraint: sponsoringConstraints.page,
  };
}

async function named(variants: Awaited<ReturnType<typeof sponsorableVariants>>, slug: string, locale: Locale) {
  const t = i18nFor(locale, 'sponsor');

  const [card] = await findProductsBySlugs({ slugs: [slug], locale });
  return variants.map(({ id, size, colorSlug }) => {
    const colour = card?.colours.find((each) => each.slug === colorSlug)?.name;
    return { id, name: [size, colour].filter(Boolean).join(' · ') || t('form.variant') };
  });
}
