import type { ZodOpenApiPathsObject } from 'zod-openapi';
import { operation } from './openapi/call.server.ts';

export const paths: ZodOpenApiPathsObject = {
  '/api/visit/styles.css': {
    get: operation({
      summary: 'Styles for browsers without JavaScript',
      description: 'Marks the browser as one without JavaScript: it gets personal pages from then on.',
      answerType: 'text/css',
    }),
  },
};
