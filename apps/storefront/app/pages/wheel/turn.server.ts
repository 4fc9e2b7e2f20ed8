import { z } from 'zod';
import type { Locale } from '~/i18n/locales.ts';
import { i18nFor } from '~/i18n/texts.server.ts';
import { showForm, wordForm } from '~/modules/wheel/wheel.schema.server.ts';
import { drawTurn, hideWinner, openTurn, showWinner } from '~/modules/wheel/wheel.server.ts';
import type { ShowErrors, TurnView } from '~/modules/wheel/wheel.ts';
import { refusalStatus } from '~/platform/form-answer.server.ts';
import { formOf, fieldReader } from '~/platform/form-body.server.ts';

/** What became of a press on the page of a turn. */
export interface TurnPageAnswer {
  /** `drawn` just now; `repeated`: it was drawn before and stays; `word`: what was typed does not fit. */
  kind: 'drawn' | 'repeated' | 'refused' | 'word' | 'shown' | 'hidden' | 'show-errors';
  view: TurnView;
  word?: string;
  errors?: ShowErrors;
  typed?: { firstName: string; initial: string; place: string };
}

/** Does what the form of a turn's page asks for. @returns what the page shows, with the status of its document */
export async function actOnTurn(
  request: Request,
  token: string,
  locale: Locale,
): Promise<{ answer: TurnPageAnswer; status: number }> {
  const form = await formOf(request);
  const text = fieldReader(form, 100);
  switch (form.get('intent')) {
    case 'show': {
      const fields = { firstName: text('firstName'), initial: text('initial'), place: text('place') };
      return showName(request, { token, locale, typed: fields, consent: form.get('consent') });
    }
    case 'hide': {
      await hideWinner(token);
      return { answer: { kind: 'hidden', view: await openTurn(token, locale) }, status: 200 };
    }
    default:
      return turn(request, { token, locale, typed: text('word') });
  }
}

async function turn(
  request: Request,
  { token, locale, typed }: { token: string; locale: Locale; typed: string },
): Promise<{ answer: TurnPageAnswer; status: number }> {
  const before = await openTurn(token, locale);
  const parsed = wordForm.safeParse({ word: typed });
  if (before.kind === 'ready' && !parsed.success) {
    return { answer: { kind: 'word', view: before, word: typed }, status: refusalStatus(request, 400) };
  }
  const { kind, view } = await drawTurn(token, parsed.data?.word ?? '', { locale });
  return { answer: { kind, view }, status: kind === 'drawn' ? 200 : refusalStatus(request, 409) };
}

async function showName(
  request: Request,
  {
    token,
    locale,
    typed,
    consent,
  }: { token: string; locale: Locale; typed: NonNullable<TurnPageAnswer['typed']>; consent: unknown },
): Promise<{ answer: TurnPageAnswer; status: number }> {
  const parsed = showForm.safeParse({ ...typed, consent: consent ?? undefined });
  if (!parsed.success) {
    const { fieldErrors } = z.flattenError(parsed.error);
    const errors = Object.fromEntries(
      Object.entries(fieldErrors).map(([field, problems]) => [field, problems[0]]),
    ) as ShowErrors;
    const answer = { kind: 'show-errors', view: await openTurn(token, locale), errors, typed } as const;
    return { answer, status: refusalStatus(request, 400) };
  }
  const { consent: _, ...name } = parsed.data;
  const words = i18nFor(locale, 'wheel')('show.consent');
  const isShown = await showWinner(token, { ...name, text: words });
  const view = await openTurn(token, locale);
  return { answer: { kind: isShown ? 'shown' : 'refused', view }, status: isShown ? 200 : refusalStatus(request, 409) };
}
