import { z } from 'zod';
import { withoutInvisible } from '~/i18n/invisible.ts';
import { isEmail, typedEmail } from '~/platform/typed-email.server.ts';
import { isLine, seenText, typedText } from '~/platform/typed-text.server.ts';
import type { UserAnswer, UserField, UserFormError, UserFormErrors } from './user-forms.ts';

/** Characters of an answer in one line, and of one in several. */
const LINE = 200;
const TEXT = 4000;

/** What is stored of a ticked box. */
const TICKED = 'ja';

/** A number with or without groups of thousands, as people type it. */
const number = /^[-−]?(?:\d{1,12}|\d{1,3}(?:[\s'’]\d{3}){1,3})(?:[.,]\d{1,4})?$/;
const phone = /^\+?[\d\s/().-]{5,30}$/;

/** The answers of an entry as they are stored. */
export const storedAnswers = z.array(z.object({ label: z.string(), value: z.string() }));

/**
 * Reads what was sent for a form.
 * @returns the answers in the form's order, empty ones left out, with the first e-mail address among them; or what is wrong
 */
export function parseUserForm(
  fields: readonly UserField[],
  form: FormData,
): { answers: UserAnswer[]; email: string | null; errors?: undefined } | { errors: UserFormErrors } {
  const errors: Record<string, UserFormError> = {};
  const answers: UserAnswer[] = [];
  let address: string | null = null;
  for (const field of fields) {
    const sent = form.get(field.name);
    const value = typeof sent === 'string' ? seenText(typedValue(field, sent)) : '';
    const error = value === '' ? (field.required ? 'required' : undefined) : errorOf(field, value);
    if (error) errors[field.name] = error;
    else if (value !== '') answers.push({ label: field.label, value: field.kind === 'checkbox' ? TICKED : value });
    if (!error && field.kind === 'email' && value !== '') address ??= typedEmail().parse(value);
  }
  return Object.keys(errors).length > 0 ? { errors } : { answers, email: address };
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
