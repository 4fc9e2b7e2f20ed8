import type { ZodOpenApiPathsObject } from 'zod-openapi';
import { newPasskeySchema } from '~/modules/identity/passkeys.schema.server.ts';
import { operation } from './openapi/call.server.ts';

export const paths: ZodOpenApiPathsObject = {
  '/api/auth/passkeys/register': {
    post: operation({
      summary: 'Keeps a passkey that a device has made for whoever has signed in',
      body: newPasskeySchema,
      status: 201,
      refusals: ['invalid', 'unauthorized', 'forbidden'],
    }),
  },
};
