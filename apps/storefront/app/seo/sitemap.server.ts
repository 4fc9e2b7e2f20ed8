import { byLocale, defaultLocale, languageTag, type Locale, locales } from '~/i18n/locales.ts';
import { categoryPages } from '~/modules/catalog/catalog.ts';
import { brandsWithProducts, productAddresses } from '~/modules/catalog/catalog.server.ts';
import { bikeParts, faqCategories } from '~/modules/content/content.ts';
import { getComponents, getEntries, pageTypes } from '~/modules/content/content.server.ts';
import { scopeOfCategory } from '~/modules/listings/listings.ts';
import { countProducts, listedIds } from '~/modules/listings/listings.server.ts';
import { serviceTopics, serviceTopicSlugs } from '~/modules/support/service-topics.ts';
import { currentAddress, currentInstance } from '~/modules/instances/instances.server.ts';
import { type Alternates, alternatesOf, href } from '~/site-map.ts';
import { componentPath, editorialAlternates, partAlternates } from './editorial-address.ts';

/** Addresses of what the CMS has a page for: the component directory, and entries of types with a page of their own. */
async function editorialEntries(): Promise<Alternates[]> {
  const [components, ...pages] = await Promise.all([
    inEveryLocale((locale) => getComponents({ locale })),
    ...pageTypes.map(async ({ type, page }) => {
      const entries = await inEveryLocale<{ id: string; slug: string }>((locale) => getEntries(type, locale));
      return entries.map((entry) => editorialAlternates(page, slugsOf(entry)));
    }),
  ]);
  return [
    alternatesOf('components', {}),
    ...bikeParts.map(partAlternates),
    ...pages.flat(),
    ...components.map((component) => byLocale((locale) => componentPath(component[locale], locale))),
  ];
}

/** Entries that are published in every language, by language. */
async function inEveryLocale<Entry extends { id: string }>(
  read: (locale: Locale) => Promise<Entry[]>,
): Promise<Record<Locale, Entry>[]> {
  const published = new Map(
    await Promise.all(
      locales.map(async (locale) => [locale, new Map((await read(locale)).map((each) => [each.id, each]))] as const),
    ),
  );
  const isEverywhere = (id: string) => locales.every((locale) => published.get(locale)?.has(id));
  return [...(published.get(defaultLocale)?.values() ?? [])]
    .filter(({ id }) => isEverywhere(id))
    .map((entry) => byLocale((locale) => published.get(locale)?.get(entry.id) ?? entry));
}

const slugsOf = (entries: Record<Locale, { slug: string }>): Record<Locale, string> =>
  byLocale((locale) => entries[locale].slug);

interface SitemapEntry {
  alternates: Alternates;
  lastModified?: Date;
}

/** Products of one sitemap: a small file is made at once. */
const PART_SIZE = 2500;

/** The part of a sitemap with everything but products. */
const PAGES = 'seiten';

/**
 * The sitemap: each page once a language, with its counterparts in the others (sitemaps.org, hreflang). Where the
 * catalogue is too large for one file, an index of its parts.
 * @param part which part is asked for, as the index names it; else the whole or its index
 */
export async function sitemapXml(part: string | null): Promise<string> {
  if (currentInstance().organization?.de.private) return urlSet([]);
  if (part === PAGES) return urlSet(await pageEntries());
  if (part !== null && /^\d{1,9}$/.test(part)) return urlSet(await productEntries(Number(part)));
  const ids = await listedIds();
  if (ids.length > PART_SIZE) return sitemapIndex([PAGES, ...partStarts(ids)]);
  return urlSet([...(await pageEntries()), ...(await productEntries(0))]);
}

/** The ids that the parts begin after. @param ids of all products, the smallest first */
function partStarts(ids: readonly number[]): number[] {
  return [0, ...ids.filter((_, index) => index % PART_SIZE === PART_SIZE - 1 && index < ids.length - 1)];
}

function sitemapIndex(parts: readonly (string | number)[]): string {
  const sitemaps = parts.map((part) => `<sitemap><loc>${currentAddress()}/sitemap.xml?teil=${part}</loc></sitemap>`);
  return xml('sitemapindex', 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"', sitemaps);
}

function urlSet(entries: readonly SitemapEntry[]): string {
  const base = currentAddress();
  const { organization } = currentInstance();
  const spoken = organization?.de.languages ?? locales;
  const urls = entries.flatMap(({ alternates, lastModified }) => {
    const links = spoken.map(
      (locale) =>
        `<xhtml:link rel="alternate" hreflang="${languageTag[locale]}" href="${base}${escapeXml(alternates[locale])}"/>`,
    );
    const modified = lastModified ? `<lastmod>${lastModified.toISOString().slice(0, 10)}</lastmod>` : '';
    return spoken.map(
      (locale) => `<url><loc>${base}${escapeXml(alternates[locale])}</loc>${modified}${links.join('')}</url>`,
    );
  });
  const namespaces = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"';
  return xml('urlset', namespaces, urls);
}

const xml = (root: string, namespaces: string, content: readonly string[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<${root} ${namespaces}>\n${content.join('\n')}\n</${root}>\n`;

async function productEntries(after: number): Promise<SitemapEntry[]> {
  const products = await productAddresses({ after, limit: PART_SIZE });
  return products.map(({ slugs, updatedAt }) => ({
    alternates: byLocale((locale) => href('product', { bike: slugs[locale] }, locale)),
    lastModified: updatedAt,
  }));
}

async function pageEntries(): Promise<SitemapEntry[]> {
  const [counts, brands, editorial] = await Promise.all([
    countProducts(categoryPages.map(({ filter }) => scopeOfCategory(filter))),
    brandsWithProducts(),
    editorialEntries(),
  ]);
  const categories = categoryPages.filter(({ slug }, index) => slug !== 'zubehoer' && (counts[index] ?? 0) > 0);
  const fixed = (
    [
      ...(['home', 'allModels', 'accessories', 'blackFriday', 'quiz', 'sponsorStart', 'consultation'] as const),
      ...(['creditCheck', 'imprint', 'privacy', 'terms'] as const),
    ] as const
  ).map((name) => alternatesOf(name, {}));
  const tabs = faqCategories.map(({ slug }) => byLocale((locale) => href('faq', { tab: slug[locale] }, locale)));
  const topics = serviceTopics.map((topic) =>
    byLocale((locale) => href('serviceTopic', { topic: serviceTopicSlugs[topic][locale] }, locale)),
  );
  const listings = [
    ...categories.map(({ slug }) => alternatesOf('category', { category: slug })),
    ...brands.map(({ slug }) => alternatesOf('brand', { brand: slug })),
  ];
  const { organization } = currentInstance();
  const own = (organization?.de.pages ?? []).map(({ slug }, place) =>
    byLocale((locale) => href('ownPage', { page: organization?.[locale].pages[place]?.slug ?? slug }, locale)),
  );
  return [...fixed, ...own, ...tabs, ...topics, ...listings, ...editorial].map((alternates) => ({ alternates }));
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
