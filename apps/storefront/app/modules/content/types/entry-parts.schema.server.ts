import { z } from 'zod';
import type { ContentLink, ContentPicture } from '~/modules/content/entries/links-and-pictures.ts';
import { contentPicture } from '~/modules/content/entries/picture-urls.ts';
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

/**
 * A picture that is absent or cannot be used, such as one without a size, is left out: the rest of the entry is used.
 */
export const optionalPicture = picture
  .nullish()
  .catch(undefined)
  .transform((value) => value ?? undefined);

/** Pictures in their order; those that cannot be used are left out. */
export const pictureList = z
  .array(optionalPicture)
  .nullish()
  .transform((pictures) => (pictures ?? []).filter((each) => each !== undefined));

export const linkSelection: Selection = { fields: ['label', 'href'] };
const contentLink = z.object({ label: z.string(), href: link });
export const optionalContentLink = contentLink
  .nullish()
  .transform((value): ContentLink | undefined => value ?? undefined);

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

/**
 * The query of a listing that chooses products, e.g. `{kategorie: 'e_city', preis: '0-4000'}`; an empty one reads as
 * absent.
 */
export const rule = z
  .record(z.string(), z.string())
  .nullish()
  .transform((parameters) => (parameters && Object.keys(parameters).length > 0 ? parameters : undefined));

export const factsSelection: Selection = { fields: ['label', 'value'] };

/** Facts about a component or a brand: "Drehmoment: 85 Nm". */
export const facts = z
  .array(z.object({ label: z.string(), value: z.string() }))
  .nullish()
  .transform((list) => list ?? []);

/** The end of an entry's address. */
export const slug = z.string().regex(/^[a-z0-9-]+$/);
