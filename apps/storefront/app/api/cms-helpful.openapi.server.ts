import type { ZodOpenApiPathsObject } from 'zod-openapi';
import { helpfulQuery, helpfulCounts } from '~/modules/content/helpful.schema.server.ts';
import { operation } from './openapi/call.server.ts';

export const paths: ZodOpenApiPathsObject = {
  '/api/cms/content/helpful': {
    get: operation({
      summary: 'Numbers of helpful and not helpful votes of an FAQ answer',
      security: ['cms'],
      query: helpfulQuery,
      answer: helpfulCounts,
      refusals: ['invalid', 'unauthorized'],
    }),
  },
};
