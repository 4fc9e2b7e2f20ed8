import type { z } from 'zod';
import type { Locale } from '~/i18n/locales.ts';
import type { CmsQuery } from '~/modules/content/snapshot/strapi.server.ts';
import type { SlugPage } from '~/site-map.ts';

/** What represents `{email}` and `{phone}` in editors' texts. */
export interface Placeholders {
  email: string;
  phone: string;
}

/**
 * How one content type is asked for and read. `Page` is the page in the site map at which an entry is under its slug;
 * such pages are in the sitemap.
 */
export interface ContentType<Document, Page extends SlugPage = never> {
  query: CmsQuery;
  /** @throws zod's error where an entry does not fit */
  parse(entry: unknown, context: { locale: Locale; placeholders: Placeholders }): Document;
  page?: Page;
}

export function contentType<Document, Page extends SlugPage = never>({
  schema,
  ...declared
}: Pick<ContentType<Document, Page>, 'query' | 'page'> & { schema: z.ZodType<Document> }): ContentType<Document, Page> {
  return { ...declared, parse: (entry) => schema.parse(entry) };
}
