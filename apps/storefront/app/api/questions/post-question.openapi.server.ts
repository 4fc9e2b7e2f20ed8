import { z } from 'zod';
import type { ZodOpenApiPathsObject } from 'zod-openapi';
import { postQuestionSchema } from '~/modules/questions/questions.schema.server.ts';
import { operation } from '~/api/openapi/call.server.ts';
import { failed } from './or-false.server.ts';

export const paths: ZodOpenApiPathsObject = {
  '/api/document-store/postProductQuestion': {
    post: operation({
      summary: 'Posts a question about a product',
      description: 'Duplicates are ignored. A question is published with its answer, which is also sent by mail.',
      security: ['idToken'],
      body: postQuestionSchema,
      status: 201,
      answer: z.object({ id: z.uuid() }),
      refusals: ['invalid', 'unauthorized', 'not_found'],
      also: failed,
    }),
  },
};
