import { z } from 'zod';
import type { ZodOpenApiPathsObject } from 'zod-openapi';
import { newsletterSchema } from '~/modules/newsletter/newsletter.schema.server.ts';
import { operation } from './openapi/call.server.ts';

export const paths: ZodOpenApiPathsObject = {
  '/api/newsletter': {
    post: operation({
      summary: 'Mails a link that confirms a request for the newsletter',
      description:
        'The same for every address, whether it gets the newsletter already or not. A form may be sent too: its page answers.',
      body: newsletterSchema,
      status: 202,
      answer: z.object({}),
      refusals: ['invalid', 'too_many'],
      also: { '307': 'What was sent is a form, which the newsletter’s page answers.' },
    }),
  },
};
