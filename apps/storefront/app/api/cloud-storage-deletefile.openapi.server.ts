import type { ZodOpenApiPathsObject } from 'zod-openapi';
import { deleteFileSchema } from '~/modules/after-order/uploads.schema.server.ts';
import { operation } from './openapi/call.server.ts';

export const paths: ZodOpenApiPathsObject = {
  '/api/cloud-storage/deletefile': {
    post: operation({
      summary: 'Deletes a file uploaded by the caller',
      security: ['idToken'],
      body: deleteFileSchema,
      refusals: ['invalid', 'unauthorized', 'forbidden', 'not_found'],
    }),
  },
};
