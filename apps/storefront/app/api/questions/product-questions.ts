import type { LoaderFunctionArgs } from '@remix-run/node';
import { reviewQuery } from '~/modules/questions/questions.schema.server.ts';
import { findQuestionProduct, publishedQuestions } from '~/modules/questions/questions.server.ts';
import { apiError, parseInput } from '~/platform/api.server.ts';
import { publicAnswer } from '~/platform/public-answer.server.ts';
import { orFalse } from './or-false.server.ts';

/**
 * `GET /api/document-store/getProductQuestions`: a product's questions with their answers, the most helpful first
 * (spec §7, §8).
 */
export async function loader({ request }: LoaderFunctionArgs): Promise<Response> {
  const { input, refusal } = parseInput(reviewQuery, Object.fromEntries(new URL(request.url).searchParams));
  if (refusal) return refusal;
  const { bikeSlug, locale } = input;
  return orFalse('getProductQuestions', async () => {
    const product = await findQuestionProduct(bikeSlug, locale);
    if (!product) return apiError('not_found', 'Product not found');
    return publicAnswer({ data: await publishedQuestions(product.id, locale) });
  });
}
