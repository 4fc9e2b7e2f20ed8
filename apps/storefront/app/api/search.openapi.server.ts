import type { ZodOpenApiPathsObject } from 'zod-openapi';
import { searchFieldAnswer } from '~/modules/search/search-answers.schema.server.ts';
import { searchFieldQuery } from '~/modules/search/search.schema.server.ts';
import { operation } from './openapi/call.server.ts';

export const paths: ZodOpenApiPathsObject = {
  '/api/search': {
    get: operation({
      summary: 'Suggestions for the search field',
      query: searchFieldQuery,
      answer: searchFieldAnswer,
      refusals: ['invalid'],
    }),
  },
};
