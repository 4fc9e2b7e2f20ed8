import { z } from 'zod';
import type { ZodOpenApiPathsObject } from 'zod-openapi';
import { visitSchema, storedVisitSchema } from '~/modules/visit/visit.schema.server.ts';
import { operation } from './openapi/call.server.ts';

export const paths: ZodOpenApiPathsObject = {
  '/api/visit': {
    get: operation({
      summary: 'Personal data of the session for shared pages',
      answer: z.object({ visit: visitSchema.nullable().meta({ description: 'null without a session.' }) }),
    }),
    post: operation({
      summary: 'Stores or removes the body height of the session',
      description: 'Without a session nothing is stored.',
      body: storedVisitSchema,
      answer: z.object({}),
      refusals: ['invalid'],
    }),
  },
};
