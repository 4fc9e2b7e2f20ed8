import type { ZodOpenApiPathsObject } from 'zod-openapi';
import { quizCountQuery, quizCountAnswer } from '~/modules/quiz/quiz.schema.server.ts';
import { operation } from './openapi/call.server.ts';

export const paths: ZodOpenApiPathsObject = {
  '/api/quiz/count': {
    get: operation({
      summary: 'Number of bikes that match the answers of the suggestion quiz',
      query: quizCountQuery,
      answer: quizCountAnswer,
    }),
  },
};
