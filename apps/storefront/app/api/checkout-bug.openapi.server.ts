import type { ZodOpenApiPathsObject } from 'zod-openapi';
import { checkoutBugSchema } from '~/modules/checkout/checkout-bug.schema.server.ts';
import { operation } from './openapi/call.server.ts';

export const paths: ZodOpenApiPathsObject = {
  '/api/team-chat/send-caught-checkout-bug': {
    post: operation({
      summary: 'Reports a failure of a checkout page',
      body: checkoutBugSchema,
      status: 202,
      refusals: ['invalid'],
    }),
  },
};
