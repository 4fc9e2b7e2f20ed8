import { z } from 'zod';
import type { ZodOpenApiPathsObject } from 'zod-openapi';
import { locales } from '~/i18n/locales.ts';
import { staffQuestionsQuery, questionStates } from '~/modules/questions/questions.schema.server.ts';
import type { StaffQuestion } from '~/modules/questions/questions.server.ts';
import { operation } from '~/api/openapi/call.server.ts';
import { failed } from './or-false.server.ts';

export const staffQuestion = z.object({
  id: z.uuid(),
  bikeSlug: z.string(),
  bikeName: z.string(),
  sku: z.string().nullable(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string().nullable(),
  questionText: z.string(),
  locale: z.enum(locales),
  createdAt: z.iso.datetime(),
  state: z.enum(questionStates),
  answerText: z.string().nullable(),
  answeredAt: z.iso.datetime().nullable(),
  otherQuestion: z.string().nullable().meta({ description: 'Translated by staff.' }),
  otherAnswer: z.string().nullable(),
  otherOutdated: z.boolean().meta({ description: 'The answer changed after the translation.' }),
  hiddenReason: z.string().nullable(),
  helpful: z.int(),
}) satisfies z.ZodType<StaffQuestion>;

export const paths: ZodOpenApiPathsObject = {
  '/api/document-store/admin/getProductQuestions': {
    get: operation({
      summary: 'Questions with all details, for staff',
      security: ['idToken'],
      query: staffQuestionsQuery,
      answer: z.object({ data: z.array(staffQuestion), nextCursor: z.uuid().nullable() }),
      refusals: ['invalid', 'unauthorized', 'forbidden'],
      also: failed,
    }),
  },
};
