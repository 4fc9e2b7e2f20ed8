import type { ZodOpenApiPathsObject } from 'zod-openapi';
import { editorCountQuery, editorCountAnswer } from '~/modules/listings/editor-catalogue.schema.server.ts';
import { operation } from './openapi/call.server.ts';

export const paths: ZodOpenApiPathsObject = {
  '/api/cms/catalogue/count': {
    get: operation({
      summary: 'Number of products of a rule of the CMS',
      security: ['cms'],
      query: editorCountQuery,
      answer: editorCountAnswer,
      refusals: ['invalid', 'unauthorized'],
    }),
  },
};
