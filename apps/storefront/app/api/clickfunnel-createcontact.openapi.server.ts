import { z } from 'zod';
import type { ZodOpenApiPathsObject } from 'zod-openapi';
import { createContactSchema } from '~/modules/newsletter/newsletter.schema.server.ts';
import { operation } from './openapi/call.server.ts';

export const paths: ZodOpenApiPathsObject = {
  '/api/clickfunnel/createcontact': {
    post: operation({
      summary: 'Creates a contact in the funnel service, once its address is confirmed',
      description: 'Sends a confirmation link by mail; the response is the same for every address.',
      body: createContactSchema,
      status: 202,
      answer: z.object({}),
      refusals: ['invalid'],
    }),
  },
};
