import type { Locale } from '~/i18n/locales.ts';
import {
  type CheckErrors,
  parseCheck,
  parseReminderForm,
  parseReviewForm,
  type ResultErrors,
  type TypedCheck,
  typedCheck,
} from '~/modules/credit-check/credit-check.schema.server.ts';
import { askReview, remind, saveCheck } from '~/modules/credit-check/credit-check.server.ts';
import { ensureVisitor, visitorOf } from '~/modules/identity/identity.server.ts';
import { zurichDate } from '~/platform/zurich-time.server.ts';
import { href } from '~/site-map.ts';
import { fieldReader } from '~/platform/form-body.server.ts';

/** What the page says to a form that did not lead on. */
export interface CheckAnswer {
  questions?: { typed: TypedCheck; errors: CheckErrors };
  result?: { form: 'review' | 'reminder'; errors: ResultErrors; typed: Record<'firstname' | 'email' | 'text', string> };
}

type Acted = { path: string; headers?: Headers } | { answer: CheckAnswer; status: 400 };

/** Does what a form of the page says. @returns where that leads, or what the page shows */
export async function actOnCheck(request: Request, form: FormData, locale: Locale): Promise<Acted> {
  const intent = form.get('intent');
  if (intent !== 'review' && intent !== 'reminder') return takeAnswers(request, form, locale);
  const visitor = await visitorOf(request);
  const path = (query: Record<string, string | number>) => href('creditCheck', {}, locale, query);
  if (!visitor) return { path: path({ schritt: 1 }) };
  const text = fieldReader(form, 3500);
  const typed = { firstname: text('firstname'), email: text('email'), text: text('text') };
  if (intent === 'review') {
    const parsed = parseReviewForm(form);
    if ('errors' in parsed) return { answer: { result: { form: intent, errors: parsed.errors, typed } }, status: 400 };
    await askReview(visitor, parsed.review);
    return { path: path({ schritt: 3 }) };
  }
  const parsed = parseReminderForm(form);
  if ('errors' in parsed) return { answer: { result: { form: intent, errors: parsed.errors, typed } }, status: 400 };
  const reminded = await remind(visitor, parsed.email, locale);
  return { path: path({ schritt: 3, ...(reminded ? { erledigt: 'erinnerung' } : {}) }) };
}

async function takeAnswers(request: Request, form: FormData, locale: Locale): Promise<Acted> {
  const typed = typedCheck(form);
  const parsed = parseCheck(typed, { locale, today: zurichDate(new Date()) });
  if ('errors' in parsed) return { answer: { questions: { typed, errors: parsed.errors } }, status: 400 };
  const { visitor, headers } = await ensureVisitor(request);
  const reasons = await saveCheck(visitor, parsed.answers, { locale });
  return { path: href('creditCheck', {}, locale, { schritt: reasons.length > 0 ? 3 : 2 }), headers };
}
