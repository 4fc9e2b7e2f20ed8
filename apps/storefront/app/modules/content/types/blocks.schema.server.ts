import { z } from 'zod';
import { type AnswerPart, faqCategoryKeys } from '~/modules/content/faq.ts';
import { log } from '~/platform/log.server.ts';
import type { Selection } from '~/modules/content/snapshot/strapi.server.ts';
import {
  linkSelection,
  optionalContentLink,
  optionalPicture,
  optionalText,
  pictureSelection,
  slugList,
  pictureList,
  rule,
} from './entry-parts.schema.server.ts';
import { answerOfBlocks } from './answer-blocks.server.ts';
import { leaveOutPart } from './left-out-parts.server.ts';
import { markdownToHtml, textToInline, textToParagraphs } from './rich-text.server.ts';
import { getOwnEntry } from '~/platform/own-entry.ts';

/** What Strapi is asked for a kind of block, and the schema of its response. */
interface BlockKind<Block extends object> extends Selection {
  schema: z.ZodType<Block>;
}

/** Declares a kind of block, so that its type is inferred from its schema. */
const blockKind = <Block extends object>(kind: BlockKind<Block>): BlockKind<Block> => kind;

const countOr = (usual: number) =>
  z
    .number()
    .int()
    .nullish()
    .transform((count) => count ?? usual);

/** The transcript of a video as safe HTML. */
const transcriptOf = (answer: unknown): AnswerPart[] =>
  answerOfBlocks(answer).map((part) =>
    part.kind === 'text'
      ? { kind: 'text', html: textToParagraphs(part.html) }
      : { ...part, items: part.items.map(textToInline) },
  );

/** Every kind of block, by the name of its component in Strapi's category `blocks`. */
const blockKinds = {
  hero: blockKind({
    fields: ['title', 'text', 'productSlug'],
    populate: { picture: pictureSelection, primaryLink: linkSelection, secondaryLink: linkSelection },
    schema: z.object({
      title: z.string(),
      text: optionalText,
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
    fields: ['title', 'showSum'],
    populate: { steps: { fields: ['title', 'text'] } },
    schema: z.object({
      title: optionalText,
      steps: z.array(z.object({ title: z.string(), text: optionalText })),
      /** Whether the total of a plan is shown below the steps. */
      showSum: z.boolean().nullish().transform(Boolean),
    }),
  }),
  offer: blockKind({
    fields: ['title', 'text', 'productSlug'],
    populate: { link: linkSelection },
    schema: z.object({
      /** If title or text is absent, that of the offer is shown. */
      title: optionalText,
      text: optionalText,
      link: optionalContentLink,
      productSlug: optionalText,
    }),
  }),
  /** Shows `productSlugs`, else the products of a collection or of a rule; without any of them the shop chooses. */
  'product-row': blockKind({
    fields: ['title', 'collectionSlug', 'rule', 'count'],
    populate: { products: { fields: ['slug'] }, link: linkSelection },
    schema: z
      .object({
        title: z.string(),
        collectionSlug: optionalText,
        rule,
        /** How many products of a collection or rule are shown. */
        count: countOr(4),
        products: slugList,
        link: optionalContentLink,
      })
      .transform(({ products, ...rest }) => ({ ...rest, productSlugs: products })),
  }),
  promises: blockKind({
    fields: ['title'],
    populate: { promises: { fields: ['icon', 'title', 'text'] } },
    schema: z.object({
      title: optionalText,
      promises: z.array(z.object({ icon: z.string(), title: z.string(), text: optionalText })).min(1),
    }),
  }),
  'faq-teaser': blockKind({
    fields: ['title', 'category', 'count'],
    schema: z.object({
      title: optionalText,
      category: z.enum(faqCategoryKeys),
      /** How many questions of the category are shown. */
      count: countOr(4),
    }),
  }),
  text: blockKind({
    fields: ['title', 'body'],
    schema: z
      .object({ title: optionalText, body: z.string() })
      // Sanitized HTML.
      .transform(({ body, ...rest }) => ({ ...rest, html: markdownToHtml(body) })),
  }),
  banner: blockKind({
    fields: ['title', 'text', 'productSlug'],
    populate: { link: linkSelection, picture: pictureSelection },
    schema: z.object({
      title: z.string(),
      text: optionalText,
      link: optionalContentLink,
      picture: optionalPicture,
      /** The product shown if there is no picture. */
      productSlug: optionalText,
    }),
  }),

  testimonials: blockKind({
    fields: ['title'],
    populate: { testimonials: { fields: ['quote', 'name', 'about', 'consent', 'demonstration'] } },
    schema: z.object({
      title: optionalText,
      testimonials: z.array(
        z.object({
          quote: z.string(),
          name: z.string(),
          about: optionalText,
          /** Whether the person agreed to be quoted. */
          consent: z.boolean(),
          /** Invented for demonstrations: never shown in production. */
          demonstration: z.boolean(),
        }),
      ),
    }),
  }),

  newsletter: blockKind({
    fields: ['title', 'text'],
    schema: z.object({ title: z.string(), text: optionalText }),
  }),

  stories: blockKind({
    fields: ['title'],
    schema: z.object({ title: optionalText }),
  }),

  video: blockKind({
    fields: ['title', 'youtubeId', 'seconds', 'transcript'],
    populate: { picture: pictureSelection },
    schema: z.object({
      title: z.string(),
      youtubeId: z.string().regex(/^[\w-]{11}$/),
      seconds: z.number().int().positive(),
      transcript: z.unknown().transform(transcriptOf),
      picture: optionalPicture,
    }),
  }),

  gallery: blockKind({
    fields: ['title'],
    populate: { pictures: pictureSelection },
    schema: z.object({ title: optionalText, pictures: pictureList.refine((pictures) => pictures.length > 0) }),
  }),
};

type Kind = keyof typeof blockKinds;

export type BlockOf<Name extends Kind> = { kind: Name } & z.output<(typeof blockKinds)[Name]['schema']>;

/** A section of the home page or of an editorial page. */
export type Block = { [Name in Kind]: BlockOf<Name> }[Kind];

/** Strapi's name of a component that is a block. */
const PREFIX = 'blocks.';

/** What Strapi is asked for a field of blocks. */
export const blocksSelection: Selection = {
  on: Object.fromEntries(
    Object.entries(blockKinds).map(([kind, { schema: _, ...selection }]) => [`${PREFIX}${kind}`, selection]),
  ),
};

const component = z.object({ __component: z.string().startsWith(PREFIX) });

/** Parses one block. @returns an empty list, after a warning, for an unknown kind or invalid data */
function readBlock(value: unknown): Block[] {
  const name = component.safeParse(value).data?.__component.slice(PREFIX.length) ?? '';
  const kinds: Partial<Record<string, BlockKind<object>>> = blockKinds;
  const read = getOwnEntry(kinds, name)?.schema.safeParse(value);
  if (read?.success) return [{ kind: name, ...read.data } as Block];
  const problems = read
    ? read.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)
    : ['unknown kind'];
  log.warn({ block: name, problems }, 'block left out');
  for (const problem of problems) leaveOutPart(`${PREFIX}${name} ${problem}`);
  return [];
}

/** A list of blocks in order. An invalid block is left out, so that the page keeps the others. */
export const blocks = z
  .array(z.unknown())
  .nullish()
  .transform((items) => (items ?? []).flatMap(readBlock));
