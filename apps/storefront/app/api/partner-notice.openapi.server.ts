import { z } from 'zod';
import type { ZodOpenApiPathsObject } from 'zod-openapi';
import { noticeSchema } from '~/modules/fulfilment/partner-notice.schema.server.ts';
import { operation } from './openapi/call.server.ts';

const partnerNotice = (partner: 'financing' | 'logistics') =>
  operation({
    summary: `Receives a status message of the ${partner} partner about an order`,
    security: ['partner'],
    body: noticeSchema(partner, new Date()),
    answer: z.object({
      result: z.enum(['moved', 'known']).meta({ description: '`known`: it was already recorded.' }),
      stage: z.string().meta({ description: 'The resulting stage of the order.' }),
    }),
    refusals: ['invalid', 'unauthorized', 'not_found', 'conflict'],
  });

export const paths: ZodOpenApiPathsObject = {
  '/api/partners/financing': { post: partnerNotice('financing') },
  '/api/partners/logistics': { post: partnerNotice('logistics') },
};
