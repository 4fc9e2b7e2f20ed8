import type { ZodOpenApiPathsObject } from 'zod-openapi';
import { searchIndexAnswer } from '~/modules/search/search-answers.schema.server.ts';
import { searchIndexQuery } from '~/modules/search/search.schema.server.ts';
import { operation } from './openapi/call.server.ts';

export const paths: ZodOpenApiPathsObject = {
  '/api/products/get-search-index': {
    get: operation({
      summary: 'What a browser needs to search by itself, whole or what changed since an earlier answer',
      query: searchIndexQuery,
      answer: searchIndexAnswer,
      refusals: ['invalid'],
      also: { '304': 'Nothing has changed: `If-None-Match` named this answer’s `ETag`.' },
    }),
  },
};
