import { data, redirect } from '@remix-run/node';
import { z } from 'zod';
import type { Locale } from '~/i18n/locales.ts';
import { accountOf } from '~/modules/identity/account.server.ts';
import { ensureVisitor } from '~/modules/identity/identity.server.ts';
import { questionForm, voteForm } from '~/modules/questions/questions.schema.server.ts';
import { type AskedProduct, askQuestion, toggleVote } from '~/modules/questions/questions.server.ts';
import type { AskRefusal } from '~/modules/questions/ui/ask-form.tsx';
import { refusalStatus } from '~/platform/form-answer.server.ts';
import { log } from '~/platform/log.server.ts';
import { href } from '~/site-map.ts';

interface SentForm {
  request: Request;
  product: AskedProduct;
  locale: Locale;
  /** An address, or whatever stands for one. */
  sender: string;
}

const typedOf = (form: FormData): AskRefusal['typed'] =>
  Object.fromEntries(
    (['questionText', 'firstName', 'lastName'] as const).map((name) => {
      const value = form.get(name);
      return [name, typeof value === 'string' ? value.slice(0, 2000) : ''];
    }),
  );

/**
 * Answers the form that asks a question: with an account it is sent; without one it is kept, and signing in sends it. Nothing
 * that was typed is lost.
 */
export async function answerAsking({ request, product, locale, sender }: SentForm, form: FormData) {
  const typed = typedOf(form);
  const refuse = (refusal: Omit<AskRefusal, 'typed'>, status: 400 | 429 | 500, headers?: Headers) =>
    data({ ...refusal, typed } satisfies AskRefusal, { status: refusalStatus(request, status), headers });
  const parsed = questionForm.safeParse(Object.fromEntries(form));
  if (!parsed.success) return refuse({ kind: 'refused', errors: z.flattenError(parsed.error).fieldErrors }, 400);
  const sent = href('productQuestions', { bike: product.slug }, locale, { gefragt: 1 });
  try {
    const { visitor, headers } = await ensureVisitor(request);
    const email = (await accountOf(visitor))?.email ?? null;
    const answer = await askQuestion({ ...parsed.data, visitor, email, product, locale, sender });
    if (answer.kind === 'too-many') return refuse({ kind: 'too-many', errors: {} }, 429, headers);
    const path = answer.kind === 'sent' ? `${sent}#frage` : href('signIn', {}, locale, { zurueck: sent });
    return redirect(path, { status: 303, headers });
  } catch (error) {
    log.error({ err: error }, 'a question could not be kept');
    return refuse({ kind: 'failed', errors: {} }, 500);
  }
}

/** Answers a vote that came by a form, without scripts: back to what was voted for. */
export async function answerVote({ request, product, locale, sender }: SentForm, form: FormData) {
  const parsed = voteForm.safeParse(Object.fromEntries(form));
  const path = href('productQuestions', { bike: product.slug }, locale);
  if (!parsed.success) return redirect(path, 303);
  const { visitor, headers } = await ensureVisitor(request);
  await toggleVote(visitor, parsed.data, sender);
  const { vote, kind } = parsed.data;
  return redirect(`${path}#${kind === 'question' ? 'frage' : 'bewertung'}-${vote}`, { status: 303, headers });
}
