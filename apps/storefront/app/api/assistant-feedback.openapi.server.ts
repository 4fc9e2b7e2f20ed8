import { z } from 'zod';
import type { ZodOpenApiPathsObject } from 'zod-openapi';
import { feedbackSchema } from '~/modules/assistant/assistant.schema.server.ts';
import { operation } from './openapi/call.server.ts';

export const paths: ZodOpenApiPathsObject = {
  '/api/assistant/feedback': {
    post: operation({
      summary: 'Records whether an answer was helpful',
      body: feedbackSchema,
      answer: z.object({}),
      refusals: ['invalid', 'not_found'],
    }),
  },
};
