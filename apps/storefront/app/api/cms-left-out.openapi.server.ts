import { z } from 'zod';
import type { ZodOpenApiPathsObject } from 'zod-openapi';
import { leftOutEntrySchema } from '~/modules/content/left-out.schema.server.ts';
import { operation } from './openapi/call.server.ts';

export const paths: ZodOpenApiPathsObject = {
  '/api/cms/content/left-out': {
    get: operation({
      summary: 'CMS entries that the shop leaves out, entirely or in part, with reasons',
      security: ['cms'],
      answer: z.object({ entries: z.array(leftOutEntrySchema) }),
      refusals: ['unauthorized'],
    }),
  },
};
