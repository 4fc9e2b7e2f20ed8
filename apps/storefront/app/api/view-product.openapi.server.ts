import type { ZodOpenApiPathsObject } from 'zod-openapi';
import { viewSchema } from '~/modules/recommendations/recommendations.schema.server.ts';
import { operation } from './openapi/call.server.ts';

export const paths: ZodOpenApiPathsObject = {
  '/api/products/recently-viewed': {
    post: operation({
      summary: 'A bike was looked at',
      description: 'Without a session nothing is kept, and none begins.',
      body: viewSchema,
      refusals: ['invalid'],
      also: { '204': 'Taken.' },
    }),
  },
};
