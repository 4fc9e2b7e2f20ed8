import { z } from 'zod';
import { locales } from '~/i18n/locales.ts';
import { type ContentTypeName, contentTypes } from '~/modules/content/types/content-types.server.ts';

/** What an editor has typed, as the CMS hands it over (`POST /api/cms/content/unsaved`). */
export const unsavedSchema = z.object({
  /** Chosen by the form: 32 hexadecimal digits. */
  id: z.string().regex(/^[0-9a-f]{32}$/),
  type: z.enum(Object.keys(contentTypes) as ContentTypeName[]),
  documentId: z.string().regex(/^\w{1,40}$/),
  locale: z.enum(locales),
  /** The entry as Strapi would send it, were it saved. */
  entry: z.record(z.string(), z.unknown()),
});
