import { redirect } from '@remix-run/node';
import type { Locale } from '~/i18n/locales.ts';
import { accountOf } from '~/modules/identity/account.server.ts';
import { ensureVisitor } from '~/modules/identity/identity.server.ts';
import { questionForm, voteForm } from '~/modules/questions/questions.schema.server.ts';
import { type AskedProduct, askQuestion, toggleVote } from '~/modules/questions/questions.server.ts';
import { refuseForm } from '~/platform/form-answer.server.ts';
import { log } from '~/platform/log.server.ts';
import { parseForm } from '~/platform/parse-form.server.ts';
import { href } from '~/site-map.ts';

interface SentForm {
  request: Request;
  product: AskedProduct;
  locale: Locale;
  /** An address, or whatever represents one. */
  sender: string;
}

/**
 * Answers the form that asks a question: with an account it is sent; without one it is stored, and signing in sends
 * it. Nothing that was typed is lost.
 */
export async function answerAsking({ request, product, locale, sender }: SentForm, form: FormData) {
  const parsed = parseForm(form, questionForm);
  if (!parsed.ok) return refuseForm(request, parsed.reply);
  const sent = href('productQuestions', { bike: product.slug }, locale, { gefragt: 1 });
  try {
    const { visitor, headers } = await ensureVisitor(request);
    const email = (await accountOf(visitor))?.email ?? null;
    const answer = await askQuestion({ ...parsed.value, visitor, email, product, locale, sender });
    if (answer.kind === 'too-many') {
      return refuseForm(request, parsed.refuse({ form: 'too-many' }), { status: 429, headers });
    }
    const path = answer.kind === 'sent' ? `${sent}#frage` : href('signIn', {}, locale, { zurueck: sent });
    return redirect(path, { status: 303, headers });
  } catch (error) {
    log.error({ err: error }, 'question could not be saved');
    return refuseForm(request, parsed.refuse({ form: 'failed' }), { status: 500 });
  }
}

/** Answers a vote that came by a form, without scripts: back to what was voted for. */
export async function answerVote({ request, product, locale, sender }: SentForm, form: FormData) {
  const parsed = parseForm(form, voteForm);
  const path = href('productQuestions', { bike: product.slug }, locale);
  if (!parsed.ok) return redirect(path, 303);
  const { visitor, headers } = await ensureVisitor(request);
  await toggleVote(visitor, parsed.value, sender);
  const { vote, kind } = parsed.value;
  return redirect(`${path}#${kind === 'question' ? 'frage' : 'bewertung'}-${vote}`, { status: 303, headers });
}
