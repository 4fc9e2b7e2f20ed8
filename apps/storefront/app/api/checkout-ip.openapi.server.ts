import { z } from 'zod';
import type { ZodOpenApiPathsObject } from 'zod-openapi';
import { orderOriginSchema } from '~/modules/orders/order-origin.schema.server.ts';
import { operation } from './openapi/call.server.ts';

export const paths: ZodOpenApiPathsObject = {
  '/api/checkout/ip': {
    post: operation({
      summary: 'Checks whether an order is suspicious; only staff see the reason',
      body: orderOriginSchema,
      answer: z.object({ flagged: z.boolean() }),
      refusals: ['invalid', 'unauthorized'],
    }),
  },
};
