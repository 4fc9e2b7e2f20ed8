import type { ZodOpenApiPathsObject } from 'zod-openapi';
import { memberSchema } from '~/modules/identity/sign-in.schema.server.ts';
import { operation } from './openapi/call.server.ts';

export const paths: ZodOpenApiPathsObject = {
  '/api/auth/isUserPartOfOrganization': {
    post: operation({
      summary: 'Whether whoever has signed in is a member of the organization whose host is asked',
      description:
        '200: a member, by the domain of the account’s e-mail address or by an invitation that stands. An idToken counts in the shop that gave it alone.',
      security: ['idToken'],
      body: memberSchema,
      refusals: ['invalid', 'unauthorized', 'forbidden'],
    }),
  },
};
