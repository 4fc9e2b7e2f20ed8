import { z } from 'zod';
import { typedEmail } from '~/platform/typed-email.server.ts';
import { locales } from '~/i18n/locales.ts';
import { optionalLine, holdsLink } from '~/platform/typed-text.server.ts';
import type { NewsletterErrors } from './newsletter.ts';

const codes = { required: 'required', tooLong: 'invalid', characters: 'invalid' } as const;

/** Names may be left out; a name that a mail program makes a link of is none. */
const name = optionalLine(80, codes)
  .refine((text) => !holdsLink(text), 'invalid')
  .default('');

const email = typedEmail();

/** The fields of the form without scripts; what is wrong is said in codes (`NewsletterErrors`). */
const newsletterForm = z.object({
  email,
  firstName: name,
  lastName: name,
  consent: z.enum(['on', 'true', '1'], { error: 'required' }),
});

/** The body of `POST /api/newsletter`. */
export const newsletterSchema = z.object({
  email,
  firstName: name,
  lastName: name,
  consent: z
    .literal(true, { error: 'required' })
    .meta({ description: 'Whether the sentence at the button is agreed to.' }),
  locale: z.enum(locales).default('de'),
});

/** The body of `POST /api/clickfunnel/createcontact` (spec §7). */
export const createContactSchema = z.object({
  email_address: email,
  first_name: name,
  last_name: name,
  consent: z
    .literal(true, { error: 'required' })
    .meta({ description: 'Whether the sentence at the button is agreed to.' }),
  locale: z.enum(locales).default('de'),
});

/** Reads the fields of a form. @returns what was typed correctly, or what is wrong of each field */
export function parseNewsletterForm(
  form: FormData,
): { values: z.infer<typeof newsletterForm>; errors?: undefined } | { values?: undefined; errors: NewsletterErrors } {
  const text = (field: string) => {
    const value = form.get(field);
    return typeof value === 'string' ? value : undefined;
  };
  const result = newsletterForm.safeParse({
    email: text('email'),
    firstName: text('firstName'),
    lastName: text('lastName'),
    consent: text('consent'),
  });
  if (result.success) return { values: result.data };
  const { fieldErrors } = z.flattenError(result.error);
  const errors = Object.fromEntries(Object.entries(fieldErrors).map(([field, problems]) => [field, problems[0]]));
  return { errors };
}

/** Payload of the module's mails. */
export const newsletterMailSchema = z.object({ subscriptionId: z.uuid() });
