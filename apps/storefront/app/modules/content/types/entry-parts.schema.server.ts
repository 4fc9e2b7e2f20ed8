import { z } from 'zod';
import type { Block, ContentLink, ContentPicture } from '~/modules/content/entries/blocks.ts';
import { faqCategoryKeys } from '~/modules/content/faq.ts';
import { contentPicture } from '~/modules/content/entries/picture-urls.ts';
import { markdownToHtml } from './rich-text.server.ts';
import type { Selection } from '~/modules/content/snapshot/strapi.server.ts';

/* What several content types of Strapi share: how it is asked for and how its answer becomes the shop's own shape. */

/** A text that may be empty or absent; empty reads as absent. */
export const optionalText = z
  .string()
  .nullish()
  .transform((value) => value?.trim() || undefined);

export const optionalNumber = z
  .number()
  .nullish()
  .transform((value) => value ?? undefined);

/** A path of the shop or an address with a harmless scheme. */
export const link = z.string().regex(/^(\/(?!\/)|https:\/\/|mailto:|tel:)/);
export const optionalLink = z.preprocess((value) => value || undefined, link.optional());

/** Comma list as editors write it. */
export const commaList = optionalText.transform((value) =>
  (value ?? '')
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean),
);

export const pictureSelection: Selection = { fields: ['url', 'width', 'height', 'alternativeText', 'updatedAt'] };

const picture = z
  .object({
    url: z.string().regex(/^\/uploads\/[\w.-]+$/),
    width: z.number().int().positive(),
    height: z.number().int().positive(),
    alternativeText: z.string().nullish(),
    updatedAt: z.iso.datetime(),
  })
  .transform(({ url, width, height, alternativeText, updatedAt }): ContentPicture | undefined =>
    contentPicture({
      file: url.slice('/uploads/'.length),
      version: Date.parse(updatedAt).toString(36),
      width,
      height,
      alt: alternativeText ?? '',
    }),
  );

/** A picture that is absent or cannot be used, such as one without a size, is left out: the rest of the entry stands. */
export const optionalPicture = picture
  .nullish()
  .catch(undefined)
  .transform((value) => value ?? undefined);

export const linkSelection: Selection = { fields: ['label', 'href'] };
const contentLink = z.object({ label: z.string(), href: link });
const optionalContentLink = contentLink.nullish().transform((value): ContentLink | undefined => value ?? undefined);

export const listingItemSelection: Selection = {
  fields: ['title', 'text', 'link'],
  populate: { picture: pictureSelection },
};
export const listingItem = z
  .object({ title: z.string(), text: optionalText, link: optionalLink, picture: optionalPicture })
  .nullish()
  .transform((value) => value ?? undefined);

export const slugList = z
  .array(z.object({ slug: z.string() }))
  .nullish()
  .transform((items) => (items ?? []).map(({ slug }) => slug));

export const textList = z
  .array(z.object({ text: z.string() }))
  .nullish()
  .transform((items) => (items ?? []).map(({ text }) => text));

const slug: Selection = { fields: ['slug'] };
const text: Selection = { fields: ['text'] };

export const blocksSelection: Selection = {
  on: {
    'blocks.hero': {
      fields: ['title', 'text', 'productSlug'],
      populate: { picture: pictureSelection, primaryLink: linkSelection, secondaryLink: linkSelection },
    },
    'blocks.category-grid': { fields: ['title'], populate: { categories: { fields: ['slug', 'label'] } } },
    'blocks.steps': { fields: ['title'], populate: { steps: { fields: ['title', 'text'] } } },
    'blocks.offer': { fields: ['title', 'text', 'productSlug'], populate: { link: linkSelection } },
    'blocks.product-row': { fields: ['title', 'collectionSlug'], populate: { products: slug } },
    'blocks.promises': { fields: ['title'], populate: { promises: text } },
    'blocks.faq-teaser': { fields: ['title', 'category', 'count'] },
    'blocks.text': { fields: ['title', 'body'] },
  },
};

const block = z.discriminatedUnion('__component', [
  z
    .object({
      __component: z.literal('blocks.hero'),
      title: z.string(),
      text: optionalText,
      productSlug: optionalText,
      picture: optionalPicture,
      primaryLink: optionalContentLink,
      secondaryLink: optionalContentLink,
    })
    .transform(({ __component, ...rest }): Block => ({ kind: 'hero', ...rest })),
  z
    .object({
      __component: z.literal('blocks.category-grid'),
      title: optionalText,
      categories: z.array(z.object({ slug: z.string(), label: optionalText })),
    })
    .transform(({ __component, ...rest }): Block => ({ kind: 'category-grid', ...rest })),
  z
    .object({
      __component: z.literal('blocks.steps'),
      title: optionalText,
      steps: z.array(z.object({ title: z.string(), text: optionalText })),
    })
    .transform(({ __component, ...rest }): Block => ({ kind: 'steps', ...rest })),
  z
    .object({
      __component: z.literal('blocks.offer'),
      title: z.string(),
      text: optionalText,
      link: optionalContentLink,
      productSlug: optionalText,
    })
    .transform(({ __component, ...rest }): Block => ({ kind: 'offer', ...rest })),
  z
    .object({
      __component: z.literal('blocks.product-row'),
      title: z.string(),
      collectionSlug: optionalText,
      products: slugList,
    })
    .transform(({ __component, products, ...rest }): Block => ({
      kind: 'product-row',
      ...rest,
      productSlugs: products,
    })),
  z
    .object({ __component: z.literal('blocks.promises'), title: optionalText, promises: textList })
    .transform(({ __component, ...rest }): Block => ({ kind: 'promises', ...rest })),
  z
    .object({
      __component: z.literal('blocks.faq-teaser'),
      title: optionalText,
      category: z.enum(faqCategoryKeys),
      count: z.number().int().nullish(),
    })
    .transform(({ __component, count, ...rest }): Block => ({ kind: 'faq-teaser', ...rest, count: count ?? 4 })),
  z
    .object({ __component: z.literal('blocks.text'), title: optionalText, body: z.string() })
    .transform(({ __component, body, ...rest }): Block => ({ kind: 'text', ...rest, html: markdownToHtml(body) })),
]);

/** Blocks in their order; one that does not fit is left out, so that the others still make a page. */
export const blocks = z
  .array(block.nullable().catch(null))
  .nullish()
  .transform((items) => (items ?? []).filter((item) => item !== null));
