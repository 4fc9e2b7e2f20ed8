import { z } from 'zod';
import { faqCategoryKeys } from '~/modules/content/faq.ts';
import type { Selection } from '~/modules/content/snapshot/strapi.server.ts';
import {
  linkSelection,
  optionalContentLink,
  optionalPicture,
  optionalText,
  pictureSelection,
  slugList,
  textList,
} from './entry-parts.schema.server.ts';
import { markdownToHtml } from './rich-text.server.ts';

/** What is asked of Strapi for a kind of block, and how its answer is read. */
interface BlockKind<Block extends object> extends Selection {
  schema: z.ZodType<Block>;
}

/** Declares a kind of block, so that its type follows from its schema. */
const blockKind = <Block extends object>(kind: BlockKind<Block>): BlockKind<Block> => kind;

/** Every kind of block, under the name of its component in Strapi's category `blocks`. */
const blockKinds = {
  hero: blockKind({
    fields: ['title', 'text', 'productSlug'],
    populate: { picture: pictureSelection, primaryLink: linkSelection, secondaryLink: linkSelection },
    schema: z.object({
      title: z.string(),
      text: optionalText,
      /** The product that stands on the line. */
      productSlug: optionalText,
      picture: optionalPicture,
      primaryLink: optionalContentLink,
      secondaryLink: optionalContentLink,
    }),
  }),
  'category-grid': blockKind({
    fields: ['title'],
    populate: { categories: { fields: ['slug', 'label'] } },
    schema: z.object({
      title: optionalText,
      /** `slug` is a category or quick category; without `label` the category's own name is shown. */
      categories: z.array(z.object({ slug: z.string(), label: optionalText })),
    }),
  }),
  steps: blockKind({
    fields: ['title'],
    populate: { steps: { fields: ['title', 'text'] } },
    schema: z.object({ title: optionalText, steps: z.array(z.object({ title: z.string(), text: optionalText })) }),
  }),
  offer: blockKind({
    fields: ['title', 'text', 'productSlug'],
    populate: { link: linkSelection },
    schema: z.object({ title: z.string(), text: optionalText, link: optionalContentLink, productSlug: optionalText }),
  }),
  /** Products of a collection; else `productSlugs`; with neither the shop chooses. */
  'product-row': blockKind({
    fields: ['title', 'collectionSlug'],
    populate: { products: { fields: ['slug'] } },
    schema: z
      .object({ title: z.string(), collectionSlug: optionalText, products: slugList })
      .transform(({ products, ...rest }) => ({ ...rest, productSlugs: products })),
  }),
  promises: blockKind({
    fields: ['title'],
    populate: { promises: { fields: ['text'] } },
    schema: z.object({ title: optionalText, promises: textList }),
  }),
  'faq-teaser': blockKind({
    fields: ['title', 'category', 'count'],
    schema: z.object({
      title: optionalText,
      category: z.enum(faqCategoryKeys),
      /** How many questions of the category are shown. */
      count: z
        .number()
        .int()
        .nullish()
        .transform((count) => count ?? 4),
    }),
  }),
  text: blockKind({
    fields: ['title', 'body'],
    schema: z
      .object({ title: optionalText, body: z.string() })
      // Sanitized HTML.
      .transform(({ body, ...rest }) => ({ ...rest, html: markdownToHtml(body) })),
  }),
};

type Kind = keyof typeof blockKinds;

/** A block of one kind. */
export type BlockOf<Name extends Kind> = { kind: Name } & z.output<(typeof blockKinds)[Name]['schema']>;

/** A section of the home page or of an editorial page. */
export type Block = { [Name in Kind]: BlockOf<Name> }[Kind];

/** Strapi's name of a component that is a block. */
const PREFIX = 'blocks.';

/** What is asked of Strapi for a field of blocks. */
export const blocksSelection: Selection = {
  on: Object.fromEntries(
    Object.entries(blockKinds).map(([kind, { schema: _, ...selection }]) => [`${PREFIX}${kind}`, selection]),
  ),
};

const component = z.object({ __component: z.string().startsWith(PREFIX) });

/** One block as pages get it; nothing for one that does not fit. */
function readBlock(value: unknown): Block[] {
  const name = component.safeParse(value).data?.__component.slice(PREFIX.length) ?? '';
  const kinds: Partial<Record<string, BlockKind<object>>> = blockKinds;
  const data = kinds[name]?.schema.safeParse(value).data;
  return data ? [{ kind: name, ...data } as Block] : [];
}

/** Blocks in their order; one that does not fit is left out, so that the others still make a page. */
export const blocks = z
  .array(z.unknown())
  .nullish()
  .transform((items) => (items ?? []).flatMap(readBlock));
