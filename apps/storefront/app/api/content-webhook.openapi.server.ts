import { z } from 'zod';
import type { ZodOpenApiPathsObject } from 'zod-openapi';
import { contentNoticeSchema } from '~/modules/content/webhook.schema.server.ts';
import { operation } from './openapi/call.server.ts';

export const paths: ZodOpenApiPathsObject = {
  '/api/content/webhook': {
    post: operation({
      summary: 'Receives a change of the CMS and fetches its content',
      security: ['cms'],
      body: contentNoticeSchema,
      answer: z.object({ result: z.enum(['accepted', 'ignored']) }),
      refusals: ['invalid', 'unauthorized'],
    }),
  },
};
