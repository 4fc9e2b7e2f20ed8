import { z } from 'zod';
import type { ContentType } from './content-type.server.ts';
import { type BikeComponent, bikeParts } from '~/modules/content/entries/directory.ts';
import {
  facts,
  factsSelection,
  optionalPicture,
  optionalText,
  pictureSelection,
  slug,
} from './entry-parts.schema.server.ts';
import { markdownToHtml } from './rich-text.server.ts';

/** One word of the catalogue a line: the words may hold commas. */
const lines = optionalText.transform((text) =>
  (text ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean),
);

const componentSchema = z
  .object({
    documentId: z.string().min(1),
    part: z.enum(bikeParts),
    title: z.string().min(1),
    slug,
    summary: z.string().min(1),
    text: z.string().min(1),
    facts,
    picture: optionalPicture,
    attribute: optionalText,
    terms: lines,
  })
  .transform(({ documentId: id, text, ...component }): BikeComponent => ({
    id,
    ...component,
    html: markdownToHtml(text),
  }));

export const component: ContentType<BikeComponent> = {
  query: {
    path: 'components',
    fields: ['part', 'title', 'slug', 'summary', 'text', 'attribute', 'terms', 'position'],
    populate: { picture: pictureSelection, facts: factsSelection },
    sort: 'position:asc,documentId:asc',
  },
  parse: (entry) => componentSchema.parse(entry),
};
