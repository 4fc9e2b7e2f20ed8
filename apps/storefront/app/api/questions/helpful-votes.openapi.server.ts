import { z } from 'zod';
import type { ZodOpenApiPathsObject } from 'zod-openapi';
import { proofQuery, voteForm } from '~/modules/questions/questions.schema.server.ts';
import { operation } from '~/api/openapi/call.server.ts';

export const paths: ZodOpenApiPathsObject = {
  '/api/document-store/helpfulVotes': {
    get: operation({
      summary: 'What the visitor found helpful of a product’s questions and reviews',
      query: proofQuery,
      answer: z.object({ votes: z.array(z.uuid()) }),
      refusals: ['invalid'],
    }),
    post: operation({
      summary: 'Finds a question or a review helpful, or takes it back',
      body: voteForm,
      answer: z.object({ isOn: z.boolean(), helpful: z.int() }),
      refusals: ['invalid', 'not_found'],
    }),
  },
};
