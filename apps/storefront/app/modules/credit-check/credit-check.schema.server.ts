import { z } from 'zod';
import type { Locale } from '~/i18n/locales.ts';
import { dateOfParts, type IsoDate, monthsBetween } from '~/modules/financing/financing.ts';
import { formConstraints } from '~/platform/form-constraints.server.ts';
import { typedEmail } from '~/platform/typed-email.server.ts';
import { typedName, typedText } from '~/platform/typed-text.server.ts';
import { type CheckAnswers, debtAnswers, documentKindOf, isEuEftaAsked, papers } from './credit-check.ts';

const typed = z.string().trim().optional();
const yesOrNo = z.enum(['yes', 'no']).optional().catch(undefined);

const questions = z.object({
  resident: yesOrNo,
  birthDay: typed,
  birthMonth: typed,
  birthYear: typed,
  paper: z.enum(papers).optional().catch(undefined),
  sinceMonth: typed,
  sinceYear: typed,
  euEfta: yesOrNo,
  debt: z.enum(debtAnswers).optional().catch(undefined),
});

/** The fields of the questions, as they are in the form. */
export type TypedCheck = Partial<Record<keyof z.infer<typeof questions>, string>>;

/** A question; its errors are listed under its name. */
export type CheckQuestion = 'resident' | 'birth' | 'paper' | 'since' | 'euEfta' | 'debt';

const whole = (text: string | undefined): number => (/^\d{1,4}$/.test(text ?? '') ? Number(text) : Number.NaN);

/** Oldest year that is believed. */
const FIRST_YEAR = 1900;

/** The questions of a check. Errors are codes by question. @param today ISO date in Zurich */
export function checkForm({ locale, today }: { locale: Locale; today: IsoDate }) {
  return questions.transform((answers, context): CheckAnswers => {
    const { resident, paper, debt } = answers;
    const wrong = (question: CheckQuestion, message: string) =>
      context.addIssue({ code: 'custom', path: [question], message });
    if (!resident) wrong('resident', 'required');
    const birthDate = dateIn(answers.birthYear, answers.birthMonth, answers.birthDay);
    const isBirthDate = birthDate !== null && birthDate <= today;
    if (!isBirthDate) wrong('birth', 'birth');
    if (!paper) wrong('paper', 'required');
    const euEfta = paper && isEuEftaAsked(paper, locale) ? answers.euEfta : 'no';
    if (paper && !euEfta) wrong('euEfta', 'required');
    const asksSince = paper === 'permit-b' && euEfta !== 'yes';
    const since = asksSince ? dateIn(answers.sinceYear, answers.sinceMonth, '1') : null;
    if (asksSince && (!since || monthsBetween(since, today) < 0)) wrong('since', 'since');
    if (!debt) wrong('debt', 'required');
    if (!isBirthDate || !paper || !debt) return z.NEVER;
    return {
      isResident: resident === 'yes',
      birthDate,
      documentKind: documentKindOf(paper, euEfta === 'yes'),
      residentSince: since,
      debt,
    };
  });
}

function dateIn(year: string | undefined, month: string | undefined, day: string | undefined): IsoDate | null {
  const date = dateOfParts(whole(year), whole(month), whole(day));
  return date && whole(year) >= FIRST_YEAR ? date : null;
}

const email = typedEmail({ required: 'email', invalid: 'email' });

/** The form that asks for a person's look. */
export const reviewForm = z.object({ firstname: typedName(60), email, text: typedText(3000).trim().default('') });

export const reminderForm = z.object({ email });

export const resultConstraints = { review: formConstraints(reviewForm), reminder: formConstraints(reminderForm) };
