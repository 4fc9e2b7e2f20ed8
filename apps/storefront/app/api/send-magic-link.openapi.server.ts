import { z } from 'zod';
import type { ZodOpenApiPathsObject } from 'zod-openapi';
import { sendMagicLinkSchema } from '~/modules/identity/sign-in.schema.server.ts';
import { operation } from './openapi/call.server.ts';

export const paths: ZodOpenApiPathsObject = {
  '/api/auth/sendMagicLink': {
    post: operation({
      summary: 'Sends a sign-in link by mail',
      description:
        'The response is the same for every address, with or without an account or membership. The link works once, for 15 minutes. `mailAt`: when the mail is sent, if it is delayed because the mailbox received many.',
      security: ['idToken'],
      body: sendMagicLinkSchema,
      status: 201,
      answer: z.object({ mailAt: z.iso.datetime().nullable() }),
      refusals: ['invalid', 'unauthorized'],
      also: { '500': 'No mail was sent: “Oops, Something went wrong.”' },
    }),
  },
};
