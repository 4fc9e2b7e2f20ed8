import type { LoaderFunctionArgs } from '@remix-run/node';
import { readAnswers } from '~/modules/quiz/answers.ts';
import { findQuizBikes } from '~/modules/quiz/quiz.server.ts';
import { countFitting } from '~/modules/quiz/suggest.ts';
import { publicAnswer } from '~/platform/public-answer.server.ts';

/**
 * `GET /api/quiz/count`: how many bikes fulfil the answers of the suggestion quiz, which are in the address as in the
 * quiz's own.
 */
export async function loader({ request }: LoaderFunctionArgs) {
  const bikes = await findQuizBikes();
  const answers = readAnswers(new URL(request.url).searchParams);
  return publicAnswer({ fitting: countFitting(bikes, answers), total: bikes.length });
}
