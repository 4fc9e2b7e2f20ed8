import { redirect, redirectDocument } from '@remix-run/node';
import type { Locale } from '~/i18n/locales.ts';
import { deviceOf } from '~/modules/identity/device.ts';
import { ensureVisitor, type Visitor, visitorOf } from '~/modules/identity/identity.server.ts';
import { requestLinkForm, codeForm } from '~/modules/identity/sign-in.schema.server.ts';
import { requestLink, type CodeAnswer, signInByCode } from '~/modules/identity/sign-in.server.ts';
import { isWithheldHere } from '~/modules/organizations/membership.server.ts';
import { refuseForm } from '~/platform/form-answer.server.ts';
import { log } from '~/platform/log.server.ts';
import { parseForm } from '~/platform/parse-form.server.ts';
import { href } from '~/site-map.ts';
import type { SignInRefusal } from './sign-in-answers.ts';

/** A form of signing in that was sent. */
interface SentForm {
  request: Request;
  locale: Locale;
  /** Local path that signing in leads to. */
  returnTo: string;
  /** The network that it comes from. */
  sender: string | undefined;
}

/** What signing in has to know of the browser that sends a request. */
export const browserOf = (request: Request) => ({
  cookieHeader: request.headers.get('Cookie'),
  device: deviceOf(request.headers.get('User-Agent')),
});

const refuse = (sent: SentForm, answer: SignInRefusal, status: 400 | 429 | 500, headers?: Headers) =>
  refuseForm(sent.request, answer, { status, headers });

/** Answers the form that asks for a link: where it fits, a link goes out and the page asks for its code. */
export async function answerAsking(sent: SentForm, form: FormData) {
  const parsed = parseForm(form, requestLinkForm);
  if (parsed.ok) return sendLink(sent, parsed.value.email, true);
  return refuse(sent, { kind: 'incomplete', reply: parsed.reply }, 400);
}

/**
 * Sends a link and leads to where its code is typed. The answer is the same whether anyone has an account with the
 * address, and in a private shop whether it belongs there (spec §8 words a failure).
 * @param hasAgreed whether the form's box was ticked just now
 */
export async function sendLink(sent: SentForm, email: string, hasAgreed = false) {
  const { request, locale, returnTo } = sent;
  try {
    const isWithheld = await isWithheldHere(email);
    const { visitor, headers } = await ensureVisitor(request);
    const wish = { visitor, email, locale, returnTo, hasAgreed, isWithheld, sender: sent.sender };
    const answer = await requestLink({ ...wish, ...browserOf(request) });
    if (answer.kind === 'too-many') {
      return refuse(sent, { kind: 'too-many', until: new Date(answer.until).toISOString() }, 429, headers);
    }
    return redirect(href('signIn', {}, locale, { gesendet: 1, zurueck: returnTo }), { status: 303, headers });
  } catch (error) {
    log.error({ err: error }, 'sign-in link could not be sent');
    return refuse(sent, { kind: 'failed' }, 500);
  }
}

/** Answers the code that was typed. */
export async function answerCode(sent: SentForm, form: FormData) {
  const visitor = await visitorOf(sent.request);
  const parsed = parseForm(form, codeForm);
  const answer = await codeAnswer(visitor, parsed.ok ? parsed.value.code : '', sent.request);
  if (answer.kind === 'signed-in') return redirectDocument(answer.returnTo, { status: 303, headers: answer.headers });
  if (answer.kind === 'codes-closed') {
    return refuse(sent, { kind: 'codes-closed', until: new Date(answer.until).toISOString() }, 429);
  }
  const isOver = answer.kind === 'refused' || answer.left === 0;
  return refuse(sent, isOver ? { kind: 'over' } : answer, 400);
}

async function codeAnswer(visitor: Visitor | null, typed: string, request: Request): Promise<CodeAnswer> {
  return visitor ? signInByCode(visitor, typed, browserOf(request)) : { kind: 'refused' };
}
