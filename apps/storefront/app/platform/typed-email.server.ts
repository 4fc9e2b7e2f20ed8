import { domainToASCII } from 'node:url';
import { z } from 'zod';
import { withoutInvisible } from '~/i18n/invisible.ts';

/**
 * What a mail server takes: ASCII letters before the `@`, and a domain whose other letters are in Punycode (`xn--…`).
 */
const address =
  /^(?!\.)(?!.*\.\.)[a-z0-9_'+.-]*[a-z0-9_+-]@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+(?:[a-z]{2,}|xn--[a-z0-9-]+)$/;

/** Longest address that is taken, in characters. */
const MAX = 120;

/** Characters that are looked at: composing letters and Punycode take seconds where a text is long. */
const READ = 4 * MAX;

/**
 * An address as mail servers know it: in small letters, without what came along when it was copied, its domain in
 * ASCII.
 */
function deliverable(typed: string): string {
  const text = withoutInvisible(typed).trim().normalize('NFC').toLowerCase();
  const at = text.lastIndexOf('@');
  const domain = text.slice(at + 1);
  if (at < 0 || /^[\x20-\x7e]*$/.test(domain)) return text;
  return `${text.slice(0, at + 1)}${domainToASCII(domain)}`;
}

/** Codes or sentences for what is wrong with an address. */
interface EmailMessages {
  required: string;
  /** It lacks something, or has letters before the `@` that many mail servers do not take: texts say both. */
  invalid: string;
}

/**
 * The e-mail address of every form and call. Two spellings of an address are one: it comes out in small letters, with
 * the domain in ASCII (`lea@zürich.example` is `lea@xn--zrich-kva.example`). Letters with accents before the `@` are
 * refused: servers without SMTPUTF8 do not take them.
 */
export function typedEmail({ required, invalid }: EmailMessages = { required: 'required', invalid: 'invalid' }) {
  return z
    .string({ error: required })
    .max(READ, { error: invalid, abort: true })
    .overwrite(deliverable)
    .min(1, required)
    .max(MAX, invalid)
    .regex(address, invalid);
}

/** The same where it may be left empty. */
export function optionalEmail(invalid: string) {
  return z
    .string({ error: invalid })
    .max(READ, { error: invalid, abort: true })
    .overwrite(deliverable)
    .max(MAX, invalid)
    .refine((text) => text === '' || address.test(text), invalid);
}

/** Whether a text is an address that `typedEmail` takes. */
export const isEmail = (typed: string): boolean => typedEmail().safeParse(typed).success;
