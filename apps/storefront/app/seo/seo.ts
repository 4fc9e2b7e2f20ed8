import type { MetaDescriptor } from '@remix-run/node';
import { defaultLocale, languageTag, type Locale, locales } from '~/i18n/locales.ts';
import type { Alternates } from '~/site-map.ts';

/** Values of a page's query, by their names, in each language. */
export type PageQueries = Readonly<Record<Locale, Readonly<Record<string, string>>>>;

/** What a page tells search engines and link previews about itself; every page's loader returns it as `page`. */
export interface PageInfo {
  locale: Locale;
  title: string;
  description: string;
  /** Paths of this page in each language: canonical, hreflang and the language switch. */
  alternates: Alternates;
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

/** schema.org objects of a document. Who reads them reads documents: the browser's scripts are told their number alone. */
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
  const main = spoken[0] ?? defaultLocale;
  const canonical = `${base}${page.alternates[page.locale]}${suffix}`;
  return [
    { title: page.title },
    { name: 'description', content: page.description },
    ...((page.noindex ?? false) || instance?.isPrivate
      ? [{ name: 'robots', content: 'noindex, follow' }]
      : [{ tagName: 'link', rel: 'canonical', href: canonical } satisfies MetaDescriptor]),
    ...spoken.map((locale) => ({
      tagName: 'link' as const,
      rel: 'alternate',
      hrefLang: languageTag[locale],
      href: `${base}${page.alternates[locale]}${suffix}`,
    })),
    {
      tagName: 'link',
      rel: 'alternate',
      hrefLang: 'x-default',
      href: `${base}${page.alternates[main]}${suffix}`,
    },
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
