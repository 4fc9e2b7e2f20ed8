import { z } from 'zod';
import { bikeSchema } from '~/modules/catalog/bike.schema.server.ts';
import type { FieldSuggestions } from './suggestions/field-suggestions.ts';
import type { IndexEntry } from './index-export.server.ts';

/* What the calls about searching give out, beside `success`. */

export const searchEngineAnswer = z.object({
  data: z.object({
    hits: z.array(bikeSchema),
    estimatedTotalHits: z.int().meta({ description: 'At most 240.' }),
    offset: z.int(),
    limit: z.int(),
    query: z.string(),
  }),
});

const suggestedProduct = bikeSchema.extend({ href: z.string(), price: z.string() }).meta({ id: 'SuggestedProduct' });

const fieldSuggestions = z.object({
  bikes: z.array(suggestedProduct),
  accessories: z.array(suggestedProduct),
  leading: z
    .enum(['bikes', 'accessories'])
    .meta({ description: 'Main subject of the search; others only mention it.' }),
  brands: z.array(z.object({ slug: z.string(), name: z.string(), href: z.string() })),
  categories: z.array(z.object({ slug: z.string(), pathSlug: z.string(), name: z.string(), href: z.string() })),
  suggestions: z.array(z.string()),
}) satisfies z.ZodType<FieldSuggestions>;

export const searchFieldAnswer = z.object({ data: fieldSuggestions });

const scoredProduct = z.object({ slug: z.string(), name: z.string(), score: z.number() });

export const redirectAnswer = z.object({
  direct: z.object({ bikes: z.array(scoredProduct).max(1) }),
  suggestions: z.array(scoredProduct),
});

const indexEntry = z.object({
  id: z.int(),
  slug: z.string(),
  name: z.string(),
  brand: z.string().nullable(),
  category: z.string().nullable(),
  sku: z.string().nullable(),
}) satisfies z.ZodType<IndexEntry>;

export const searchIndexAnswer = z.object({
  data: z.array(indexEntry),
  removed: z.array(z.int()).meta({ description: 'Ids of products that are no longer published.' }),
  version: z.string().meta({ description: 'Value for `since` in the next call.' }),
});
