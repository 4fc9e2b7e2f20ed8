import { z } from 'zod';
import type { ZodOpenApiPathsObject } from 'zod-openapi';
import { reviewQuery, voteForm } from '~/modules/questions/questions.schema.server.ts';
import { operation } from '~/api/openapi/call.server.ts';

export const paths: ZodOpenApiPathsObject = {
  '/api/document-store/helpfulVotes': {
    get: operation({
      summary: 'The visitor’s helpful votes on questions and reviews of a product',
      query: reviewQuery,
      answer: z.object({ votes: z.array(z.uuid()) }),
      refusals: ['invalid'],
    }),
    post: operation({
      summary: 'Adds or removes a helpful vote on a question or review',
      body: voteForm,
      answer: z.object({ isOn: z.boolean(), helpful: z.int() }),
      refusals: ['invalid', 'not_found'],
    }),
  },
};
