import { randomUUID } from 'node:crypto';
import type { ActionFunctionArgs } from '@remix-run/node';
import { parseReminderContact } from '~/modules/cart/cart.schema.server';
import { requestReminder } from '~/modules/cart/cart.server';
import { localeOfForm } from '~/modules/forms/forms';
import { type FormBody, parseFormBody } from '~/modules/forms/forms.schema.server';
import { addressedForm, submitForm } from '~/modules/forms/forms.server';
import { visitorOf } from '~/modules/identity/identity.server';

const headers = { 'Cache-Control': 'no-store' };

function refused(status: 400 | 404 | 405, code: string, message: string, fields?: Record<string, string[]>): Response {
  return Response.json({ success: false, error: { code, message, fields } }, { status, headers });
}

/**
 * `POST /api/forms/{formId}/{instanceId}` (spec §7): hands a form to the marketing service and gives its answer as it is;
 * 202 where the service is down and the form waits. The abandoned cart comes as `{instanceId}/{formId}` and waits for its
 * hour in any case.
 */
export async function action({ request, params }: ActionFunctionArgs): Promise<Response> {
  const form = addressedForm(params.first ?? '', params.second ?? '');
  if (!form) return refused(404, 'not_found', 'There is no such form');
  const { body, fields } = parseFormBody(await request.json().catch(() => undefined));
  if (!body) return refused(400, 'invalid', 'The form does not have the expected fields', fields);
  if (form.startsWith('abandoned-cart')) return remind(request, body, localeOfForm(form));
  const answer = await submitForm({ form, ...body }, randomUUID());
  if (!answer) return Response.json({ success: true, queued: true }, { status: 202, headers });
  const type = answer.contentType.startsWith('application/json') ? answer.contentType : 'text/plain; charset=utf-8';
  return new Response(answer.body, { status: answer.status, headers: { ...headers, 'Content-Type': type } });
}

async function remind(request: Request, body: FormBody, locale: 'de' | 'fr'): Promise<Response> {
  const { contact, fields } = parseReminderContact(
    Object.fromEntries(body.fields.map(({ name, value }) => [name, value])),
  );
  if (!contact) return refused(400, 'invalid', 'No data to submit', fields);
  const visitor = await visitorOf(request);
  const pageUri = body.context?.pageUri ?? new URL(request.url).origin;
  const queued = visitor !== null && (await requestReminder({ visitor, locale, pageUri, ...contact }));
  return Response.json({ success: true, queued }, { status: 202, headers });
}

/** Only POST has a meaning here. */
export function loader(): Response {
  const answer = refused(405, 'method_not_allowed', 'Send forms by POST');
  answer.headers.set('Allow', 'POST');
  return answer;
}
