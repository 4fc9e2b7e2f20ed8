import { z } from 'zod';
import { blocks, blocksSelection } from './blocks.schema.server.ts';
import { contentType } from './content-type.server.ts';
import {
  facts,
  factsSelection,
  optionalPicture,
  optionalText,
  pictureSelection,
  slug,
} from './entry-parts.schema.server.ts';
import { markdownToHtml } from './rich-text.server.ts';

export const brandWorld = contentType({
  page: 'brandWorld',
  query: {
    path: 'brand-worlds',
    fields: ['title', 'slug', 'brandSlug', 'claim', 'description', 'story', 'testDrive'],
    populate: { picture: pictureSelection, facts: factsSelection, blocks: blocksSelection },
    sort: 'title:asc,documentId:asc',
  },
  schema: z
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
    // `html` is sanitized.
    .transform(({ documentId: id, story, ...world }) => ({ id, ...world, html: markdownToHtml(story) })),
});
