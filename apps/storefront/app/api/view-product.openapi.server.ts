import type { ZodOpenApiPathsObject } from 'zod-openapi';
import { viewSchema } from '~/modules/recommendations/recommendations.schema.server.ts';
import { operation } from './openapi/call.server.ts';

export const paths: ZodOpenApiPathsObject = {
  '/api/products/recently-viewed': {
    post: operation({
      summary: 'Records a viewed bike',
      description: 'Without a session nothing is stored, and none is created.',
      body: viewSchema,
      refusals: ['invalid'],
      also: { '204': 'Accepted.' },
    }),
  },
};
