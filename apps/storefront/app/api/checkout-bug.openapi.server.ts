import type { ZodOpenApiPathsObject } from 'zod-openapi';
import { checkoutBugSchema } from '~/modules/checkout/checkout-bug.schema.server.ts';
import { operation } from './openapi/call.server.ts';

export const paths: ZodOpenApiPathsObject = {
  '/api/team-chat/send-caught-checkout-bug': {
    post: operation({
      summary: 'A page of the checkout tells of a failure',
      body: checkoutBugSchema,
      status: 202,
      refusals: ['invalid'],
    }),
  },
};
