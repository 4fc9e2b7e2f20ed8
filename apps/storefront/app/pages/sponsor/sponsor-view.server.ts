import type { Locale } from '~/i18n/locales.ts';
import { i18nFor } from '~/i18n/texts.server.ts';
import { pictureUrl, type ProductCard, STANDING_VIEW } from '~/modules/catalog/catalog.ts';
import { findProductCards } from '~/modules/catalog/catalog.server.ts';
import { metaLine } from '~/modules/catalog/product-tile.ts';
import { findRollingBike } from '~/modules/catalog/rolling-bike.server.ts';
import type { RollingBike } from '~/modules/catalog/rolling-bike.ts';
import { monthlyRate } from '~/modules/financing/financing.ts';
import { productOfVariant } from '~/modules/sponsoring/bikes.server.ts';
import { isoDay, listSponsors, getPageStatus } from '~/modules/sponsoring/sponsoring.server.ts';
import type { Sponsor } from '~/modules/sponsoring/sponsoring.ts';
import { MIN_AMOUNT, roomOf, stopsOf } from '~/modules/sponsoring/sponsoring.ts';
import type { PageInfo } from '~/seo/seo.ts';
import { alternatesOf, href } from '~/site-map.ts';

export interface ShownBike {
  name: string;
  /** Three facts in a line. */
  facts: string;
  path: string;
  /** Where it is drawn, its pictures that roll; else one picture. */
  rolling: RollingBike | null;
  picture: string;
}

/** How far a page has come, as its hero shows it; amounts in Rappen. */
export interface Progress {
  paid: number;
  goal: number;
  most: number;
  /** Places of the stops on the line, from 0 to 1, oldest first. */
  stops: number[];
  count: number;
  months: number;
  price: number;
  rate: number;
  /** Without and with all of the goal. */
  rateBefore: number;
  rateAtGoal: number;
  /** ISO dates */
  madeOn: string;
  endsOn: string;
}

export type Phase = 'open' | 'full' | 'sold-out' | 'ordered' | 'expired' | 'withdrawn' | 'stopped' | 'cancelled';

export interface SponsorView {
  token: string;
  title: string;
  story: string;
  name: string;
  isListed: boolean;
  phase: Phase;
  bike: ShownBike;
  progress: Progress;
  sponsors: Sponsor[];
  /** Rappen that a contribution may be now; the least and the most. */
  least: number;
  room: number;
}

type Page = Parameters<typeof getPageStatus>[0];

/** A bike of a variant, in one language; null if its product is no more. */
export async function shownBike(variantId: number, locale: Locale): Promise<ShownBike | null> {
  const productId = await productOfVariant(variantId);
  const [card] = productId === null ? [] : await findProductCards({ ids: [productId], locale });
  return card ? bikeOf(card, variantId, locale) : null;
}

async function bikeOf(card: ProductCard, variantId: number, locale: Locale): Promise<ShownBike> {
  const t = i18nFor(locale, 'common');
  return {
    name: card.name,
    facts: metaLine(card, t),
    path: href('product', { bike: card.slug }, locale),
    rolling: await findRollingBike(variantId),
    picture: card.picture.src || pictureUrl(card, { view: STANDING_VIEW }),
  };
}

/** A page with all that it shows. @param isRider whether the rider looks, who sees every name */
export async function sponsorView(page: Page, locale: Locale, isRider = false): Promise<SponsorView> {
  const [bike, standing, sponsors] = await Promise.all([
    shownBike(page.variantId, locale),
    getPageStatus(page),
    listSponsors(page, isRider),
  ]);
  const { price, isForSale, isOpen } = standing;
  const { most, paid } = standing.standing;
  const room = roomOf(standing.standing);
  const phase = phaseOf(page, { isOpen, isForSale, isFull: paid >= most });
  const rate = (down: number) => monthlyRate(price, Math.min(down, price), page.months);
  return {
    token: page.token,
    title: page.title || i18nFor(locale, 'sponsor')('over.cleared'),
    story: page.story,
    name: page.firstName || 'Velory',
    isListed: page.isListed,
    phase,
    bike: bike ?? { name: '', facts: '', path: href('allModels', {}, locale), rolling: null, picture: '' },
    progress: {
      paid,
      goal: page.goal,
      most,
      price,
      months: page.months,
      count: sponsors.length,
      stops: stopsOf(sponsors.map(({ amount }) => amount).reverse(), page.goal),
      rate: rate(paid),
      rateBefore: rate(0),
      rateAtGoal: rate(page.goal),
      madeOn: isoDay(page.createdAt),
      endsOn: isoDay(page.endsOn),
    },
    sponsors,
    least: Math.min(MIN_AMOUNT, Math.max(0, most - paid)),
    room,
  };
}

function phaseOf(
  { state, end }: Page,
  { isOpen, isForSale, isFull }: { isOpen: boolean; isForSale: boolean; isFull: boolean },
): Phase {
  if (state === 'ordered') return 'ordered';
  if (state === 'ended' || !isOpen) return end ?? 'expired';
  if (!isForSale) return 'sold-out';
  return isFull ? 'full' : 'open';
}

/** What a page about a rider's page tells search engines: only the list is for them. */
export function sponsorPage(
  name: 'sponsor' | 'sponsorContribution' | 'sponsorManage',
  {
    locale,
    title,
    description,
    ...params
  }: { locale: Locale; title: string; description: string; token: string; ticket?: string },
): PageInfo {
  const { token, ticket = '' } = params;
  const alternates =
    name === 'sponsorContribution' ? alternatesOf(name, { token, ticket }) : alternatesOf(name, { token });
  return { locale, title: `${title} · Velory`, description, alternates, noindex: true };
}

/** Pages about a person's money: kept nowhere, and their address goes to no one else. */
export const privateHeaders = { 'Cache-Control': 'private, no-store', 'Referrer-Policy': 'same-origin' };
