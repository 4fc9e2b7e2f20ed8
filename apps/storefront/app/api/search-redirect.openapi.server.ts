import type { ZodOpenApiPathsObject } from 'zod-openapi';
import { redirectAnswer } from '~/modules/search/search-answers.schema.server.ts';
import { redirectQuery } from '~/modules/search/search.schema.server.ts';
import { operation } from './openapi/call.server.ts';

export const paths: ZodOpenApiPathsObject = {
  '/api/search/redirect': {
    get: operation({
      summary: 'The product that a few words clearly mean, and what else they may mean',
      query: redirectQuery,
      answer: redirectAnswer,
      refusals: ['invalid'],
    }),
  },
};
