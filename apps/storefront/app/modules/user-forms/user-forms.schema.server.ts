import { z } from 'zod';
import { withoutInvisible } from '~/i18n/invisible.ts';
import { isEmail, typedEmail } from '~/platform/typed-email.server.ts';
import { isLine, seenText, typedText } from '~/platform/typed-text.server.ts';
import { KEY_FIELD, type UserAnswer, type UserField, type UserFormError } from './user-forms.ts';

/** Characters of an answer in one line, and of one in several. */
const LINE = 200;
const TEXT = 4000;

/** What is stored about a ticked box. */
const TICKED = 'ja';

/** A number with or without groups of thousands, as people type it. */
const number = /^[-−]?(?:\d{1,12}|\d{1,3}(?:[\s'’]\d{3}){1,3})(?:[.,]\d{1,4})?$/;
const phone = /^\+?[\d\s/().-]{5,30}$/;

export const storedAnswers = z.array(z.object({ label: z.string(), value: z.string() }));

/** What a form of the editors takes: each question's answer, '' where it was left empty, and the key of its page. */
export function userFormSchema(fields: readonly UserField[]) {
  const answer = (field: UserField) =>
    z
      .string()
      .optional()
      .transform((sent = '') => seenText(typedValue(field, sent)))
      .superRefine((value, context) => {
        const error = value === '' ? (field.required ? 'required' : undefined) : errorOf(field, value);
        if (error) context.addIssue({ code: 'custom', message: error });
      });
  const questions = fields.map((field) => [field.name, answer(field)] as const);
  return z.object({ ...Object.fromEntries(questions), [KEY_FIELD]: z.string().max(100).default('') });
}

/** The answers in the form's order, empty ones left out, with the first e-mail address among them. */
export function answersOf(
  fields: readonly UserField[],
  values: Readonly<Record<string, string>>,
): { answers: UserAnswer[]; email: string | null } {
  const given = fields.flatMap((field) => {
    const value = values[field.name] ?? '';
    return value === '' ? [] : [{ field, value: field.kind === 'checkbox' ? TICKED : value }];
  });
  const email = given.find(({ field }) => field.kind === 'email')?.value;
  return {
    answers: given.map(({ field, value }) => ({ label: field.label, value })),
    email: email === undefined ? null : typedEmail().parse(email),
  };
}

/** What was typed, without what comes along where an address or a number is copied. */
function typedValue({ kind }: UserField, sent: string): string {
  const isCopied = kind === 'email' || kind === 'phone' || kind === 'number';
  // Composing letters takes seconds where a text is long; what is longer than any answer may be stays too long.
  const read = sent.slice(0, 4 * TEXT);
  return (isCopied ? withoutInvisible(read) : read).trim().normalize('NFC');
}

function errorOf({ kind, options }: UserField, value: string): UserFormError | undefined {
  if (kind === 'checkbox') return undefined;
  if (value.length > (kind === 'text' ? TEXT : LINE)) return 'long';
  if (kind === 'text') return typedText(TEXT).safeParse(value).success ? undefined : 'characters';
  if (!isLine(value)) return 'characters';
  switch (kind) {
    case 'email':
      return isEmail(value) ? undefined : 'email';
    case 'phone':
      return phone.test(value) ? undefined : 'number';
    case 'number':
      return number.test(value) ? undefined : 'number';
    case 'date':
      return z.iso.date().safeParse(value).success ? undefined : 'date';
    case 'choice':
      return options.includes(value) ? undefined : 'choice';
    default:
      return undefined;
  }
}
