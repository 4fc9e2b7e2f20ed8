import { z } from 'zod';
import { defaultLocale, locales } from '~/i18n/locales.ts';

/* What the CMS asks of the catalogue for its editors, and gets. */

const locale = z.enum(locales).default(defaultLocale);
const slugList = z
  .string()
  .max(13_000)
  .transform((list) => list.split(',').filter(Boolean))
  .pipe(z.array(z.string().max(120)).max(100));

/** Products by words of a search, or by their slugs. */
export const editorProductsQuery = z.object({
  locale,
  q: z.string().max(100).default('').meta({ description: 'Search text; default: the first recommended bikes.' }),
  slugs: slugList.optional().meta({ description: 'Comma-separated slugs; overrides `q`.' }),
});

export const editorChoicesQuery = z.object({ locale });

/** Products that an editor has put before a rule's others, or taken out of them. */
const byHand = slugList.optional().transform((slugs) => slugs ?? []);

export const editorCountQuery = z.object({
  locale,
  rule: z
    .string()
    .max(2000)
    .default('')
    .meta({ description: 'Query of a listing, e.g. `kategorie=e_city&preis=0-4000`.' }),
  pinned: byHand.meta({ description: 'Comma-separated slugs of products that come first.' }),
  excluded: byHand.meta({ description: 'Comma-separated slugs of excluded products.' }),
});
export type EditorCountQuery = z.infer<typeof editorCountQuery>;

const editorProduct = z.object({
  slug: z.string(),
  name: z.string(),
  brand: z.string(),
  sku: z.string().nullable(),
  price: z.int().meta({ description: 'Rappen.' }),
  available: z.boolean(),
  picture: z.url(),
});
export type EditorProduct = z.infer<typeof editorProduct>;

const choice = z.object({
  value: z.string(),
  label: z.string(),
  count: z.int(),
  picture: z.url().optional().meta({ description: 'For frame types with a drawing.' }),
});
export type EditorChoice = z.infer<typeof choice>;

export const editorProductsAnswer = z.object({ products: z.array(editorProduct) });
export const editorChoicesAnswer = z.object({
  categories: z.array(choice),
  brands: z.array(choice),
  frames: z.array(choice),
  pages: z.array(choice).meta({ description: 'Category pages by slug.' }),
});
export const editorCountAnswer = z.object({
  all: z.int(),
  total: z.int().meta({ description: 'Number of products of the rule, without excluded ones.' }),
  excluded: z.int().meta({ description: 'Number of excluded products of the rule.' }),
  first: z.array(editorProduct).meta({ description: 'The first products of the page.' }),
  unfit: z.array(z.object({ name: z.string(), parameter: z.string() })).meta({
    description: 'Pinned products that the rule does not find, with the first parameter that excludes them.',
  }),
  steps: z
    .record(z.string(), z.int())
    .meta({ description: 'By parameter, in canonical order: number of products left after it.' }),
  unknown: z.array(z.string()).meta({ description: 'Parameters with unknown values.' }),
});
export type EditorCount = z.infer<typeof editorCountAnswer>;
