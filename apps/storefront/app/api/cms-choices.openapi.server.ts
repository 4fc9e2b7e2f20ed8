import type { ZodOpenApiPathsObject } from 'zod-openapi';
import { editorChoicesQuery, editorChoicesAnswer } from '~/modules/listings/editor-catalogue.schema.server.ts';
import { operation } from './openapi/call.server.ts';

export const paths: ZodOpenApiPathsObject = {
  '/api/cms/catalogue/choices': {
    get: operation({
      summary: 'Values allowed in a rule of the CMS',
      security: ['cms'],
      query: editorChoicesQuery,
      answer: editorChoicesAnswer,
      refusals: ['invalid', 'unauthorized'],
    }),
  },
};
