import { z } from 'zod';
import type { ZodOpenApiPathsObject } from 'zod-openapi';
import { contentQuery, publicContentSchema } from '~/modules/content/public-content.schema.server.ts';
import { operation } from './openapi/call.server.ts';

export const paths: ZodOpenApiPathsObject = {
  '/api/strapi/fetchcontent/': {
    get: operation({
      summary: 'Published content of the requested collections',
      description:
        'Organizations are the public ones and the one of this host; if that is private, only its login popup.',
      query: contentQuery,
      answer: z.object({ data: publicContentSchema }),
      refusals: ['invalid'],
    }),
  },
};
