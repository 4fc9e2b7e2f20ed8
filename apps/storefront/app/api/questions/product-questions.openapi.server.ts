import { z } from 'zod';
import type { ZodOpenApiPathsObject } from 'zod-openapi';
import { reviewQuery } from '~/modules/questions/questions.schema.server.ts';
import type { PublicQuestion } from '~/modules/questions/questions.ts';
import { operation } from '~/api/openapi/call.server.ts';
import { failed } from './or-false.server.ts';

const publicQuestion = z.object({
  id: z.uuid(),
  questionText: z.string(),
  answerText: z.string(),
  firstName: z.string().meta({ description: 'With the initial of the last name.' }),
  createdAt: z.iso.datetime(),
  answeredAt: z.iso.datetime(),
  helpful: z.int(),
}) satisfies z.ZodType<PublicQuestion>;

export const paths: ZodOpenApiPathsObject = {
  '/api/document-store/getProductQuestions': {
    get: operation({
      summary: 'Questions and answers of a product, most helpful first',
      query: reviewQuery,
      answer: z.object({ data: z.array(publicQuestion) }),
      refusals: ['invalid', 'not_found'],
      also: failed,
    }),
  },
};
