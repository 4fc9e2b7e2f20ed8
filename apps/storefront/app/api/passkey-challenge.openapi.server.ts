import type { ZodOpenApiPathsObject } from 'zod-openapi';
import { passkeyChallengeSchema, passkeyChallengeAnswer } from '~/modules/identity/passkeys.schema.server.ts';
import { operation } from './openapi/call.server.ts';

export const paths: ZodOpenApiPathsObject = {
  '/api/auth/passkeys/challenge': {
    post: operation({
      summary: 'Challenge for signing in with a passkey or registering one',
      description: 'Valid once, for five minutes, in the same browser (cookie) and on this host.',
      body: passkeyChallengeSchema,
      answer: passkeyChallengeAnswer,
      refusals: ['invalid', 'unauthorized', 'conflict', 'too_many'],
    }),
  },
};
