import { z } from 'zod';
import type { ZodOpenApiPathsObject } from 'zod-openapi';
import { orderOriginSchema } from '~/modules/orders/order-origin.schema.server.ts';
import { operation } from './openapi/call.server.ts';

export const paths: ZodOpenApiPathsObject = {
  '/api/checkout/ip': {
    post: operation({
      summary: 'Looks whether an order is suspicious; why is for staff only',
      body: orderOriginSchema,
      answer: z.object({ flagged: z.boolean() }),
      refusals: ['invalid', 'unauthorized'],
    }),
  },
};
