import { z } from 'zod';
import type { ZodOpenApiPathsObject } from 'zod-openapi';
import { leftOutEntrySchema } from '~/modules/content/left-out.schema.server.ts';
import { operation } from './openapi/call.server.ts';

export const paths: ZodOpenApiPathsObject = {
  '/api/cms/content/left-out': {
    get: operation({
      summary: 'Entries of the CMS that the shop leaves out, whole or in part, and why',
      security: ['cms'],
      answer: z.object({ entries: z.array(leftOutEntrySchema) }),
      refusals: ['unauthorized'],
    }),
  },
};
