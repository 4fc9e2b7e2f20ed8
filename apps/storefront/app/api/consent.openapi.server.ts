import { z } from 'zod';
import type { ZodOpenApiPathsObject } from 'zod-openapi';
import { consentChoiceSchema, consentSchema } from '~/modules/consent/consent.schema.server.ts';
import { operation } from './openapi/call.server.ts';

export const paths: ZodOpenApiPathsObject = {
  '/api/consent': {
    post: operation({
      summary: 'Stores the visitor’s consent and a record of it',
      body: consentChoiceSchema,
      status: 201,
      answer: z.object({ consent: consentSchema }),
      refusals: ['invalid'],
    }),
  },
};
