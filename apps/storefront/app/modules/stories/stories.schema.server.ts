import { z } from 'zod';
import { locales } from '~/i18n/locales.ts';
import { storyActs } from './stories.ts';

const story = z
  .string()
  .regex(/^[a-z0-9]{10,40}$/)
  .meta({ description: 'Id of the story in the CMS.' });
const sheet = z.coerce.number().int().min(1).max(8).meta({ description: 'Starting at 1.' });
const locale = z.enum(locales).default('de');

/** The body of `POST /api/stories/act`, as JSON or as fields of a form. */
export const storyActSchema = z.discriminatedUnion('act', [
  z.object({ act: z.literal('view'), story, locale }),
  z.object({ act: z.literal('like'), story, locale }),
  z.object({ act: z.literal('unlike'), story, locale }),
  z.object({ act: z.enum(storyActs), story, sheet, locale }),
  z.object({
    act: z.literal('vote'),
    story,
    sheet,
    choice: z.coerce.number().int().min(0).max(3).meta({ description: 'Starting at 0, in the order on the slide.' }),
    locale,
  }),
]);

/** The query of `GET /api/stories/own`. */
export const ownStoryQuery = z.object({ story });

/** What both answer where it concerns the visitor. */
export const ownStorySchema = z.object({
  isLiked: z.boolean(),
  likes: z.number().int().meta({ description: 'Of all visitors.' }),
  votes: z
    .record(z.string(), z.object({ choice: z.number().int(), counts: z.array(z.number().int()) }))
    .meta({ description: 'By slide number; only for slides the visitor has answered.' }),
});
