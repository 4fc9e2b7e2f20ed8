import { z } from 'zod';
import type { ZodOpenApiPathsObject } from 'zod-openapi';
import { operation } from './openapi/call.server.ts';

export const paths: ZodOpenApiPathsObject = {
  '/api/crm/files/{id}': {
    get: operation({
      summary: 'A picture of a ticket',
      path: z.object({ id: z.string() }),
      query: z.object({ signature: z.string() }),
      answerType: 'image/jpeg',
      refusals: ['not_found'],
    }),
  },
};
