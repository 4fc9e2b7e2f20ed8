import { z } from 'zod';
import { locales } from '~/i18n/locales.ts';
import { bikeSchema } from '~/modules/catalog/bike.schema.server.ts';
import { MAX_VIEWED } from './viewed-store.ts';

const slug = z.string().regex(/^[\w-]{1,200}$/);

/** What `POST /api/products/recently-viewed` takes: one bike, or those that a browser remembers. */
export const viewSchema = z
  .object({
    slug: slug.optional(),
    slugs: z.array(slug).max(MAX_VIEWED).optional().meta({ description: 'Several, oldest first.' }),
  })
  .refine((view) => view.slug !== undefined || view.slugs !== undefined, 'expected slug or slugs');

/** The query of `GET /api/products/recently-viewed/{userId}` (spec §7). */
export const recentlyViewedQuery = z.object({
  locale: z.enum(locales).default('de'),
  idToken: z
    .string()
    .max(2000)
    .optional()
    .meta({ description: 'Alternatively as a bearer token; default: the session.' }),
});

/** What that call answers. */
export const recentlyViewedAnswer = z.object({
  data: z.array(bikeSchema).max(MAX_VIEWED).meta({ description: 'Newest first.' }),
});
