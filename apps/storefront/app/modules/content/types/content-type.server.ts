import type { z } from 'zod';
import type { Locale } from '~/i18n/locales.ts';
import type { CmsQuery } from '~/modules/content/snapshot/strapi.server.ts';
import type { SlugPage } from '~/site-map.ts';

/** What stands for `{email}` and `{phone}` in editors' texts. */
export interface Placeholders {
  email: string;
  phone: string;
}

/** How one content type is asked for and read. `parse` throws zod's error where an entry does not fit. */
export interface ContentType<Document> {
  query: CmsQuery;
  parse(entry: unknown, context: { locale: Locale; placeholders: Placeholders }): Document;
  /** The page in the site map at which an entry stands under its slug; it is in the sitemap then. */
  page?: SlugPage;
}

/** Declares a content type by a schema, from which the type of its entries follows. */
export function contentType<Document, Declared extends Omit<ContentType<Document>, 'parse'>>({
  schema,
  ...declared
}: Declared & { schema: z.ZodType<Document> }): Omit<Declared, 'schema'> & ContentType<Document> {
  return { ...declared, parse: (entry) => schema.parse(entry) };
}
