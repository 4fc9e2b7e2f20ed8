import { z } from 'zod';
import type { ZodOpenApiPathsObject } from 'zod-openapi';
import { updateQuestionSchema } from '~/modules/questions/questions.schema.server.ts';
import { operation } from '~/api/openapi/call.server.ts';
import { failed } from './or-false.server.ts';
import { staffQuestion } from './staff-questions.openapi.server.ts';

export const paths: ZodOpenApiPathsObject = {
  '/api/document-store/admin/updateProductQuestion': {
    post: operation({
      summary: 'Answers, hides or publishes a question, for staff',
      description: 'The first answer is mailed to the author.',
      security: ['idToken'],
      body: updateQuestionSchema,
      answer: z.object({ data: staffQuestion }),
      refusals: ['invalid', 'unauthorized', 'forbidden', 'not_found'],
      also: failed,
    }),
  },
};
