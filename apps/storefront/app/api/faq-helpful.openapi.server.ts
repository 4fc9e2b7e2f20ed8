import { z } from 'zod';
import type { ZodOpenApiPathsObject } from 'zod-openapi';
import { helpfulSchema } from '~/modules/content/helpful.schema.server.ts';
import { operation } from './openapi/call.server.ts';

export const paths: ZodOpenApiPathsObject = {
  '/api/faq/helpful': {
    post: operation({
      summary: 'Records whether an FAQ answer was helpful',
      description: 'Counted anonymously. HTML forms are accepted, too, and redirected to `returnTo`.',
      body: helpfulSchema,
      status: 202,
      answer: z.object({}),
      refusals: ['invalid', 'not_found', 'too_many'],
      also: { '303': 'Response to an HTML form.' },
    }),
  },
};
