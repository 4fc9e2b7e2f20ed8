import type { Translate } from '~/i18n/keys.ts';
import type { Locale } from '~/i18n/locales.ts';
import { i18nFor } from '~/i18n/texts.server.ts';
import { pictureUrl, type ProductCard } from '~/modules/catalog/catalog.ts';
import { findProductCards, productsWithTerms } from '~/modules/catalog/catalog.server.ts';
import { type BikeComponent, type BikePart, bikeParts } from '~/modules/content/content.ts';
import { getComponents } from '~/modules/content/content.server.ts';
import { emptyListingQuery } from '~/modules/listings/listing-query.ts';
import type { ListingScope } from '~/modules/listings/listings.ts';
import { countProducts, firstProducts } from '~/modules/listings/listings.server.ts';
import type { DirectoryView } from './directory-page.tsx';
import { componentPath, partAlternates } from '~/seo/editorial-address.ts';
import { alternatesOf, href } from '~/site-map.ts';
import type { PageInfo } from '~/seo/seo.ts';

export async function scopeOfComponent({ attribute, terms }: BikeComponent): Promise<ListingScope> {
  return { kind: 'bike', only: attribute ? await productsWithTerms(attribute, terms) : [] };
}

/** The component directory in words: all parts, or one of them. */
export async function loadDirectory(
  locale: Locale,
  part: BikePart | undefined,
): Promise<DirectoryView & { page: PageInfo }> {
  const t = i18nFor(locale, 'world');
  const entries = await getComponents({ locale, ...(part ? { part } : {}) });
  const scopes = await Promise.all(entries.map(scopeOfComponent));
  const [counts, pictures] = await Promise.all([countProducts(scopes), picturesOf(entries, scopes, locale)]);
  const cards = entries.map((entry, index) => ({
    part: entry.part,
    title: entry.title,
    summary: entry.summary,
    href: componentPath(entry, locale),
    bikes: bikesText(t, counts[index] ?? 0),
    ...(pictures[index] ? { picture: pictures[index] } : {}),
  }));
  const name = part ? t(`part.${part}.name`) : t('directory.title');
  const shown = part ? [part] : bikeParts;
  return {
    page: {
      locale,
      title: part ? t('component.metaTitle', { name }) : t('directory.metaTitle'),
      description: part ? t(`part.${part}.lead`) : t('directory.description'),
      alternates: part ? partAlternates(part) : alternatesOf('components', {}),
    },
    title: name,
    lead: part ? t(`part.${part}.lead`) : t('directory.lead'),
    ...(part ? { parent: { label: t('directory.title'), href: href('components', {}, locale) } } : {}),
    parts: bikeParts.map((each) => ({
      name: t(`part.${each}.name`),
      href: partAlternates(each)[locale],
      current: each === part,
    })),
    groups: shown.flatMap((each) => {
      const own = cards.filter((card) => card.part === each);
      if (own.length === 0) return [];
      return [{ key: each, title: t(`part.${each}.name`), lead: t(`part.${each}.lead`), entries: own }];
    }),
  };
}

/** How many bikes have a component, in words. */
export function bikesText(t: Translate<'world'>, count: number): string {
  return count === 0 ? t('component.none') : t('component.bikes', { count });
}

/** What a close-up of a bike shows of each part (packages/illustrations). */
const views: Record<BikePart, string> = {
  motor: 'motor',
  battery: 'battery',
  frame: 'side',
  display: 'cockpit',
  suspension: 'suspension',
  gears: 'gears',
};

/** Bikes that a component's picture is chosen from: the first so many that have it. */
const CANDIDATES = 24;

/**
 * For each component its close-up on one of the first bikes that have it, or on any bike. Entries of a part show bikes
 * of different makers where there are any: one maker's motors look alike.
 */
async function picturesOf(entries: readonly BikeComponent[], scopes: readonly ListingScope[], locale: Locale) {
  const first = (scope: ListingScope) => firstProducts(scope, emptyListingQuery, locale, CANDIDATES);
  const [any = [], ...own] = await Promise.all([first({ kind: 'bike' }), ...scopes.map(first)]);
  const candidates = own.map((ids) => (ids.length > 0 ? ids : any));
  const cards = new Map(
    (await findProductCards({ ids: [...new Set(candidates.flat())], locale })).map((card) => [card.id, card]),
  );
  const shown: { part: BikePart; card: ProductCard }[] = [];
  return entries.map(({ part }, index) => {
    const ofPart = shown.filter((each) => each.part === part).map((each) => each.card);
    const bikes = (candidates[index] ?? []).flatMap((id) => cards.get(id) ?? []);
    const others = bikes.filter(({ id }) => ofPart.every((other) => other.id !== id));
    const card =
      others.find(({ brand }) => ofPart.every((other) => other.brand?.slug !== brand?.slug)) ?? others[0] ?? bikes[0];
    if (!card) return undefined;
    shown.push({ part, card });
    const { src, srcSet, width, height } = card.picture;
    return { src: srcSet ? src : pictureUrl(card, { view: views[part] }), width, height };
  });
}
