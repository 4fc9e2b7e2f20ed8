import { z } from 'zod';
import { optionalEmail, typedEmail } from '~/platform/typed-email.server.ts';
import { locales } from '~/i18n/locales.ts';
import { isValidPhone, normalizedPhone } from '~/modules/checkout/checkout.server.ts';
import { dateOfParts } from '~/modules/financing/financing.ts';
import { copiedLine, optionalLine, typedName, typedText } from '~/platform/typed-text.server.ts';
import { fieldReader } from '~/platform/form-body.server.ts';

const codes = { required: 'required', tooLong: 'too-long', characters: 'characters', name: 'name' };

/** A day and time that exist, as forms send it. */
export const callTime = z
  .string()
  .regex(/^\d{4}-\d\d-\d\dT([01]\d|2[0-3]):[0-5]\d$/, 'time')
  .refine((time) => dateOfParts(...dateParts(time)) !== null, 'time');

const dateParts = (time: string): [number, number, number] => [
  Number(time.slice(0, 4)),
  Number(time.slice(5, 7)),
  Number(time.slice(8, 10)),
];

const callShape = z
  .object({
    start: callTime,
    firstname: typedName(60, codes),
    phonePrefix: optionalLine(20).default('CH +41'),
    phone: copiedLine(30, codes).refine((typed) => typed !== '', 'required'),
    email: optionalEmail('email').default(''),
    question: typedText(2000).trim().default(''),
    bike: optionalLine(120).default(''),
    language: z.enum(locales),
  })
  .superRefine(({ phonePrefix, phone }, context) => {
    if (phone && !isValidPhone(phonePrefix, phone)) {
      context.addIssue({ code: 'custom', path: ['phone'], message: 'phone' });
    }
  });

export type CallField = keyof z.input<typeof callShape>;

/** What is wrong with each field, as codes that the page words. */
export type CallErrors = Partial<Record<CallField, string>>;

/** A booking as it was typed correctly. */
export interface CallWish {
  start: string;
  firstName: string;
  /** International form. */
  phone: string;
  /** Empty where none was given. */
  email: string;
  question: string;
  bike: string;
  locale: (typeof locales)[number];
}

export const callFields = [
  'start',
  'firstname',
  'phonePrefix',
  'phone',
  'email',
  'question',
  'bike',
  'language',
] as const satisfies readonly CallField[];

export type TypedCall = Partial<Record<CallField, string>>;

/** The fields of a form as they were sent, cut where they are longer than any field. */
export function typedCall(form: FormData): TypedCall {
  return Object.fromEntries(
    callFields.flatMap((field) => {
      const value = form.get(field);
      return typeof value === 'string' ? [[field, value.slice(0, 2500)]] : [];
    }),
  );
}

/** Reads who wants to be called at any time. @returns the wish, or what is wrong with each field */
export function parseCallWish(typed: TypedCall): { wish: Omit<CallWish, 'start'> } | { errors: CallErrors } {
  // Any time that exists stands in for the one that is not asked for.
  const parsed = parseCallForm({ ...typed, start: '2026-01-01T09:00' });
  if ('errors' in parsed) return parsed;
  const { start: _start, ...wish } = parsed.wish;
  return { wish };
}

/** Reads the form of a call. @returns the wish, or what is wrong with each field */
export function parseCallForm(typed: TypedCall): { wish: CallWish } | { errors: CallErrors } {
  const result = callShape.safeParse({ firstname: '', phone: '', ...typed, start: typed.start ?? '' });
  if (!result.success) {
    const { fieldErrors } = z.flattenError(result.error);
    return { errors: Object.fromEntries(Object.entries(fieldErrors).map(([field, [code]]) => [field, code])) };
  }
  const { firstname: firstName, phonePrefix, phone, email, language: locale, ...rest } = result.data;
  return {
    wish: { ...rest, firstName, phone: normalizedPhone(phonePrefix, phone), email: email.toLowerCase(), locale },
  };
}

const questionShape = z.object({
  email: typedEmail({ required: 'required', invalid: 'email' }),
  firstname: typedName(60, codes),
  questions: typedText(2000)
    .trim()
    .refine((text) => text.length >= 10, 'short'),
});

export type QuestionErrors = Partial<Record<keyof z.infer<typeof questionShape>, string>>;

/** Reads the form of a question that is answered in writing or by a video. */
export function parseQuestionForm(
  form: FormData,
): { question: z.infer<typeof questionShape> } | { errors: QuestionErrors } {
  const text = fieldReader(form);
  const typed = { email: text('email').trim(), firstname: text('firstname'), questions: text('questions') };
  const result = questionShape.safeParse(typed);
  if (result.success) return { question: { ...result.data, email: result.data.email.toLowerCase() } };
  const { fieldErrors } = z.flattenError(result.error);
  return { errors: Object.fromEntries(Object.entries(fieldErrors).map(([field, [code]]) => [field, code])) };
}
