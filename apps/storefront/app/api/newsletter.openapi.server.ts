import { z } from 'zod';
import type { ZodOpenApiPathsObject } from 'zod-openapi';
import { newsletterSchema } from '~/modules/newsletter/newsletter.schema.server.ts';
import { operation } from './openapi/call.server.ts';

export const paths: ZodOpenApiPathsObject = {
  '/api/newsletter': {
    post: operation({
      summary: 'Sends a confirmation link for the newsletter by mail',
      description:
        'The response is the same for every address, subscribed or not. HTML forms are accepted, too, and answered by their page.',
      body: newsletterSchema,
      status: 202,
      answer: z.object({}),
      refusals: ['invalid', 'too_many'],
      also: { '307': 'HTML form, answered by the newsletter page.' },
    }),
  },
};
