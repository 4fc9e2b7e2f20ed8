import { z } from 'zod';
import type { ZodOpenApiPathsObject } from 'zod-openapi';
import { contentQuery, publicContentSchema } from '~/modules/content/public-content.schema.server.ts';
import { operation } from './openapi/call.server.ts';

export const paths: ZodOpenApiPathsObject = {
  '/api/strapi/fetchcontent/': {
    get: operation({
      summary: 'Published content of the collections that are named',
      description:
        'Organizations are the public ones and the one whose host is asked, which says no more than its login popup where it is private.',
      query: contentQuery,
      answer: z.object({ data: publicContentSchema }),
      refusals: ['invalid'],
    }),
  },
};
