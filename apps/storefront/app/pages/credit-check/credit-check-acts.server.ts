import type { Locale } from '~/i18n/locales.ts';
import { checkForm, reminderForm, reviewForm } from '~/modules/credit-check/credit-check.schema.server.ts';
import { requestReview, remind, saveCheck } from '~/modules/credit-check/credit-check.server.ts';
import { ensureVisitor, visitorOf } from '~/modules/identity/identity.server.ts';
import { type FormReply, intentOf, parseForm } from '~/platform/parse-form.server.ts';
import { zurichDate } from '~/platform/zurich-time.server.ts';
import { href } from '~/site-map.ts';

/** What the page says to a form that did not lead on, by the form. */
export type CheckAnswer = Partial<Record<'questions' | 'review' | 'reminder', FormReply>>;

type Acted = { path: string; headers?: Headers } | { answer: CheckAnswer; status: 400 };

/** Does what a form of the page says. @returns where that leads, or what the page shows */
export async function actOnCheck(request: Request, form: FormData, locale: Locale): Promise<Acted> {
  const intent = intentOf(form);
  if (intent !== 'review' && intent !== 'reminder') return takeAnswers(request, form, locale);
  const visitor = await visitorOf(request);
  const path = (query: Record<string, string | number>) => href('creditCheck', {}, locale, query);
  if (!visitor) return { path: path({ schritt: 1 }) };
  if (intent === 'review') {
    const parsed = parseForm(form, reviewForm);
    if (!parsed.ok) return { answer: { review: parsed.reply }, status: 400 };
    await requestReview(visitor, parsed.value);
    return { path: path({ schritt: 3 }) };
  }
  const parsed = parseForm(form, reminderForm);
  if (!parsed.ok) return { answer: { reminder: parsed.reply }, status: 400 };
  const reminded = await remind(visitor, parsed.value.email, locale);
  return { path: path({ schritt: 3, ...(reminded ? { erledigt: 'erinnerung' } : {}) }) };
}

async function takeAnswers(request: Request, form: FormData, locale: Locale): Promise<Acted> {
  const parsed = parseForm(form, checkForm({ locale, today: zurichDate(new Date()) }));
  if (!parsed.ok) return { answer: { questions: parsed.reply }, status: 400 };
  const { visitor, headers } = await ensureVisitor(request);
  const reasons = await saveCheck(visitor, parsed.value, { locale });
  return { path: href('creditCheck', {}, locale, { schritt: reasons.length > 0 ? 3 : 2 }), headers };
}
