import { z } from 'zod';
import type { ZodOpenApiPathsObject } from 'zod-openapi';
import { askSchema, storedAnswerJsonSchema } from '~/modules/assistant/assistant.schema.server.ts';
import { operation } from './openapi/call.server.ts';

export const paths: ZodOpenApiPathsObject = {
  '/api/assistant': {
    post: operation({
      summary: 'Answers a question by what the shop has written about a product, or in its FAQ',
      description:
        'Every sentence names the sources that hold it. Kept for 90 days, without what is personal. Who accepts `application/x-ndjson` gets lines: `soFar` with the sentences that are there, each time there is one more, and `answer` at the end.',
      body: askSchema,
      status: 201,
      answer: z.object({ answer: storedAnswerJsonSchema }),
      refusals: ['invalid', 'not_found'],
    }),
  },
};
