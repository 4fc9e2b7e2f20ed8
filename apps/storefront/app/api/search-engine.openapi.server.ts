import type { ZodOpenApiPathsObject } from 'zod-openapi';
import { searchEngineAnswer } from '~/modules/search/search-answers.schema.server.ts';
import { searchEngineQuery } from '~/modules/search/search.schema.server.ts';
import { operation } from './openapi/call.server.ts';

export const paths: ZodOpenApiPathsObject = {
  '/api/search-engine': {
    get: operation({
      summary: 'A page of search results of one kind, best first',
      query: searchEngineQuery,
      answer: searchEngineAnswer,
      refusals: ['invalid'],
    }),
  },
};
