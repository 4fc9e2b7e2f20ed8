import { z } from 'zod';
import type { ZodOpenApiPathsObject } from 'zod-openapi';
import { operation } from './openapi/call.server.ts';

export const paths: ZodOpenApiPathsObject = {
  '/api/partners/financing/pictures/{id}': {
    get: operation({
      summary: 'A picture of an identity document; the link works once',
      description: 'The signed URL is part of the application sent to the financing partner.',
      path: z.object({ id: z.string() }),
      query: z.object({ expires: z.string(), signature: z.string() }),
      answerType: 'image/jpeg',
      refusals: ['not_found'],
    }),
  },
};
