import { z } from 'zod';
import type { ZodOpenApiPathsObject } from 'zod-openapi';
import { generateLinkSchema, tokenSchema } from '~/modules/payments/link-calls.schema.server.ts';
import { operation } from './openapi/call.server.ts';

export const paths: ZodOpenApiPathsObject = {
  '/api/downPayment/link/generate': {
    post: operation({
      summary: 'The payment link of a checkout',
      description: 'The server sets the amount: a different `paymentPrice` is refused.',
      body: generateLinkSchema.extend(tokenSchema.shape),
      answer: z.object({
        data: z.object({ paymentLink: z.url(), status: z.string(), hash: z.string() }),
      }),
      refusals: ['invalid', 'unauthorized', 'forbidden', 'not_found', 'conflict', 'provider_unavailable'],
    }),
  },
};
