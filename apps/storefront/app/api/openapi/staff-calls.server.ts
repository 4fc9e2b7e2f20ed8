import { z } from 'zod';
import type { ZodOpenApiPathsObject } from 'zod-openapi';
import { checkoutsQuerySchema, checkoutSummarySchema } from '~/modules/staff/checkout-summaries.server.ts';
import {
  listedContributionSchema,
  listedPageSchema,
  sponsorListSchema,
} from '~/modules/sponsoring/sponsoring.schema.server.ts';
import { operation } from './call.server.ts';

/** Calls of the staff's own programs. */
export const staffCalls = {
  '/api/document-store/admin/getCheckouts': {
    get: operation({
      summary: 'Checkouts, the newest first',
      description: 'For staff. Fifty at once; `nextCursor` names where the next answer begins.',
      query: checkoutsQuerySchema,
      security: ['idToken'],
      answer: z.object({ data: z.array(checkoutSummarySchema), nextCursor: z.uuid().nullable() }),
      refusals: ['invalid', 'unauthorized', 'forbidden'],
    }),
  },
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
  '/api/document-store/admin/listSponsorMePayments': {
    get: operation({
      summary: 'Contributions to pages of sponsor-me, the newest first',
      description: 'For staff. Fifty at once; `nextCursor` names where the next answer begins.',
      query: sponsorListSchema,
      security: ['idToken'],
      answer: z.object({ data: z.array(listedContributionSchema), nextCursor: z.uuid().nullable() }),
      refusals: ['invalid', 'unauthorized', 'forbidden'],
    }),
  },
} satisfies ZodOpenApiPathsObject;
