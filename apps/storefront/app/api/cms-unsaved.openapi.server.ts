import { z } from 'zod';
import type { ZodOpenApiPathsObject } from 'zod-openapi';
import { unsavedSchema } from '~/modules/content/unsaved.schema.server.ts';
import { operation } from './openapi/call.server.ts';

export const paths: ZodOpenApiPathsObject = {
  '/api/cms/content/unsaved': {
    post: operation({
      summary: 'Keeps what an editor has typed for the preview beside the form, and says on which page it is seen',
      security: ['cms'],
      body: unsavedSchema,
      answer: z.object({ path: z.string().nullable(), problems: z.array(z.string()) }),
      refusals: ['invalid', 'unauthorized'],
    }),
  },
};
