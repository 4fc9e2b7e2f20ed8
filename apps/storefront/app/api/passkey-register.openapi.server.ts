import type { ZodOpenApiPathsObject } from 'zod-openapi';
import { newPasskeySchema } from '~/modules/identity/passkeys.schema.server.ts';
import { operation } from './openapi/call.server.ts';

export const paths: ZodOpenApiPathsObject = {
  '/api/auth/passkeys/register': {
    post: operation({
      summary: 'Registers a passkey of the signed-in user',
      body: newPasskeySchema,
      status: 201,
      refusals: ['invalid', 'unauthorized', 'forbidden'],
    }),
  },
};
