import { z } from 'zod';
import type { ZodOpenApiPathsObject } from 'zod-openapi';
import { helpfulSchema } from '~/modules/content/helpful.schema.server.ts';
import { operation } from './openapi/call.server.ts';

export const paths: ZodOpenApiPathsObject = {
  '/api/faq/helpful': {
    post: operation({
      summary: 'Whether an answer of the help centre helped',
      description: 'Counted without anybody. A form may be sent too: it is led back to `returnTo`.',
      body: helpfulSchema,
      status: 202,
      answer: z.object({}),
      refusals: ['invalid', 'not_found', 'too_many'],
      also: { '303': 'What was sent is a form.' },
    }),
  },
};
