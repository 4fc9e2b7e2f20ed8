import { z } from 'zod';
import { contentType } from './content-type.server.ts';
import {
  linkSelection,
  optionalContentLink,
  optionalPicture,
  optionalText,
  pictureSelection,
  slug,
  textList,
} from './entry-parts.schema.server.ts';

const moment = z.iso.datetime({ offset: true });

const sheet = z.object({
  title: z.string().min(1),
  text: optionalText,
  /** Whether it is on yellow. */
  isOffer: z.boolean().nullish().transform(Boolean),
  picture: optionalPicture,
  productSlug: optionalText,
  link: optionalContentLink,
  /** Answers to the title; fewer than two make no question. */
  choices: textList.transform((texts) => (texts.length > 1 ? texts : [])),
});

/** Sheets from on the way: a circle in a row, and a page of its own. */
export const story = contentType({
  page: 'story',
  query: {
    path: 'stories',
    fields: ['title', 'slug', 'shownFrom', 'shownUntil', 'productSlug'],
    populate: {
      picture: pictureSelection,
      sheets: {
        fields: ['title', 'text', 'isOffer', 'productSlug'],
        populate: { picture: pictureSelection, link: linkSelection, choices: { fields: ['text'] } },
      },
    },
    sort: 'shownFrom:desc,documentId:asc',
  },
  schema: z
    .object({
      documentId: z.string().min(1),
      title: z.string().min(1),
      slug,
      shownFrom: moment,
      /** Null: without an end. */
      shownUntil: moment.nullish().transform((value) => value ?? null),
      productSlug: optionalText,
      picture: optionalPicture,
      sheets: z.array(sheet).min(1),
    })
    .transform(({ documentId: id, ...entry }) => ({ id, ...entry })),
});
