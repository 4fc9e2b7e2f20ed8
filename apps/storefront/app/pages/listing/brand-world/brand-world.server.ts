import type { Translate } from '~/i18n/keys.ts';
import type { Locale } from '~/i18n/locales.ts';
import { i18nFor } from '~/i18n/texts.server.ts';
import { isSwissBrand } from '~/modules/catalog/brand-handling.ts';
import { categoryPage } from '~/modules/catalog/catalog.ts';
import { loadBlocks } from '~/modules/blocks/blocks.server.ts';
import { isRideBookedOnline } from '~/modules/consultation/test-rides.ts';
import { type ContentEntry, type EntryLookup, getEntries, getShopSettings } from '~/modules/content/content.server.ts';
import type { ShopSettings } from '~/modules/content/content.ts';
import { emptyListingQuery } from '~/modules/listings/listing-query.ts';
import type { ListingScope } from '~/modules/listings/listings.ts';
import { href } from '~/site-map.ts';
import { editorialAlternates, languagesOf } from '~/seo/editorial-address.ts';
import { loadListing } from '~/pages/listing/listing.server.ts';
import type { BrandRange, TestRide } from './brand-range.ts';
import { loadBrandRange } from './brand-range.server.ts';
import { BIKES_PLACE, TEST_DRIVE_PLACE } from './places.ts';

type BrandWorld = ContentEntry<'brand-world'>;
type Found = Extract<EntryLookup<BrandWorld>, { kind: 'found' }>;

/** Not a category of the catalogue: as a value of `categories` it puts the test ride first (spec §2). */
const TEST_DRIVE = 'test_drive';

/** Loads the page of a brand: story, blocks, test ride, and the listing of its bikes. */
export async function loadBrandWorld(request: Request, locale: Locale, { entry, slugs }: Found) {
  const requested = (new URL(request.url).searchParams.get('categories') ?? '').split(',').filter(Boolean);
  const pages = requested.flatMap((slug) => categoryPage(slug) ?? []);
  const categories = pages.flatMap(({ filter }) => filter.category ?? []);
  const scope: ListingScope = { kind: 'bike', brand: entry.brandSlug };
  const t = i18nFor(locale, 'world');
  const listed = await loadListing({
    request,
    locale,
    scope: categories.length > 0 ? { ...scope, rule: { ...emptyListingQuery, category: categories } } : scope,
    name: entry.title,
    alternates: editorialAlternates('brandWorld', slugs),
    writtenIn: languagesOf(slugs),
    editorial: true,
    description: entry.description ?? entry.claim,
    pageTitle: t('brand.metaTitle', { name: entry.title }),
  });
  const { title, claim, html, facts, picture } = entry;
  const context = { locale, now: new Date() };
  const [settings, worlds, range, { sections }] = await Promise.all([
    getShopSettings(locale),
    getEntries('brand-world', locale),
    loadBrandRange(scope, locale),
    loadBlocks(entry.blocks, context),
  ]);
  const listingTitle = t('brand.allBikes', { name: title });
  const testDrive = testRide(entry, { settings, range, locale, first: requested.includes(TEST_DRIVE), t });
  const hero = range && {
    kind: 'hero' as const,
    title,
    text: claim,
    productSlug: range.first,
    picture: undefined,
    primaryLink: testDrive ? { label: t('brand.book'), href: `#${TEST_DRIVE_PLACE}` } : undefined,
    secondaryLink: { label: listingTitle, href: `#${BIKES_PLACE}` },
  };
  const head = hero ? (await loadBlocks([hero], context)).sections : [];
  const names = pages.map((page) => page.names[locale]).join(', ');
  const world = {
    title,
    claim,
    html,
    facts,
    sections,
    head,
    ...(picture ? { picture } : {}),
    swiss: isSwissBrand(entry.brandSlug) ? t('brand.swiss') : undefined,
    factsTitle: t('brand.facts'),
    listingTitle,
    chosen: names ? { text: t('brand.categories', { names }), all: t('brand.all') } : undefined,
    path: href('brandWorld', { slug: entry.slug }, locale),
    others: worlds
      .filter(({ slug }) => slug !== entry.slug)
      .map((other) => ({ name: other.title, path: href('brandWorld', { slug: other.slug }, locale) })),
    othersTitle: t('brand.others'),
    range,
    testDrive,
  };
  return { listed, world };
}

interface RideContext extends Pick<TestRide, 'first'> {
  range: BrandRange | undefined;
  settings: ShopSettings;
  locale: Locale;
  t: Translate<'world'>;
}

/**
 * How a test ride is arranged: by the shop's booking calendar, or by a call.
 * @returns undefined if there is no calendar
 */
function testRide(entry: BrandWorld, { settings, range, locale, first, t }: RideContext): TestRide | undefined {
  const { bookingLink, address } = settings;
  const isOnline = isRideBookedOnline[locale];
  if (isOnline && !bookingLink) return undefined;
  return {
    first,
    title: t('brand.testDrive', { name: entry.title }),
    text: entry.testDrive ?? t('brand.testDriveText'),
    bikes: range?.bikes ?? [],
    leading: range?.first,
    street: address.street,
    town: address.town,
    calendar: isOnline ? (bookingLink ?? null) : null,
    call: href('consultation', {}, locale),
  };
}
