import type { ZodOpenApiPathsObject } from 'zod-openapi';
import { usedPasskeySchema } from '~/modules/identity/passkeys.schema.server.ts';
import { operation } from './openapi/call.server.ts';

export const paths: ZodOpenApiPathsObject = {
  '/api/auth/passkeys/sign-in': {
    post: operation({
      summary: 'Signs in with a signed passkey challenge',
      description:
        '403 for passkeys that were not requested here, are of another host, unknown, already used or copied.',
      body: usedPasskeySchema,
      refusals: ['invalid', 'forbidden'],
    }),
  },
};
