import { z } from 'zod';
import type { FaqVideo } from '~/modules/content/faq.ts';
import type { ContentType } from './content-type.server.ts';
import { answerOfBlocks } from './answer-blocks.server.ts';
import { optionalPicture, pictureSelection } from './entry-parts.schema.server.ts';
import { toHtml } from './faq-entry.schema.server.ts';

const faqVideoSchema = z.object({
  documentId: z.string().min(1),
  title: z.string().min(1),
  youtubeId: z.string().regex(/^[\w-]{11}$/),
  seconds: z.number().int().positive(),
  transcript: z.unknown().transform(answerOfBlocks),
  picture: optionalPicture,
});

/** Questions that a video answers. */
export const faqVideo: ContentType<FaqVideo> = {
  query: {
    path: 'faq-videos',
    fields: ['title', 'youtubeId', 'seconds', 'transcript', 'position'],
    populate: { picture: pictureSelection },
    sort: 'position:asc,documentId:asc',
  },
  parse(entry, { placeholders }) {
    const { documentId: id, transcript, ...video } = faqVideoSchema.parse(entry);
    return { id, ...video, transcript: transcript.map((part) => toHtml(part, placeholders)) };
  },
};
