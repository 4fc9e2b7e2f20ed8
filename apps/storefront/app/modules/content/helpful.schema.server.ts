import { z } from 'zod';
import { defaultLocale, locales } from '~/i18n/locales.ts';

const question = z
  .string()
  .regex(/^[a-z0-9]{10,40}$/)
  .meta({ description: 'Id of the question in the CMS.' });
const locale = z.enum(locales).default(defaultLocale);

/** The body of `POST /api/faq/helpful`, as JSON or as fields of a form. */
export const helpfulSchema = z.object({ question, locale, helpful: z.enum(['yes', 'no']) });

/** The query of `GET /api/cms/content/helpful`. */
export const helpfulQuery = z.object({ question, locale });

/** The feedback on a question, for editors. */
export const helpfulCounts = z.object({
  yes: z.int(),
  no: z.int(),
  since: z.iso.datetime().nullable().meta({ description: 'null: no votes yet.' }),
});
