import { z } from 'zod';
import type { ZodOpenApiPathsObject } from 'zod-openapi';
import { operation } from './openapi/call.server.ts';

export const paths: ZodOpenApiPathsObject = {
  '/api/cloud-storage/upload/{bucket}/{key}': {
    put: operation({
      summary: 'Takes the picture that an address of the shop’s own storage was signed for',
      description:
        'The address comes from `getsignedurl`, with its signature; nobody makes one up. The answer is empty.',
      path: z.object({ bucket: z.string(), key: z.string() }),
      body: z.string(),
      bodyType: 'image/*',
      answerType: 'text/plain',
      refusals: ['forbidden'],
    }),
  },
};
