import { z } from 'zod';
import type { ZodOpenApiPathsObject } from 'zod-openapi';
import { recentlyViewedQuery, recentlyViewedAnswer } from '~/modules/recommendations/recommendations.schema.server.ts';
import { operation } from './openapi/call.server.ts';

export const paths: ZodOpenApiPathsObject = {
  '/api/products/recently-viewed/{userId}': {
    get: operation({
      summary: 'Recently viewed bikes of the signed-in user',
      path: z.object({ userId: z.string() }),
      query: recentlyViewedQuery,
      security: ['idToken'],
      answer: recentlyViewedAnswer,
      refusals: ['invalid', 'unauthorized', 'forbidden'],
    }),
    delete: operation({
      summary: 'Deletes them',
      path: z.object({ userId: z.string() }),
      security: ['idToken'],
      answer: z.object({}),
      refusals: ['unauthorized', 'forbidden'],
    }),
  },
};
