import { z } from 'zod';
import type { ZodOpenApiPathsObject } from 'zod-openapi';
import { sendMagicLinkSchema } from '~/modules/identity/sign-in.schema.server.ts';
import { operation } from './openapi/call.server.ts';

export const paths: ZodOpenApiPathsObject = {
  '/api/auth/sendMagicLink': {
    post: operation({
      summary: 'Mails a link to sign in',
      description:
        'The same for every address, whether it has an account or not, and in a private shop of an organization whether it belongs to it or not. The link is good for 15 minutes, once. `mailAt`: when the mail goes out, where the mailbox has had many.',
      security: ['idToken'],
      body: sendMagicLinkSchema,
      status: 201,
      answer: z.object({ mailAt: z.iso.datetime().nullable() }),
      refusals: ['invalid', 'unauthorized'],
      also: { '500': 'Nothing was sent: “Oops, Something went wrong.”' },
    }),
  },
};
