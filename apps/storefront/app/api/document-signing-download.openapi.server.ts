import { z } from 'zod';
import type { ZodOpenApiPathsObject } from 'zod-openapi';
import { operation } from './openapi/call.server.ts';

export const paths: ZodOpenApiPathsObject = {
  '/api/document-signing/downloadDocument/{id}': {
    get: operation({
      summary: 'The contract of an order',
      description: 'For holders of the order’s token, its owner and staff.',
      path: z.object({ id: z.string() }),
      query: z.object({ token: z.string().optional(), idToken: z.string().optional() }),
      security: ['idToken'],
      answerType: 'application/pdf',
      refusals: ['unauthorized', 'not_found', 'upstream_failed'],
    }),
  },
};
