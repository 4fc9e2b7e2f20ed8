import type { ZodOpenApiPathsObject } from 'zod-openapi';
import { usedPasskeySchema } from '~/modules/identity/passkeys.schema.server.ts';
import { operation } from './openapi/call.server.ts';

export const paths: ZodOpenApiPathsObject = {
  '/api/auth/passkeys/sign-in': {
    post: operation({
      summary: 'Signs in by what a passkey has signed',
      description:
        '403 alike for what was not asked for here, comes from another host, is unknown, was used or was copied.',
      body: usedPasskeySchema,
      refusals: ['invalid', 'forbidden'],
    }),
  },
};
