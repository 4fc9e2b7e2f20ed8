import { z } from 'zod';
import type { ZodOpenApiPathsObject } from 'zod-openapi';
import { operation } from './openapi/call.server.ts';

export const paths: ZodOpenApiPathsObject = {
  '/api/payment/webhook': {
    post: operation({
      summary: 'Receives a message of the payment provider',
      description: 'Signed in `X-Webhook-Signature` if a key is configured. JSON or form data.',
      body: z.looseObject({ transaction: z.looseObject({ referenceId: z.string().optional() }).optional() }),
      answer: z.object({ result: z.enum(['accepted', 'ignored']) }),
      refusals: ['invalid', 'unauthorized'],
    }),
  },
};
