import { z } from 'zod';
import type { ZodOpenApiPathsObject } from 'zod-openapi';
import { locales } from '~/i18n/locales.ts';
import { reviewQuery } from '~/modules/questions/questions.schema.server.ts';
import { reviewFits, type PublicReview } from '~/modules/questions/questions.ts';
import { operation } from '~/api/openapi/call.server.ts';
import { failed } from './or-false.server.ts';

const publicReview = z.object({
  id: z.uuid(),
  locale: z.enum(locales),
  firstName: z.string(),
  stars: z.int(),
  fit: z.enum(reviewFits).nullable(),
  size: z.string().nullable(),
  title: z.string(),
  text: z.string(),
  createdAt: z.iso.datetime(),
  answerText: z.string().nullable(),
  answeredAt: z.iso.datetime().nullable(),
  helpful: z.int(),
}) satisfies z.ZodType<PublicReview>;

export const paths: ZodOpenApiPathsObject = {
  '/api/document-store/getProductReviews': {
    get: operation({
      summary: 'Reviews of a product, those in the requested language first',
      query: reviewQuery,
      answer: z.object({ data: z.array(publicReview) }),
      refusals: ['invalid', 'not_found'],
      also: failed,
    }),
  },
};
