import type { MetaDescriptor } from '@remix-run/node';
import { languageTag, type Locale, locales } from '~/i18n/locales.ts';
import type { Alternates } from '~/site-map.ts';

/** Values of a page's query, by their names, in each language. */
export type PageQueries = Readonly<Record<Locale, Readonly<Record<string, string>>>>;

/** What a page tells search engines and link previews about itself; every page's loader returns it as `page`. */
export interface PageInfo {
  locale: Locale;
  title: string;
  description: string;
  /**
   * Paths of this page in each language: canonical, hreflang and, unless `switchPaths` says otherwise, the language
   * switch.
   */
  alternates: Alternates;
  /** Where the language switch leads, for a page whose canonical address is another page. */
  switchPaths?: Alternates;
  /** Languages in which the page has content of its own; all of them unless said. */
  writtenIn?: readonly Locale[];
  /** Values of the query that differ between languages, for the language switch. */
  queries?: PageQueries;
  /** Query of the canonical address, e.g. `seite=2`. */
  canonicalQuery?: string;
  /** Not for search engines: carts, filtered listings. */
  noindex?: boolean;
  image?: { path: string; width: number; height: number; alt: string };
}

/** Title of a page whose loader failed; the error boundary shows the rest. */
const fallbackMeta: MetaDescriptor[] = [{ title: 'Velory' }, { name: 'robots', content: 'noindex' }];

interface Match {
  id: string;
  data: unknown;
}

/** The shop's public address, from the root loader's data. */
export function publicUrlOf(matches: readonly (Match | undefined)[]): string {
  const data = matches.find((match) => match?.id === 'root')?.data;
  return typeof data === 'object' && data !== null && 'publicUrl' in data && typeof data.publicUrl === 'string'
    ? data.publicUrl
    : '';
}

/** What the root loader says of the partner whose instance this is, as far as search engines hear of it. */
interface InstanceOfPage {
  name: string;
  isPrivate: boolean;
  languages: readonly Locale[];
}

function instanceOf(matches: readonly (Match | undefined)[]): InstanceOfPage | undefined {
  const data = matches.find((match) => match?.id === 'root')?.data as { instance?: InstanceOfPage } | undefined;
  return data?.instance;
}

/**
 * schema.org objects of a document. Who reads them reads documents: the browser's scripts are told their number alone.
 */
export interface JsonLd {
  count: number;
  /** Absent in the browser. */
  objects?: readonly Record<string, unknown>[];
}

/** @param objects without `@context`, which `data` of a loader holds but does not send */
export const jsonLdOf = (objects: readonly Record<string, unknown>[]): JsonLd =>
  Object.defineProperty({ count: objects.length }, 'objects', { value: objects });

/** Placeholders of what the server has written; React leaves that as it is. */
const writtenObjects = ({ count, objects }: JsonLd): readonly Record<string, unknown>[] =>
  objects ?? [...Array(count).keys()].map((place) => ({ place }));

/**
 * Meta tags of a page: title, description, canonical, hreflang, Open Graph and JSON-LD.
 * @param matches as Remix passes them to `meta`
 * @param jsonLd schema.org objects without `@context`; `jsonLdOf` where they are long
 */
export function pageMeta(
  page: PageInfo | undefined,
  matches: readonly (Match | undefined)[],
  jsonLd: JsonLd | readonly Record<string, unknown>[] = [],
): MetaDescriptor[] {
  if (!page) return fallbackMeta;
  const base = publicUrlOf(matches);
  const suffix = page.canonicalQuery ? `?${page.canonicalQuery}` : '';
  const instance = instanceOf(matches);
  const spoken = instance?.languages ?? locales;
  const isIndexed = !(page.noindex ?? false) && !instance?.isPrivate;
  const canonical = `${base}${page.alternates[page.locale]}${suffix}`;
  return [
    { title: page.title },
    { name: 'description', content: page.description },
    ...(isIndexed
      ? [
          { tagName: 'link', rel: 'canonical', href: canonical } satisfies MetaDescriptor,
          ...languageLinks(page, spoken, (locale) => `${base}${page.alternates[locale]}${suffix}`),
        ]
      : [{ name: 'robots', content: 'noindex, follow' }]),
    { property: 'og:title', content: page.title },
    { property: 'og:description', content: page.description },
    { property: 'og:type', content: 'website' },
    { property: 'og:url', content: canonical },
    { property: 'og:site_name', content: instance?.name ?? 'Velory' },
    { property: 'og:locale', content: languageTag[page.locale].replace('-', '_') },
    ...imageTags(page, base),
    ...('count' in jsonLd ? writtenObjects(jsonLd) : jsonLd).map(
      (object) => ({ 'script:ld+json': { '@context': 'https://schema.org', ...object } }) as MetaDescriptor,
    ),
  ];
}

/**
 * The links between a page's languages. A page that exists in one language only has none: hreflang joins translations.
 * @param spoken languages of the shop, the main one first
 */
function languageLinks(
  { writtenIn = locales }: PageInfo,
  spoken: readonly Locale[],
  addressIn: (locale: Locale) => string,
): MetaDescriptor[] {
  const languages = spoken.filter((locale) => writtenIn.includes(locale));
  const [main] = languages;
  if (main === undefined || languages.length < 2) return [];
  const link = (hrefLang: string, locale: Locale): MetaDescriptor => ({
    tagName: 'link',
    rel: 'alternate',
    hrefLang,
    href: addressIn(locale),
  });
  return [...languages.map((locale) => link(languageTag[locale], locale)), link('x-default', main)];
}

function imageTags({ image }: PageInfo, base: string): MetaDescriptor[] {
  if (!image) return [];
  return [
    { property: 'og:image', content: `${base}${image.path}` },
    { property: 'og:image:width', content: String(image.width) },
    { property: 'og:image:height', content: String(image.height) },
    { property: 'og:image:alt', content: image.alt },
    { name: 'twitter:card', content: 'summary_large_image' },
  ];
}

/** JSON-LD of a breadcrumb: the pages above and the page itself, in order. */
export function breadcrumbJsonLd(
  trail: readonly { name: string; path: string }[],
  base: string,
): Record<string, unknown> {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: `${base}${path}`,
    })),
  };
}
