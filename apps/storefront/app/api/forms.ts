import { randomUUID } from 'node:crypto';
import type { ActionFunctionArgs } from '@remix-run/node';
import type { Locale } from '~/i18n/locales.ts';
import { parseReminderContact } from '~/modules/cart/cart.schema.server.ts';
import { requestReminder } from '~/modules/cart/cart.server.ts';
import { localeOfForm } from '~/modules/forms/forms.ts';
import { type FormBody, parseFormBody } from '~/modules/forms/forms.schema.server.ts';
import { addressedForm, submitForm } from '~/modules/forms/forms.server.ts';
import { visitorOf } from '~/modules/identity/identity.server.ts';
import { apiError, apiSuccess } from '~/platform/api.server.ts';

/**
 * `POST /api/forms/{formId}/{instanceId}` (spec §7): hands a form to the marketing service and gives its answer as it is;
 * 202 where the service is down and the form waits. The abandoned cart comes as `{instanceId}/{formId}` and waits for its
 * hour in any case.
 */
export async function action({ request, params }: ActionFunctionArgs): Promise<Response> {
  const form = addressedForm(params.first ?? '', params.second ?? '');
  if (!form) return apiError('not_found', 'There is no such form');
  const { body, fields } = parseFormBody(await request.json().catch(() => undefined));
  if (!body) return apiError('invalid', 'The form does not have the expected fields', fields);
  if (form.startsWith('abandoned-cart')) return remind(request, body, localeOfForm(form));
  const answer = await submitForm({ form, ...body }, randomUUID());
  if (!answer) return apiSuccess({ queued: true }, { status: 202 });
  const type = answer.contentType.startsWith('application/json') ? answer.contentType : 'text/plain; charset=utf-8';
  return new Response(answer.body, {
    status: answer.status,
    headers: { 'Cache-Control': 'no-store', 'Content-Type': type },
  });
}

async function remind(request: Request, body: FormBody, locale: Locale): Promise<Response> {
  const { contact, fields } = parseReminderContact(
    Object.fromEntries(body.fields.map(({ name, value }) => [name, value])),
  );
  if (!contact) return apiError('invalid', 'No data to submit', fields);
  const visitor = await visitorOf(request);
  const pageUri = body.context?.pageUri ?? new URL(request.url).origin;
  const queued = visitor !== null && (await requestReminder({ visitor, locale, pageUri, ...contact }));
  return apiSuccess({ queued }, { status: 202 });
}
