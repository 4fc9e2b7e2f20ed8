import { z } from 'zod';
import type { ZodOpenApiPathsObject } from 'zod-openapi';
import { noticeSchema } from '~/modules/fulfilment/partner-notice.schema.server.ts';
import { operation } from './openapi/call.server.ts';

const partnerNotice = (partner: 'financing' | 'logistics') =>
  operation({
    summary: `The ${partner} partner tells how far an order is`,
    security: ['partner'],
    body: noticeSchema(partner, new Date()),
    answer: z.object({
      result: z.enum(['moved', 'known']).meta({ description: '`known`: it had been told before.' }),
      stage: z.string().meta({ description: 'The order’s stage afterwards.' }),
    }),
    refusals: ['invalid', 'unauthorized', 'not_found', 'conflict'],
  });

export const paths: ZodOpenApiPathsObject = {
  '/api/partners/financing': { post: partnerNotice('financing') },
  '/api/partners/logistics': { post: partnerNotice('logistics') },
};
