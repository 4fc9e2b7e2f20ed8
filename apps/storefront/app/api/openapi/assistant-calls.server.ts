import { z } from 'zod';
import type { ZodOpenApiPathsObject } from 'zod-openapi';
import {
  askSchema,
  feedbackSchema,
  handoverSchema,
  keptAnswerSchema,
  spreadsheetQuery,
  spreadsheetRowSchema,
} from '~/modules/assistant/assistant.schema.server.ts';
import { operation } from './call.server.ts';

/** Calls of the helper, and of its log (spec §1, §7). */
export const assistantCalls: ZodOpenApiPathsObject = {
  '/api/assistant': {
    post: operation({
      summary: 'Answers a question by what the shop has written about a product, or in its FAQ',
      description:
        'Every sentence names the sources that hold it. Kept for 90 days, without what is personal. Who accepts `application/x-ndjson` gets lines: `soFar` with the sentences that are there, each time there is one more, and `answer` at the end.',
      body: askSchema,
      status: 201,
      answer: z.object({ answer: keptAnswerSchema }),
      refusals: ['invalid', 'not_found'],
    }),
  },
  '/api/assistant/feedback': {
    post: operation({
      summary: 'Notes whether an answer helped',
      body: feedbackSchema,
      answer: z.object({}),
      refusals: ['invalid', 'not_found'],
    }),
  },
  '/api/assistant/handover': {
    post: operation({
      summary: 'Hands a question on to a person, who answers by mail',
      body: handoverSchema,
      status: 202,
      answer: z.object({}),
      refusals: ['invalid', 'not_found'],
    }),
  },
  '/api/store-spreadsheet': {
    post: operation({
      summary: 'Adds a row to a spreadsheet',
      description: 'By its key in `x-api-key`, or as a bearer. The columns are named by the row.',
      security: ['spreadsheet'],
      query: spreadsheetQuery,
      body: spreadsheetRowSchema,
      status: 201,
      answer: z.object({}),
      refusals: ['invalid', 'unauthorized'],
    }),
  },
};
