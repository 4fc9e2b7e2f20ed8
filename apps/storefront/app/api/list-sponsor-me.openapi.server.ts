import { z } from 'zod';
import type { ZodOpenApiPathsObject } from 'zod-openapi';
import { sponsorListSchema, listedPageSchema } from '~/modules/sponsoring/sponsoring.schema.server.ts';
import { operation } from './openapi/call.server.ts';

export const paths: ZodOpenApiPathsObject = {
  '/api/document-store/admin/listSponsorMe': {
    get: operation({
      summary: 'Pages of sponsor-me, the newest first',
      description: 'For staff. Fifty at once; `nextCursor` names where the next answer begins.',
      query: sponsorListSchema,
      security: ['idToken'],
      answer: z.object({ data: z.array(listedPageSchema), nextCursor: z.uuid().nullable() }),
      refusals: ['invalid', 'unauthorized', 'forbidden'],
    }),
  },
};
