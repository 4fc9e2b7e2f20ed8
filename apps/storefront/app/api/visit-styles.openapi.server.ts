import type { ZodOpenApiPathsObject } from 'zod-openapi';
import { operation } from './openapi/call.server.ts';

export const paths: ZodOpenApiPathsObject = {
  '/api/visit/styles.css': {
    get: operation({
      summary: 'Styles for browsers without scripts',
      description: 'A visitor whose browser had scripts gets pages of their own from then on.',
      answerType: 'text/css',
    }),
  },
};
