import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { z } from 'zod';
import { askForm, feedbackForm, handoverSchema } from '~/modules/assistant/assistant.schema.server.ts';
import { ask, handOver, recordFeedback } from '~/modules/assistant/assistant.server.ts';
import { refuseForm } from '~/platform/form-answer.server.ts';
import { formOf } from '~/platform/form-body.server.ts';
import { intentOf, parseForm } from '~/platform/parse-form.server.ts';
import { pageHeaders } from '~/platform/page.server.ts';
import { pageMeta } from '~/seo/seo.ts';
import type { PageHandle } from '~/shell/page-handle.ts';
import { throwUnknownPage } from '~/shell/unknown-page.server.ts';
import { href, localeOfRequest } from '~/site-map.ts';
import { loadAssistant } from './assistant.server.ts';
import { AssistantPage } from './assistant-page.tsx';
import type { Refusal } from './refusal.ts';

export const handle: PageHandle = { i18n: ['assistant', 'ask'], isTask: true };
export { adviceSheet as links } from '~/ui/sheets.ts';
export { pageHeaders as headers };

const privateHeaders = { 'Cache-Control': 'private, no-store' };

/** The helper as a page (spec §1: AI helpers): its form, and the answer that the address names. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const requested = new URL(request.url).searchParams.get('antwort');
  const answerId = requested === null ? undefined : z.uuid().safeParse(requested).data;
  const found = await loadAssistant({ locale: localeOfRequest(request), bikeSlug: params.bike, answerId });
  if (found.kind === 'missing') return throwUnknownPage(request);
  if (found.kind === 'moved') throw redirect(found.path, 302);
  return data(found.view, { headers: privateHeaders });
}

/**
 * Takes a question, what a person thinks of an answer, or a question that is handed on; each leads to the answer's
 * address.
 */
export async function action({ request, params, context }: ActionFunctionArgs) {
  const locale = localeOfRequest(request);
  const form = await formOf(request);
  const sender = context.sender ?? 'unknown';
  const refuse = (refusal: Refusal, status: 400 | 429, seconds?: number) =>
    refuseForm(request, refusal, {
      status,
      headers: { ...privateHeaders, ...(seconds && { 'Retry-After': String(seconds) }) },
    });
  const answerAt = (id: string, place: string) =>
    redirect(`${href('assistant', { bike: params.bike }, locale, { antwort: id })}#${place}`, 303);

  const intent = intentOf(form);
  if (intent === 'feedback') {
    const message = parseForm(form, feedbackForm);
    if (!message.ok) return redirect(href('assistant', { bike: params.bike }, locale), 303);
    const { id, helpful } = message.value;
    await recordFeedback({ id, helpful: helpful === 'yes' }, sender);
    return answerAt(id, 'antwort');
  }
  if (intent === 'handover') {
    const sent = parseForm(form, handoverSchema);
    if (!sent.ok) return refuse({ form: 'handover', reply: sent.reply }, 400);
    const handed = await handOver(sent.value, sender);
    const tooMany = () => sent.refuse({ fields: { email: 'tooMany' } });
    if (handed.kind === 'too-many') return refuse({ form: 'handover', reply: tooMany() }, 429, handed.seconds);
    return answerAt(sent.value.id, 'weitergeben');
  }
  const requested = parseForm(form, askForm);
  if (!requested.ok) return refuse({ form: 'ask', reply: requested.reply }, 400);
  const answered = await ask({ ...requested.value, locale, sender, ...(params.bike && { bikeSlug: params.bike }) });
  const tooMany = () => requested.refuse({ fields: { question: 'tooMany' } });
  if (answered.kind === 'too-many') return refuse({ form: 'ask', reply: tooMany() }, 429, answered.seconds);
  if (answered.kind === 'unknown-product') return redirect(href('assistant', {}, locale), 303);
  return answerAt(answered.answer.id, 'antwort');
}

export const meta: MetaFunction<typeof loader> = ({ data: view, matches }) => pageMeta(view?.page, matches);

export default function AssistantRoute() {
  const { page: _page, ...view } = useLoaderData<typeof loader>();
  return <AssistantPage {...view} refusal={useActionData<typeof action>()} />;
}
