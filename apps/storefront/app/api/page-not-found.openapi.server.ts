import type { ZodOpenApiPathsObject } from 'zod-openapi';
import { pageNotFoundBody } from '~/modules/search/search.schema.server.ts';
import { operation } from './openapi/call.server.ts';

export const paths: ZodOpenApiPathsObject = {
  '/api/team-chat/page-not-found': {
    post: operation({
      summary: 'Reports an unknown address to the team',
      body: pageNotFoundBody,
      status: 202,
      refusals: ['invalid'],
    }),
  },
};
