import { z } from 'zod';
import type { ZodOpenApiPathsObject } from 'zod-openapi';
import type { IdToken } from '~/modules/identity/id-token.server.ts';
import { operation } from './openapi/call.server.ts';

const tokenAnswer = z.object({
  token: z.string(),
  expiresAt: z.iso.datetime(),
  anonymous: z.boolean().meta({ description: 'Whether the session is not signed in.' }),
}) satisfies z.ZodType<IdToken>;

export const paths: ZodOpenApiPathsObject = {
  '/api/getToken': {
    get: operation({
      summary: 'An idToken for the visitor’s session, valid for ten minutes',
      description: 'Creates a session if there is none.',
      answer: tokenAnswer,
    }),
  },
};
