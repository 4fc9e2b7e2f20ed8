import { z } from 'zod';
import type { ZodOpenApiPathsObject } from 'zod-openapi';
import { locales } from '~/i18n/locales.ts';
import { type PublicQuestion, type PublicReview, reviewFits } from '~/modules/questions/questions.ts';
import {
  postQuestionSchema,
  proofQuery,
  questionStates,
  staffQuestionsQuery,
  updateQuestionSchema,
  voteForm,
} from '~/modules/questions/questions.schema.server.ts';
import type { StaffQuestion } from '~/modules/questions/questions.server.ts';
import { operation } from './call.server.ts';

const moment = z.iso.datetime();

const publicQuestion = z.object({
  id: z.uuid(),
  questionText: z.string(),
  answerText: z.string(),
  firstName: z.string().meta({ description: 'With the first letter of the last name.' }),
  createdAt: moment,
  answeredAt: moment,
  helpful: z.int(),
}) satisfies z.ZodType<PublicQuestion>;

const publicReview = z.object({
  id: z.uuid(),
  locale: z.enum(locales),
  firstName: z.string(),
  stars: z.int(),
  fit: z.enum(reviewFits).nullable(),
  size: z.string().nullable(),
  title: z.string(),
  text: z.string(),
  createdAt: moment,
  answerText: z.string().nullable(),
  answeredAt: moment.nullable(),
  helpful: z.int(),
}) satisfies z.ZodType<PublicReview>;

const staffQuestion = z.object({
  id: z.uuid(),
  bikeSlug: z.string(),
  bikeName: z.string(),
  sku: z.string().nullable(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string().nullable(),
  questionText: z.string(),
  locale: z.enum(locales),
  createdAt: moment,
  state: z.enum(questionStates),
  answerText: z.string().nullable(),
  answeredAt: moment.nullable(),
  otherQuestion: z.string().nullable().meta({ description: 'Worded by staff in the other language.' }),
  otherAnswer: z.string().nullable(),
  otherOutdated: z.boolean().meta({ description: 'The answer was worded anew since.' }),
  hiddenReason: z.string().nullable(),
  helpful: z.int(),
}) satisfies z.ZodType<StaffQuestion>;

/** What failing calls of questions answer (spec §8). */
const failed = { '500': 'It has failed: `false`.' };

/** Calls of product questions and reviews (spec §7). */
export const questionCalls: ZodOpenApiPathsObject = {
  '/api/document-store/getProductQuestions': {
    get: operation({
      summary: 'A product’s questions with their answers, the most helpful first',
      query: proofQuery,
      answer: z.object({ data: z.array(publicQuestion) }),
      refusals: ['invalid', 'not_found'],
      also: failed,
    }),
  },
  '/api/document-store/getProductReviews': {
    get: operation({
      summary: 'What buyers say of a product, those in the asked language first',
      query: proofQuery,
      answer: z.object({ data: z.array(publicReview) }),
      refusals: ['invalid', 'not_found'],
      also: failed,
    }),
  },
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
  '/api/document-store/admin/getProductQuestions': {
    get: operation({
      summary: 'Questions with all that is kept of them, for staff',
      security: ['idToken'],
      query: staffQuestionsQuery,
      answer: z.object({ data: z.array(staffQuestion), nextCursor: z.uuid().nullable() }),
      refusals: ['invalid', 'unauthorized', 'forbidden'],
      also: failed,
    }),
  },
  '/api/document-store/admin/updateProductQuestion': {
    post: operation({
      summary: 'Answers a question, hides it or shows it again, for staff',
      description: 'The first answer is mailed to whoever asked.',
      security: ['idToken'],
      body: updateQuestionSchema,
      answer: z.object({ data: staffQuestion }),
      refusals: ['invalid', 'unauthorized', 'forbidden', 'not_found'],
      also: failed,
    }),
  },
};
