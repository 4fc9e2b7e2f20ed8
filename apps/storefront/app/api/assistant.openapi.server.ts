import { z } from 'zod';
import type { ZodOpenApiPathsObject } from 'zod-openapi';
import { askSchema, storedAnswerJsonSchema } from '~/modules/assistant/assistant.schema.server.ts';
import { operation } from './openapi/call.server.ts';

export const paths: ZodOpenApiPathsObject = {
  '/api/assistant': {
    post: operation({
      summary: 'Answers a question from a product’s texts or the FAQ',
      description:
        'Every sentence has its sources. Stored for 90 days without personal data. With `Accept: application/x-ndjson` the response is streamed: lines with `soFar`, the sentences so far, and finally `answer`.',
      body: askSchema,
      status: 201,
      answer: z.object({ answer: storedAnswerJsonSchema }),
      refusals: ['invalid', 'not_found'],
    }),
  },
};
