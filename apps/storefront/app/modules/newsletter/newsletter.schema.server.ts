import { z } from 'zod';
import { typedEmail } from '~/platform/typed-email.server.ts';
import { locales } from '~/i18n/locales.ts';
import { formConstraints } from '~/platform/form-constraints.server.ts';
import { optionalLine, holdsLink } from '~/platform/typed-text.server.ts';

const codes = { required: 'required', tooLong: 'invalid', characters: 'invalid' } as const;

/** Names may be left out; a name that a mail program makes a link of is none. */
const name = optionalLine(80, codes)
  .refine((text) => !holdsLink(text), 'invalid')
  .default('');

const email = typedEmail();

const consent = z
  .literal(true, { error: 'required' })
  .meta({ description: 'Whether the user agreed to the sentence at the button.' });

/** The form of the newsletter, and the body of `POST /api/newsletter`; errors are codes. */
export const newsletterSchema = z.object({
  email,
  firstName: name,
  lastName: name,
  consent,
  locale: z.enum(locales).default('de'),
});

export const newsletterConstraints = formConstraints(newsletterSchema);

/** The body of `POST /api/clickfunnel/createcontact` (spec §7). */
export const createContactSchema = z.object({
  email_address: email,
  first_name: name,
  last_name: name,
  consent,
  locale: z.enum(locales).default('de'),
});

/** Payload of the module's mails. */
export const newsletterMailSchema = z.object({ subscriptionId: z.uuid() });
