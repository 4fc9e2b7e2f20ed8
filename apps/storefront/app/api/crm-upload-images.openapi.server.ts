import type { ZodOpenApiPathsObject } from 'zod-openapi';
import { uploadImagesSchema, uploadImagesAnswer } from '~/modules/tickets/uploads.schema.server.ts';
import { operation } from './openapi/call.server.ts';

export const paths: ZodOpenApiPathsObject = {
  '/api/crm/upload-images': {
    post: operation({
      summary: 'Stores pictures for a new ticket',
      description:
        'One to four pictures, stored all or none. The field name of a file is its label; its last word may be the side. Refusals have an empty list `urls`.',
      body: uploadImagesSchema,
      bodyType: 'multipart/form-data',
      answer: uploadImagesAnswer,
      refusals: ['invalid', 'busy', 'upstream_failed'],
    }),
  },
};
