import { z } from 'zod';
import type { ZodOpenApiPathsObject } from 'zod-openapi';
import { unsavedSchema } from '~/modules/content/unsaved.schema.server.ts';
import { operation } from './openapi/call.server.ts';

export const paths: ZodOpenApiPathsObject = {
  '/api/cms/content/unsaved': {
    post: operation({
      summary: 'Stores unsaved values of an editor for the preview and returns the page that shows them',
      security: ['cms'],
      body: unsavedSchema,
      answer: z.object({ path: z.string().nullable(), problems: z.array(z.string()) }),
      refusals: ['invalid', 'unauthorized'],
    }),
  },
};
