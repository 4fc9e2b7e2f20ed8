import { type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { readAnswers, wrongNumber } from '~/modules/quiz/answers.ts';
import { GROUP_FIELD, isGroupSize } from '~/modules/quiz/group-sizes.ts';
import { mailResult, resultMailForm } from '~/modules/quiz/result-mail.server.ts';
import { MAILED_FIELD, RESULT_EMAIL } from '~/modules/quiz/result-mail.ts';
import { findQuizBikes, storeSuggestion } from '~/modules/quiz/quiz.server.ts';
import { resultQuery, wrongQuery } from '~/modules/quiz/steps.ts';
import { suggest } from '~/modules/quiz/suggest.ts';
import { currentAddress } from '~/modules/instances/instances.server.ts';
import { serviceTopicSlugs } from '~/modules/support/service-topics.ts';
import { storeVisitorValues } from '~/modules/visit/visit.server.ts';
import { refuseForm } from '~/platform/form-answer.server.ts';
import { formOf } from '~/platform/form-body.server.ts';
import { parseForm } from '~/platform/parse-form.server.ts';
import { pageMeta } from '~/seo/seo.ts';
import type { PageHandle } from '~/shell/page-handle.ts';
import { href, localeOfRequest } from '~/site-map.ts';
import { loadQuiz } from './quiz.server.ts';
import { QuizQuestion } from './quiz-question.tsx';
import { QuizResult } from './quiz-result.tsx';

export const handle: PageHandle = { i18n: ['quiz'], isTask: true };
export { checksSheet as links } from '~/ui/sheets.ts';

/** The suggestion quiz (spec §1, §2): its questions, and its result; the answers are in the address. */
export const loader = ({ request }: LoaderFunctionArgs) => loadQuiz(request, localeOfRequest(request));

/**
 * Takes the last answer: keeps the suggestion and the height, and leads to the result, whose address can be shared. A
 * group is led to the people who answer it.
 */
export async function action({ request, context }: ActionFunctionArgs) {
  const locale = localeOfRequest(request);
  const form = await formOf(request);
  if (form.has(RESULT_EMAIL)) return mailOwnResult(request, form, context.sender);
  const fields = new URLSearchParams(
    [...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  );
  const answers = readAnswers(fields);
  const wrong = wrongNumber(fields);
  if (wrong) {
    return redirect(`${href('quiz', {}, locale)}?${wrongQuery(wrong.question, answers, wrong.text)}`, 303);
  }
  const { places } = suggest(await findQuizBikes(), answers);
  const group = fields.get(GROUP_FIELD);
  const groupSize = isGroupSize(group) ? group : undefined;
  await storeSuggestion({ locale, answers, bikes: places.map(({ bike }) => bike.id), groupSize });
  if (answers.height !== undefined) await storeVisitorValues(request.headers.get('Cookie'), { height: answers.height });
  if (groupSize) return redirect(href('serviceTopic', { topic: serviceTopicSlugs.general[locale] }, locale), 303);
  return redirect(`${href('quiz', {}, locale)}?${resultQuery(answers)}`, 303);
}

async function mailOwnResult(request: Request, form: FormData, sender = 'unknown') {
  const locale = localeOfRequest(request);
  const parsed = parseForm(form, resultMailForm);
  if (!parsed.ok) return refuseForm(request, parsed.reply);
  const answers = readAnswers(new URL(request.url).searchParams);
  const pageUri = currentAddress() + href('quiz', {}, locale);
  const mailError = await mailResult({ email: parsed.value[RESULT_EMAIL], answers, locale, sender, pageUri });
  if (mailError) return refuseForm(request, parsed.refuse({ fields: { [RESULT_EMAIL]: mailError } }));
  return redirect(`${href('quiz', {}, locale)}?${resultQuery(answers)}&${MAILED_FIELD}=1#quiz-email`, 303);
}

export const meta: MetaFunction<typeof loader> = ({ data: view, matches }) => pageMeta(view?.page, matches);

export default function QuizRoute() {
  const view = useLoaderData<typeof loader>();
  return view.kind === 'result' ? <QuizResult {...view} /> : <QuizQuestion key={view.number} {...view} />;
}
