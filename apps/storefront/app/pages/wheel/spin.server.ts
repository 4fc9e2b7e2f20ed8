import type { Locale } from '~/i18n/locales.ts';
import { i18nFor } from '~/i18n/texts.server.ts';
import { showForm, wordForm } from '~/modules/wheel/wheel.schema.server.ts';
import { drawSpin, hideWinner, openSpin, showWinner } from '~/modules/wheel/wheel.server.ts';
import type { SpinView } from '~/modules/wheel/wheel.ts';
import { refusalStatus } from '~/platform/form-answer.server.ts';
import { formOf } from '~/platform/form-body.server.ts';
import { type FormReply, intentOf, parseForm } from '~/platform/parse-form.server.ts';

/** The result of a press on the page of a turn. */
export interface SpinPageAnswer {
  /**
   * `drawn` just now; `repeated`: it was drawn before and stays; `word`, `show-errors`: what was typed does not fit.
   */
  kind: 'drawn' | 'repeated' | 'refused' | 'word' | 'shown' | 'hidden' | 'show-errors';
  view: SpinView;
  reply?: FormReply;
}

interface Sent {
  token: string;
  locale: Locale;
  form: FormData;
}

/** Does what the form of a turn's page asks for. @returns what the page shows, with the status of its document */
export async function updateSpin(
  request: Request,
  token: string,
  locale: Locale,
): Promise<{ answer: SpinPageAnswer; status: number }> {
  const form = await formOf(request);
  switch (intentOf(form)) {
    case 'show':
      return showName(request, { token, locale, form });
    case 'hide': {
      await hideWinner(token);
      return { answer: { kind: 'hidden', view: await openSpin(token, locale) }, status: 200 };
    }
    default:
      return turn(request, { token, locale, form });
  }
}

async function turn(
  request: Request,
  { token, locale, form }: Sent,
): Promise<{ answer: SpinPageAnswer; status: number }> {
  const before = await openSpin(token, locale);
  const parsed = parseForm(form, wordForm);
  if (before.kind === 'ready' && !parsed.ok) {
    return { answer: { kind: 'word', view: before, reply: parsed.reply }, status: refusalStatus(request, 400) };
  }
  const { kind, view } = await drawSpin(token, parsed.ok ? parsed.value.word : '', { locale });
  return { answer: { kind, view }, status: kind === 'drawn' ? 200 : refusalStatus(request, 409) };
}

async function showName(
  request: Request,
  { token, locale, form }: Sent,
): Promise<{ answer: SpinPageAnswer; status: number }> {
  const parsed = parseForm(form, showForm);
  if (!parsed.ok) {
    const answer = { kind: 'show-errors', view: await openSpin(token, locale), reply: parsed.reply } as const;
    return { answer, status: refusalStatus(request, 400) };
  }
  const { consent: _, ...name } = parsed.value;
  const words = i18nFor(locale, 'wheel')('show.consent');
  const isShown = await showWinner(token, { ...name, text: words });
  const view = await openSpin(token, locale);
  return { answer: { kind: isShown ? 'shown' : 'refused', view }, status: isShown ? 200 : refusalStatus(request, 409) };
}
