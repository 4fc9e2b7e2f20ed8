import { z } from 'zod';
import type { Page } from '~/modules/content/content.ts';
import type { ContentType } from './content-type.server.ts';
import { blocks, blocksSelection } from './blocks.schema.server.ts';
import { optionalText } from './entry-parts.schema.server.ts';
import { markdownToHtml } from './rich-text.server.ts';

const pageSchema = z
  .object({ key: z.string(), title: z.string(), description: optionalText, body: optionalText, blocks })
  .transform(({ body, ...page }): Page => ({ ...page, html: body && markdownToHtml(body) }));

export const page: ContentType<Page> = {
  query: {
    path: 'pages',
    fields: ['key', 'title', 'description', 'body'],
    populate: { blocks: blocksSelection },
    sort: 'key:asc',
  },
  parse: (entry) => pageSchema.parse(entry),
};
