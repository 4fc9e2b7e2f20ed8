import { z } from 'zod';
import type { ZodOpenApiPathsObject } from 'zod-openapi';
import { sponsorListSchema, listedPageSchema } from '~/modules/sponsoring/sponsoring.schema.server.ts';
import { operation } from './openapi/call.server.ts';

export const paths: ZodOpenApiPathsObject = {
  '/api/document-store/admin/listSponsorMe': {
    get: operation({
      summary: 'Sponsor-me pages, newest first',
      description: 'For staff. Returns 50 rows; `nextCursor` is the start of the next page.',
      query: sponsorListSchema,
      security: ['idToken'],
      answer: z.object({ data: z.array(listedPageSchema), nextCursor: z.uuid().nullable() }),
      refusals: ['invalid', 'unauthorized', 'forbidden'],
    }),
  },
};
