import { z } from 'zod';
import type { ZodOpenApiPathsObject } from 'zod-openapi';
import { storyActSchema, ownStorySchema } from '~/modules/stories/stories.schema.server.ts';
import { operation } from './openapi/call.server.ts';

export const paths: ZodOpenApiPathsObject = {
  '/api/stories/act': {
    post: operation({
      summary: 'Records an interaction with a story: opened, moved, liked, answered',
      description:
        'Likes and answers create a session and return the visitor’s data; other interactions are counted anonymously. HTML forms are accepted, too, and redirected to `returnTo`.',
      body: storyActSchema,
      answer: z.object({ own: ownStorySchema }),
      refusals: ['invalid', 'not_found', 'too_many'],
      also: { '202': 'Counted.', '303': 'Response to an HTML form.' },
    }),
  },
};
