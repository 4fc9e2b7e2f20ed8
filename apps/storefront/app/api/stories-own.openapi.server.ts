import { z } from 'zod';
import type { ZodOpenApiPathsObject } from 'zod-openapi';
import { ownStoryQuery, ownStorySchema } from '~/modules/stories/stories.schema.server.ts';
import { operation } from './openapi/call.server.ts';

export const paths: ZodOpenApiPathsObject = {
  '/api/stories/own': {
    get: operation({
      summary: 'The visitor’s data of a story',
      query: ownStoryQuery,
      answer: z.object({ own: ownStorySchema }),
      refusals: ['invalid'],
    }),
  },
};
