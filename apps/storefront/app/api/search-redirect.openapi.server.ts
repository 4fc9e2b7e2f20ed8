import type { ZodOpenApiPathsObject } from 'zod-openapi';
import { redirectAnswer } from '~/modules/search/search-answers.schema.server.ts';
import { redirectQuery } from '~/modules/search/search.schema.server.ts';
import { operation } from './openapi/call.server.ts';

export const paths: ZodOpenApiPathsObject = {
  '/api/search/redirect': {
    get: operation({
      summary: 'The product that matches a few words, and alternatives',
      query: redirectQuery,
      answer: redirectAnswer,
      refusals: ['invalid'],
    }),
  },
};
