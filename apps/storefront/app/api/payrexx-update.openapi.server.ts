import type { ZodOpenApiPathsObject } from 'zod-openapi';
import { updateLinkSchema, tokenSchema } from '~/modules/payments/link-calls.schema.server.ts';
import { operation } from './openapi/call.server.ts';

export const paths: ZodOpenApiPathsObject = {
  '/api/checkout/payrexx-firebase-update': {
    post: operation({
      summary: 'Compares a client’s payment link with the server’s; writes nothing',
      body: updateLinkSchema.extend(tokenSchema.shape),
      refusals: ['invalid', 'unauthorized', 'forbidden', 'not_found', 'conflict'],
    }),
  },
};
