import type { ZodOpenApiPathsObject } from 'zod-openapi';
import { uploadImagesSchema, uploadImagesAnswer } from '~/modules/tickets/uploads.schema.server.ts';
import { operation } from './openapi/call.server.ts';

export const paths: ZodOpenApiPathsObject = {
  '/api/crm/upload-images': {
    post: operation({
      summary: 'Keeps pictures for a ticket that is about to be sent',
      description:
        'One to four pictures, all or none. A file’s field is its label, whose last word may name the side. A refusal has an empty list `urls`.',
      body: uploadImagesSchema,
      bodyType: 'multipart/form-data',
      answer: uploadImagesAnswer,
      refusals: ['invalid', 'busy', 'upstream_failed'],
    }),
  },
};
