import type { ZodOpenApiPathsObject } from 'zod-openapi';
import { memberSchema } from '~/modules/identity/sign-in.schema.server.ts';
import { operation } from './openapi/call.server.ts';

export const paths: ZodOpenApiPathsObject = {
  '/api/auth/isUserPartOfOrganization': {
    post: operation({
      summary: 'Whether the signed-in user is a member of the organization of this host',
      description:
        '200: a member, by the domain of the account’s e-mail address or a valid invitation. An idToken is valid only in the shop that issued it.',
      security: ['idToken'],
      body: memberSchema,
      refusals: ['invalid', 'unauthorized', 'forbidden'],
    }),
  },
};
