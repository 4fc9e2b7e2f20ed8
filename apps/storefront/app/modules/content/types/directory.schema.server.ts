import { z } from 'zod';
import type { ContentType } from './content-type.server.ts';
import { type BikeComponent, bikeParts, type BrandWorld } from '~/modules/content/entries/directory.ts';
import {
  blocks,
  blocksSelection,
  optionalPicture,
  optionalText,
  pictureSelection,
} from './entry-parts.schema.server.ts';
import { markdownToHtml } from './rich-text.server.ts';
import type { Selection } from '~/modules/content/snapshot/strapi.server.ts';

const factsSelection: Selection = { fields: ['label', 'value'] };
const facts = z
  .array(z.object({ label: z.string(), value: z.string() }))
  .nullish()
  .transform((list) => list ?? []);

const slug = z.string().regex(/^[a-z0-9-]+$/);

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

const brandWorldSchema = z
  .object({
    documentId: z.string().min(1),
    title: z.string().min(1),
    slug,
    brandSlug: slug,
    claim: z.string().min(1),
    description: optionalText,
    picture: optionalPicture,
    story: z.string().min(1),
    facts,
    blocks,
    testDrive: optionalText,
  })
  .transform(({ documentId: id, story, ...world }): BrandWorld => ({ id, ...world, html: markdownToHtml(story) }));

export const brandWorld: ContentType<BrandWorld> = {
  query: {
    path: 'brand-worlds',
    fields: ['title', 'slug', 'brandSlug', 'claim', 'description', 'story', 'testDrive'],
    populate: { picture: pictureSelection, facts: factsSelection, blocks: blocksSelection },
    sort: 'title:asc,documentId:asc',
  },
  parse: (entry) => brandWorldSchema.parse(entry),
};
