import { z } from 'zod';
import type { ZodOpenApiPathsObject } from 'zod-openapi';
import { visitSchema, storedVisitSchema } from '~/modules/visit/visit.schema.server.ts';
import { operation } from './openapi/call.server.ts';

export const paths: ZodOpenApiPathsObject = {
  '/api/visit': {
    get: operation({
      summary: 'What the visitor’s session adds to pages that are the same for everybody',
      answer: z.object({ visit: visitSchema.nullable().meta({ description: 'null without a session.' }) }),
    }),
    post: operation({
      summary: 'Keeps the body height with the visitor’s session, or takes it back',
      description: 'Without a session nothing is kept.',
      body: storedVisitSchema,
      answer: z.object({}),
      refusals: ['invalid'],
    }),
  },
};
