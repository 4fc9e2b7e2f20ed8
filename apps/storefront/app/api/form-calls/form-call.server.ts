import type { Locale } from '~/i18n/locales.ts';
import type { FormFieldName } from '~/modules/forms/forms.ts';
import { type SendForm, submitForm } from '~/modules/forms/forms.server.ts';
import { apiError, apiSuccess } from '~/platform/api.server.ts';
import { fieldErrors, type FormReply } from '~/platform/parse-form.server.ts';

type FormAnswer = NonNullable<Awaited<ReturnType<typeof submitForm>>>;

/** A form that was sent to `POST /api/forms/…`. */
export interface FormCall {
  locale: Locale;
  /** Its fields by name; of two with one name the last. */
  values: Partial<Record<FormFieldName, string>>;
  /** Page of the shop that it was sent from. */
  pageUri: string;
  request: Request;
  /** An address, or whatever represents one. */
  sender: string;
}

/** Runs the use case of the page that has the same form (spec §7). */
export type FormHandler = (call: FormCall) => Promise<Response>;

/** The form waits: in the outbox, or for the link of a mail to be opened. */
export const waiting = (): Response => apiSuccess({ queued: true }, { status: 202 });

/** What is wrong of each field, by the codes that pages word. */
export const invalidForm = (reply: FormReply): Response => invalidFields(fieldErrors(reply));

/** The same of codes by field. */
export function invalidFields(errors: Readonly<Partial<Record<string, string>>>): Response {
  const fields = Object.entries(errors).flatMap(([name, code]) => (code ? [[name, [code]] as [string, string[]]] : []));
  return apiError('invalid', 'The form has missing or invalid fields', Object.fromEntries(fields));
}

/**
 * Runs a use case that hands a form over, at once.
 * @returns what the service answered, as it is (spec §7); 202 where the form waits, was sent before, or is not sent to
 * that address
 */
export async function answerOfService(run: (send: SendForm) => Promise<Response | undefined>): Promise<Response> {
  let answer: FormAnswer | null | undefined;
  const refusal = await run(async (form, key) => {
    answer = await submitForm(form, key);
  });
  return refusal ?? (answer ? asItIs(answer) : waiting());
}

function asItIs({ body, status, contentType }: FormAnswer): Response {
  const type = contentType.startsWith('application/json') ? contentType : 'text/plain; charset=utf-8';
  return new Response(body, { status, headers: { 'Cache-Control': 'no-store', 'Content-Type': type } });
}
