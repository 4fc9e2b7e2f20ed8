import type { ZodOpenApiPathsObject } from 'zod-openapi';
import { browserErrorSchema } from '~/modules/support/browser-error.schema.server.ts';
import { operation } from './openapi/call.server.ts';

export const paths: ZodOpenApiPathsObject = {
  '/api/document-store/storeErrorLogsToFirebase': {
    post: operation({
      summary: 'A page has failed in a browser',
      description: 'The same failure is kept once a minute.',
      body: browserErrorSchema,
      status: 201,
      refusals: ['invalid'],
      also: { '204': 'Not kept: this is no production build.' },
    }),
  },
};
