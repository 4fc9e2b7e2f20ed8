import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/node';
import { useActionData, useLoaderData, useRouteLoaderData } from '@remix-run/react';
import { z } from 'zod';
import { pageMeta } from '~/seo/seo.ts';
import type { ShellData } from '~/shell/shell.server.ts';
import { throwUnknownPage } from '~/shell/unknown-page.server.ts';
import { findQuestionProduct } from '~/modules/questions/questions.server.ts';
import { formOf } from '~/platform/form-body.server.ts';
import { intentOf } from '~/platform/parse-form.server.ts';
import { pageHeaders } from '~/platform/page.server.ts';
import { publicPage } from '~/platform/page-cache.server.ts';
import { localeOfRequest } from '~/site-map.ts';
import { answerAsking, answerVote } from './answer-forms.server.ts';
import { loadQuestions } from './questions.server.ts';
import { QuestionsPage } from './questions-page.tsx';
import type { PageHandle } from '~/shell/page-handle.ts';

const MAX_AGE = 60;

export { accountSheet as links } from '~/ui/sheets.ts';
export { pageHeaders as headers };
export const handle: PageHandle = { i18n: ['questions'], isShared: true, hasFootBar: true };

/**
 * Reviews and questions of a product, or one of its questions; without scripts this is where the product's page leads.
 */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const { bike: slug = '', question: questionId } = params;
  const locale = localeOfRequest(request);
  const { searchParams: search } = new URL(request.url);
  if (questionId !== undefined && !z.uuid().safeParse(questionId).success) return throwUnknownPage(request);
  const found = await loadQuestions({ slug, questionId, locale, search });
  if (found.kind === 'moved') throw redirect(found.path, 301);
  if (found.kind === 'missing') return throwUnknownPage(request);
  return data(found.view, { headers: publicPage({ maxAge: MAX_AGE, tags: ['catalog', 'questions'] }) });
}

/** Takes a question, or a vote. */
export async function action({ request, params, context }: ActionFunctionArgs) {
  const locale = localeOfRequest(request);
  const product = await findQuestionProduct(params.bike ?? '', locale);
  if (!product) throw data(null, { status: 404 });
  const form = await formOf(request);
  const sent = { request, product, locale, sender: context.sender ?? 'unknown' };
  if (intentOf(form) === 'vote') return answerVote(sent, form);
  return answerAsking(sent, form);
}

export const meta: MetaFunction<typeof loader> = ({ data: view, matches }) =>
  pageMeta(view?.page, matches, view?.jsonLd);

export default function QuestionsRoute() {
  const { page: _page, jsonLd: _jsonLd, ...view } = useLoaderData<typeof loader>();
  const visit = useRouteLoaderData<ShellData>('root')?.visit ?? null;
  return <QuestionsPage {...view} visit={visit} lastResult={useActionData<typeof action>()} />;
}
