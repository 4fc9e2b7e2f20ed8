import type { ZodOpenApiPathsObject } from 'zod-openapi';
import { passkeyChallengeSchema, passkeyChallengeAnswer } from '~/modules/identity/passkeys.schema.server.ts';
import { operation } from './openapi/call.server.ts';

export const paths: ZodOpenApiPathsObject = {
  '/api/auth/passkeys/challenge': {
    post: operation({
      summary: 'What a device is to sign, to sign in by a passkey or to make one',
      description: 'Good for five minutes, once, in the browser that asked (a cookie) and on this host.',
      body: passkeyChallengeSchema,
      answer: passkeyChallengeAnswer,
      refusals: ['invalid', 'unauthorized', 'conflict', 'too_many'],
    }),
  },
};
