import type { Locale } from '~/i18n/locales.ts';
import type { CmsQuery } from '~/modules/content/snapshot/strapi.server.ts';

/** What stands for `{email}` and `{phone}` in editors' texts. */
export interface Placeholders {
  email: string;
  phone: string;
}

/** How one content type is asked for and read. `parse` throws zod's error where an entry does not fit. */
export interface ContentType<Document> {
  query: CmsQuery;
  parse(entry: unknown, context: { locale: Locale; placeholders: Placeholders }): Document;
}
