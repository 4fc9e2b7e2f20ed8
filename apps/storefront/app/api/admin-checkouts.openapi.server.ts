import { z } from 'zod';
import type { ZodOpenApiPathsObject } from 'zod-openapi';
import { checkoutsQuerySchema, checkoutSummarySchema } from '~/modules/staff/checkout-summaries.server.ts';
import { operation } from './openapi/call.server.ts';

export const paths: ZodOpenApiPathsObject = {
  '/api/document-store/admin/getCheckouts': {
    get: operation({
      summary: 'Checkouts, newest first',
      description: 'For staff. Returns 50 rows; `nextCursor` is the start of the next page.',
      query: checkoutsQuerySchema,
      security: ['idToken'],
      answer: z.object({ data: z.array(checkoutSummarySchema), nextCursor: z.uuid().nullable() }),
      refusals: ['invalid', 'unauthorized', 'forbidden'],
    }),
  },
};
