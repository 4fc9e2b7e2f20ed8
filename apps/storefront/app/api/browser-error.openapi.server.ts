import type { ZodOpenApiPathsObject } from 'zod-openapi';
import { browserErrorSchema } from '~/modules/support/browser-error.schema.server.ts';
import { operation } from './openapi/call.server.ts';

export const paths: ZodOpenApiPathsObject = {
  '/api/document-store/storeErrorLogsToFirebase': {
    post: operation({
      summary: 'Reports a page error in a browser',
      description: 'The same error is stored once a minute.',
      body: browserErrorSchema,
      status: 201,
      refusals: ['invalid'],
      also: { '204': 'Not stored outside of production.' },
    }),
  },
};
