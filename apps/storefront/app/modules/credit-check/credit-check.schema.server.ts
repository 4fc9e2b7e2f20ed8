import { z } from 'zod';
import type { Locale } from '~/i18n/locales.ts';
import { dateOfParts, type IsoDate, monthsBetween } from '~/modules/financing/financing.ts';
import { typedName, typedText } from '~/platform/typed-text.server.ts';
import { type CheckAnswers, debtAnswers, documentKindOf, isEuEftaAsked, papers } from './credit-check.ts';

/** The fields of the questions. */
export const checkFields = [
  ...['resident', 'birthDay', 'birthMonth', 'birthYear', 'paper'],
  ...['sinceMonth', 'sinceYear', 'euEfta', 'debt'],
] as const satisfies readonly string[];

export type TypedCheck = Record<string, string>;

/** What is wrong with each question, as codes that the page words. */
export type CheckErrors = Partial<Record<'resident' | 'birth' | 'paper' | 'since' | 'euEfta' | 'debt', string>>;

/** The fields of a form as they were sent. */
export function typedCheck(form: FormData): TypedCheck {
  return Object.fromEntries(
    checkFields.flatMap((field) => {
      const value = form.get(field);
      return typeof value === 'string' ? [[field, value.trim().slice(0, 40)]] : [];
    }),
  );
}

const yesOrNo = z.enum(['yes', 'no']);
const whole = (typed: string | undefined): number => (/^\d{1,4}$/.test(typed ?? '') ? Number(typed) : Number.NaN);

/** Oldest year that is believed. */
const FIRST_YEAR = 1900;

/** Reads the answers. @param today ISO date in Zurich @returns the answers, or what is wrong with each question */
export function parseCheck(
  typed: TypedCheck,
  { locale, today }: { locale: Locale; today: IsoDate },
): { answers: CheckAnswers } | { errors: CheckErrors } {
  const errors: CheckErrors = {};
  const resident = yesOrNo.safeParse(typed.resident).data;
  if (!resident) errors.resident = 'required';
  const birthDate = dateIn(typed.birthYear, typed.birthMonth, typed.birthDay);
  if (!birthDate || birthDate > today) errors.birth = 'birth';
  const paper = z.enum(papers).safeParse(typed.paper).data;
  if (!paper) errors.paper = 'required';
  const euEfta = paper && isEuEftaAsked(paper, locale) ? yesOrNo.safeParse(typed.euEfta).data : 'no';
  if (paper && !euEfta) errors.euEfta = 'required';
  const asksSince = paper === 'permit-b' && euEfta !== 'yes';
  const since = asksSince ? dateIn(typed.sinceYear, typed.sinceMonth, '1') : null;
  if (asksSince && (!since || monthsBetween(since, today) < 0)) errors.since = 'since';
  const debt = z.enum(debtAnswers).safeParse(typed.debt).data;
  if (!debt) errors.debt = 'required';
  if (Object.keys(errors).length > 0 || !birthDate || !paper || !debt) return { errors };
  return {
    answers: {
      isResident: resident === 'yes',
      birthDate,
      documentKind: documentKindOf(paper, euEfta === 'yes'),
      residentSince: since,
      debt,
    },
  };
}

function dateIn(year: string | undefined, month: string | undefined, day: string | undefined): IsoDate | null {
  const date = dateOfParts(whole(year), whole(month), whole(day));
  return date && whole(year) >= FIRST_YEAR ? date : null;
}

const email = z
  .email('email')
  .max(120, 'email')
  .transform((address) => address.toLowerCase());

const reviewShape = z.object({ firstname: typedName(60), email, text: typedText(3000).trim() });

/** What is wrong with the fields of a result's forms. */
export type ResultErrors = Partial<Record<'firstname' | 'email' | 'text', true>>;

const field = (form: FormData, name: string): string => {
  const value = form.get(name);
  return typeof value === 'string' ? value.trim().slice(0, 3500) : '';
};

/** Reads the form that asks for a person's look. */
export function parseReviewForm(form: FormData): { review: z.infer<typeof reviewShape> } | { errors: ResultErrors } {
  const typed = { firstname: field(form, 'firstname'), email: field(form, 'email'), text: field(form, 'text') };
  const result = reviewShape.safeParse(typed);
  return result.success ? { review: result.data } : { errors: errorsOf(result.error) };
}

/** Reads the form of a reminder. */
export function parseReminderForm(form: FormData): { email: string } | { errors: ResultErrors } {
  const result = z.object({ email }).safeParse({ email: field(form, 'email') });
  return result.success ? result.data : { errors: errorsOf(result.error) };
}

function errorsOf(error: z.ZodError): ResultErrors {
  return Object.fromEntries(error.issues.map(({ path }) => [String(path[0]), true]));
}
