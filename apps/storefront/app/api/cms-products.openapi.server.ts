import type { ZodOpenApiPathsObject } from 'zod-openapi';
import { editorProductsQuery, editorProductsAnswer } from '~/modules/listings/editor-catalogue.schema.server.ts';
import { operation } from './openapi/call.server.ts';

export const paths: ZodOpenApiPathsObject = {
  '/api/cms/catalogue/products': {
    get: operation({
      summary: 'Products for selection in the CMS',
      security: ['cms'],
      query: editorProductsQuery,
      answer: editorProductsAnswer,
      refusals: ['invalid', 'unauthorized'],
    }),
  },
};
