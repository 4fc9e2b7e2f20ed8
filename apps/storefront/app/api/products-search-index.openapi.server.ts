import type { ZodOpenApiPathsObject } from 'zod-openapi';
import { searchIndexAnswer } from '~/modules/search/search-answers.schema.server.ts';
import { searchIndexQuery } from '~/modules/search/search.schema.server.ts';
import { operation } from './openapi/call.server.ts';

export const paths: ZodOpenApiPathsObject = {
  '/api/products/get-search-index': {
    get: operation({
      summary: 'Search index for browsers, complete or changes since a version',
      query: searchIndexQuery,
      answer: searchIndexAnswer,
      refusals: ['invalid'],
      also: { '304': 'Unchanged: `If-None-Match` matches the `ETag`.' },
    }),
  },
};
