import { z } from 'zod';
import type { ZodOpenApiPathsObject } from 'zod-openapi';
import type { IdToken } from '~/modules/identity/id-token.server.ts';
import { operation } from './openapi/call.server.ts';

const tokenAnswer = z.object({
  token: z.string(),
  expiresAt: z.iso.datetime(),
  anonymous: z.boolean().meta({ description: 'Whether nobody has signed in.' }),
}) satisfies z.ZodType<IdToken>;

export const paths: ZodOpenApiPathsObject = {
  '/api/getToken': {
    get: operation({
      summary: 'An idToken for the visitor’s session, good for ten minutes',
      description: 'A session is made where there is none.',
      answer: tokenAnswer,
    }),
  },
};
