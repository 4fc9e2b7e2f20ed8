import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from '@remix-run/node';
import type { AfterOrderAnswer } from '~/modules/after-order/after-order.ts';
import {
  addCheckPicture,
  chooseCheckDocument,
  readCheckPicture,
  removeCheckPicture,
} from '~/modules/after-order/check-pictures.server.ts';
import { type IdDocumentChange, idDocumentForm } from '~/modules/after-order/id-document.schema.server.ts';
import { type Locale, toLocale } from '~/i18n/locales.ts';
import { type Visitor, visitorOf } from '~/modules/identity/identity.server.ts';
import { apiError } from '~/platform/api.server.ts';
import { wantsData } from '~/platform/form-answer.server.ts';
import { sentFormOf } from '~/platform/form-body.server.ts';
import { parseForm } from '~/platform/parse-form.server.ts';
import { href } from '~/site-map.ts';

/** One side of the document of a visitor's own credit check. */
export async function loader({ request }: LoaderFunctionArgs): Promise<Response> {
  const visitor = await visitorOf(request);
  const side = new URL(request.url).searchParams.get('seite') === 'back' ? 'back' : 'front';
  const picture = visitor && (await readCheckPicture(visitor, side));
  if (!picture) return apiError('not_found', 'Picture not found');
  return new Response(new Uint8Array(picture), {
    headers: { 'Content-Type': 'image/jpeg', 'Cache-Control': 'private, no-store' },
  });
}

/**
 * Chooses the document of a credit check, takes one side of it or takes it back. Answers 303 to the check's page; a
 * script that stays there sends `answer=data`.
 */
export async function action({ request }: ActionFunctionArgs) {
  const form = (await sentFormOf(request)) ?? new FormData();
  const visitor = await visitorOf(request);
  const parsed = parseForm(form, idDocumentForm);
  const change = parsed.ok ? parsed.value : null;
  const refusal = !visitor ? 'closed' : !change ? 'not-understood' : await apply(visitor, change);
  const result: AfterOrderAnswer = refusal ? { ok: false, refusal } : { ok: true };
  if (wantsData(request, form)) return data(result);
  const query = { schritt: 2, ...(refusal ? { hinweis: refusal } : {}) };
  return redirect(href('creditCheck', {}, localeOf(form), query), 303);
}

/** The language of the page that has sent a form. */
const localeOf = (form: FormData): Locale => toLocale(form.get('sprache'));

async function apply(visitor: Visitor, change: IdDocumentChange) {
  switch (change.intent) {
    case 'choose':
      return (await chooseCheckDocument(visitor, change.kind)) ? undefined : 'closed';
    case 'remove':
      return (await removeCheckPicture(visitor, change.side)) ? undefined : 'closed';
    case 'upload':
      return change.file ? addCheckPicture(visitor, change.label, change.file) : 'empty';
  }
}
