import { z } from 'zod';
import {
  type BlackFriday,
  type Collection,
  collectionKinds,
  type LimitedOffer,
  type LiveNotification,
} from '~/modules/content/content.ts';
import { blocks, blocksSelection } from './blocks.schema.server.ts';
import { type ContentType, contentType } from './content-type.server.ts';
import {
  listingItem,
  listingItemSelection,
  optionalLink,
  optionalNumber,
  optionalPicture,
  optionalText,
  pictureSelection,
  rule,
  slugList,
} from './entry-parts.schema.server.ts';
import { markdownToHtml } from './rich-text.server.ts';

const limitedOfferSchema = z
  .object({
    documentId: z.string().min(1),
    title: z.string().min(1),
    productSlug: optionalText,
    sku: optionalText,
    percent: optionalNumber,
    text: optionalText,
    limitedOfferStartDate: z.iso.datetime({ offset: true }),
    limitedOfferDuration: z.number().positive(),
  })
  .transform(({ documentId: id, ...offer }): LimitedOffer => ({ id, ...offer }));

export const limitedOffer: ContentType<LimitedOffer> = {
  query: {
    path: 'limited-offers',
    fields: ['title', 'productSlug', 'sku', 'percent', 'text', 'limitedOfferStartDate', 'limitedOfferDuration'],
    sort: 'limitedOfferStartDate:asc,documentId:asc',
  },
  parse: (entry) => limitedOfferSchema.parse(entry),
};

const moment = z.iso.datetime({ offset: true });

export const blackFriday: ContentType<BlackFriday> = contentType({
  query: {
    path: 'black-friday',
    single: true,
    fields: ['title', 'text', 'startsAt', 'endsAt', 'maximumBikes', 'soldAtStart', 'figuresConfirmed'],
    populate: { blocks: blocksSelection },
  },
  schema: z.object({
    title: z.string().min(1),
    text: optionalText,
    startsAt: moment,
    endsAt: moment,
    maximumBikes: z.number().int().positive(),
    soldAtStart: z.number().int().nonnegative(),
    figuresConfirmed: z.boolean(),
    blocks,
  }),
});

const liveNotificationSchema = z
  .object({
    documentId: z.string().min(1),
    title: z.string().min(1),
    link: optionalLink,
    image: optionalPicture,
    hasCta: z.boolean().nullish().transform(Boolean),
    ctaText: optionalText,
    textColor: z.preprocess(
      (value) => value || undefined,
      z
        .string()
        .regex(/^#[0-9a-f]{6}$/i)
        .optional(),
    ),
    showUpDelayInMinutes: optionalNumber,
    displayOnPages: z
      .array(z.object({ path: z.string() }))
      .nullish()
      .transform((links) => (links ?? []).map(({ path }) => path)),
  })
  .transform(({ documentId: id, ...notification }): LiveNotification => ({ id, ...notification }));

export const liveNotification: ContentType<LiveNotification> = {
  query: {
    path: 'live-notifications',
    fields: ['title', 'link', 'hasCta', 'ctaText', 'textColor', 'showUpDelayInMinutes'],
    populate: { image: pictureSelection, displayOnPages: { fields: ['path'] } },
    sort: 'createdAt:asc,documentId:asc',
  },
  parse: (entry) => liveNotificationSchema.parse(entry),
};

const collectionSchema = z
  .object({
    documentId: z.string().min(1),
    kind: z.enum(collectionKinds),
    category: optionalText,
    brand: optionalText,
    title: z.string().min(1),
    slug: z.string().regex(/^[a-z0-9-]+$/),
    text: optionalText,
    picture: optionalPicture,
    productSlugs: slugList,
    rule,
    pinned: slugList,
    excluded: slugList,
    listingItem,
    blocks,
  })
  .transform(({ documentId: id, text, ...collection }): Collection => ({
    id,
    ...collection,
    html: text && markdownToHtml(text),
  }));

export const collection = contentType({
  page: 'collection',
  query: {
    path: 'collections',
    fields: ['kind', 'category', 'brand', 'title', 'slug', 'text', 'rule'],
    populate: {
      picture: pictureSelection,
      productSlugs: { fields: ['slug'] },
      pinned: { fields: ['slug'] },
      excluded: { fields: ['slug'] },
      listingItem: listingItemSelection,
      blocks: blocksSelection,
    },
    sort: 'title:asc,documentId:asc',
  },
  schema: collectionSchema,
});
