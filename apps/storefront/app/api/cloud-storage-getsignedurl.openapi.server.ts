import { z } from 'zod';
import type { ZodOpenApiPathsObject } from 'zod-openapi';
import { signedUrlSchema } from '~/modules/after-order/uploads.schema.server.ts';
import { operation } from './openapi/call.server.ts';

export const paths: ZodOpenApiPathsObject = {
  '/api/cloud-storage/getsignedurl': {
    post: operation({
      summary: 'A signed URL to PUT one picture, inside the caller’s own prefix',
      security: ['idToken'],
      body: signedUrlSchema,
      answer: z.object({ url: z.string(), key: z.string(), expiresAt: z.iso.datetime() }),
      refusals: ['invalid', 'unauthorized', 'upstream_failed'],
    }),
  },
};
