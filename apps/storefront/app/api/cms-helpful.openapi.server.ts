import type { ZodOpenApiPathsObject } from 'zod-openapi';
import { helpfulQuery, helpfulCounts } from '~/modules/content/helpful.schema.server.ts';
import { operation } from './openapi/call.server.ts';

export const paths: ZodOpenApiPathsObject = {
  '/api/cms/content/helpful': {
    get: operation({
      summary: 'How often readers of the help centre said that an answer helped, and that it did not',
      security: ['cms'],
      query: helpfulQuery,
      answer: helpfulCounts,
      refusals: ['invalid', 'unauthorized'],
    }),
  },
};
