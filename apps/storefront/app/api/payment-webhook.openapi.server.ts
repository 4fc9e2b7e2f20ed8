import { z } from 'zod';
import type { ZodOpenApiPathsObject } from 'zod-openapi';
import { operation } from './openapi/call.server.ts';

export const paths: ZodOpenApiPathsObject = {
  '/api/payment/webhook': {
    post: operation({
      summary: 'The payment provider tells of news',
      description: 'Signed in `X-Webhook-Signature` where a key is set. JSON or a form.',
      body: z.looseObject({ transaction: z.looseObject({ referenceId: z.string().optional() }).optional() }),
      answer: z.object({ result: z.enum(['accepted', 'ignored']) }),
      refusals: ['invalid', 'unauthorized'],
    }),
  },
};
