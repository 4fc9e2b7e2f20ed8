import { z } from 'zod';
import type { ZodOpenApiPathsObject } from 'zod-openapi';
import { postQuestionSchema } from '~/modules/questions/questions.schema.server.ts';
import { operation } from '~/api/openapi/call.server.ts';
import { failed } from './or-false.server.ts';

export const paths: ZodOpenApiPathsObject = {
  '/api/document-store/postProductQuestion': {
    post: operation({
      summary: 'Asks a question of a product',
      description: 'Sent twice it is one question. It is shown once it has an answer, which is mailed too.',
      security: ['idToken'],
      body: postQuestionSchema,
      status: 201,
      answer: z.object({ id: z.uuid() }),
      refusals: ['invalid', 'unauthorized', 'not_found'],
      also: failed,
    }),
  },
};
