import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { pageMeta } from '~/seo/seo.ts';
import { formOf } from '~/platform/form-body.server.ts';
import { refusalStatus } from '~/platform/form-answer.server.ts';
import { pageHeaders } from '~/platform/page.server.ts';
import type { PageHandle } from '~/shell/page-handle.ts';
import { localeOfRequest } from '~/site-map.ts';
import { actOnCheck } from './credit-check-acts.server.ts';
import { loadCreditCheck } from './credit-check.server.ts';
import { DocumentStep } from './document-step.tsx';
import { QuestionsStep } from './questions-step.tsx';
import { ResultStep } from './result-step.tsx';

export { pageHeaders as headers };
export { checksSheet as links } from '~/ui/sheets.ts';
export const handle: PageHandle = { i18n: ['credit-check', 'after-order'], isCheckout: true };

const headers = { 'Cache-Control': 'private, no-store' };

/** The credit check (spec §2): what it takes, the document, the result; `?schritt=` names one of them. */
export async function loader({ request }: LoaderFunctionArgs) {
  return data(await loadCreditCheck(request), { headers });
}

/** Takes the answers, the wish for a person's look, or the address of a reminder; each button is an intent. */
export async function action({ request }: ActionFunctionArgs) {
  const result = await actOnCheck(request, await formOf(request), localeOfRequest(request));
  if ('path' in result) return redirect(result.path, { status: 303, headers: result.headers });
  return data(result.answer, { status: refusalStatus(request, result.status), headers });
}

export const meta: MetaFunction<typeof loader> = ({ data: view, matches }) => pageMeta(view?.page, matches);

export default function CreditCheckRoute() {
  const { view } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  if (view.step === 'questions') return <QuestionsStep {...view} refused={answer?.questions} />;
  if (view.step === 'document') return <DocumentStep {...view} />;
  return <ResultStep {...view} refused={answer} />;
}
