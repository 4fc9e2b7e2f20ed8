import { z } from 'zod';
import type { ZodOpenApiPathsObject } from 'zod-openapi';
import { storyActSchema, ownStorySchema } from '~/modules/stories/stories.schema.server.ts';
import { operation } from './openapi/call.server.ts';

export const paths: ZodOpenApiPathsObject = {
  '/api/stories/act': {
    post: operation({
      summary: 'What was done in a story: opened, moved along, liked, answered',
      description:
        'Likes and answers begin a session and are answered with the visitor’s own part; all else is counted without anybody. A form may be sent too: it is led back to `returnTo`.',
      body: storyActSchema,
      answer: z.object({ own: ownStorySchema }),
      refusals: ['invalid', 'not_found', 'too_many'],
      also: { '202': 'Counted.', '303': 'What was sent is a form.' },
    }),
  },
};
