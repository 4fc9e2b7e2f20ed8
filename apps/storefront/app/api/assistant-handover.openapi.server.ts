import { z } from 'zod';
import type { ZodOpenApiPathsObject } from 'zod-openapi';
import { handoverSchema } from '~/modules/assistant/assistant.schema.server.ts';
import { operation } from './openapi/call.server.ts';

export const paths: ZodOpenApiPathsObject = {
  '/api/assistant/handover': {
    post: operation({
      summary: 'Forwards a question to staff, who answer by mail',
      body: handoverSchema,
      status: 202,
      answer: z.object({}),
      refusals: ['invalid', 'not_found'],
    }),
  },
};
