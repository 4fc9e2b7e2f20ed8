import { z } from 'zod';
import type { ZodOpenApiPathsObject } from 'zod-openapi';
import { operation } from './openapi/call.server.ts';

export const paths: ZodOpenApiPathsObject = {
  '/api/cloud-storage/upload/{bucket}/{key}': {
    put: operation({
      summary: 'Stores a picture at a signed URL of the local storage',
      description: 'The URL and its signature come from `getsignedurl`. The response is empty.',
      path: z.object({ bucket: z.string(), key: z.string() }),
      body: z.string(),
      bodyType: 'image/*',
      answerType: 'text/plain',
      refusals: ['forbidden'],
    }),
  },
};
