import { languageTag, type Locale, locales } from '~/i18n/locales';
import { brandsWithCounts, categoriesWithCounts, productSlugs } from '~/modules/catalog/catalog.server';
import { bikeParts, faqCategories } from '~/modules/content/content';
import { getBrandWorlds, getCollections, getComponents } from '~/modules/content/content.server';
import { env } from '~/platform/env.server';
import { type Alternates, alternatesOf, href } from '~/site-map';
import { componentPath, partAlternates } from './directory-loader.server';
import { editorialAlternates } from './editorial-address';

/** Addresses of what the CMS has a page for: the component directory, brand worlds and collections. */
async function editorialEntries(): Promise<Alternates[]> {
  const [worlds, collections, components] = await Promise.all([
    pairs(getBrandWorlds),
    pairs(getCollections),
    pairs((locale) => getComponents({ locale })),
  ]);
  return [
    alternatesOf('components', {}),
    ...bikeParts.map(partAlternates),
    ...worlds.map(({ de, fr }) => editorialAlternates('brandWorld', { de: de.slug, fr: fr.slug })),
    ...collections.map(({ de, fr }) => editorialAlternates('collection', { de: de.slug, fr: fr.slug })),
    ...components.map(({ de, fr }) => ({ de: componentPath(de, 'de'), fr: componentPath(fr, 'fr') })),
  ];
}

/** Entries that are published in both languages, as pairs. */
async function pairs<Entry extends { id: string }>(
  read: (locale: Locale) => Promise<Entry[]>,
): Promise<{ de: Entry; fr: Entry }[]> {
  const [german, french] = await Promise.all([read('de'), read('fr')]);
  return german.flatMap((de) => {
    const fr = french.find(({ id }) => id === de.id);
    return fr ? [{ de, fr }] : [];
  });
}

interface SitemapEntry {
  alternates: Alternates;
  lastModified?: Date;
}

/** Largest number of addresses a sitemap may hold; two for each entry. */
const MAX_ENTRIES = 25_000;

/** The sitemap: each page once a language, with its counterpart in the other (sitemaps.org, hreflang). */
export async function sitemapXml(): Promise<string> {
  const base = env().PUBLIC_URL;
  const entries = (await allEntries()).slice(0, MAX_ENTRIES);
  const urls = entries.flatMap(({ alternates, lastModified }) => {
    const links = locales.map(
      (locale) =>
        `<xhtml:link rel="alternate" hreflang="${languageTag[locale]}" href="${base}${escapeXml(alternates[locale])}"/>`,
    );
    const modified = lastModified ? `<lastmod>${lastModified.toISOString().slice(0, 10)}</lastmod>` : '';
    return locales.map(
      (locale) => `<url><loc>${base}${escapeXml(alternates[locale])}</loc>${modified}${links.join('')}</url>`,
    );
  });
  const namespaces = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"';
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset ${namespaces}>\n${urls.join('\n')}\n</urlset>\n`;
}

async function allEntries(): Promise<SitemapEntry[]> {
  const [categories, brands, products, editorial] = await Promise.all([
    categoriesWithCounts({ locale: 'de' }),
    brandsWithCounts(),
    productSlugs({ limit: MAX_ENTRIES }),
    editorialEntries(),
  ]);
  const fixed = (['home', 'allModels', 'accessories', 'imprint', 'privacy', 'terms'] as const).map((name) =>
    alternatesOf(name, {}),
  );
  const tabs = faqCategories.map(({ slug }) => ({
    de: href('faq', { tab: slug.de }, 'de'),
    fr: href('faq', { tab: slug.fr }, 'fr'),
  }));
  const listings = [
    ...categories
      .filter(({ pathSlug }) => pathSlug !== 'zubehoer')
      .map(({ pathSlug }) => alternatesOf('category', { category: pathSlug })),
    ...brands.map(({ slug }) => alternatesOf('brand', { brand: slug })),
  ];
  return [
    ...[...fixed, ...tabs, ...listings, ...editorial].map((alternates) => ({ alternates })),
    ...products.map(({ slugs, updatedAt }) => ({
      alternates: { de: href('product', { bike: slugs.de }, 'de'), fr: href('product', { bike: slugs.fr }, 'fr') },
      lastModified: updatedAt,
    })),
  ];
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
