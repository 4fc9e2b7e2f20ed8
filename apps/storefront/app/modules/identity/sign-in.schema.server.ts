import { z } from 'zod';
import { formConstraints } from '~/platform/form-constraints.server.ts';
import { typedEmail } from '~/platform/typed-email.server.ts';
import { locales } from '~/i18n/locales.ts';

/** What the page's form is told to do, and what stops it: codes that the page words. */
export const requestLinkForm = z.object({
  email: typedEmail({ required: 'required', invalid: 'invalid' }),
  optIn: z.literal('on', { error: 'required' }),
});

export const requestLinkConstraints = formConstraints(requestLinkForm);

/** The code of a link, as it was typed. */
export const codeForm = z.object({ code: z.string().default('') });

/** The body of `POST /api/auth/sendMagicLink` (spec §7), with the messages of spec §5. */
export const sendMagicLinkSchema = z.object({
  idToken: z.string().max(2000).optional().meta({ description: 'Alternatively as a bearer token.' }),
  email: typedEmail({ required: 'Email is required', invalid: 'Invalid email address' }),
  locale: z.enum(locales).default('de'),
  returnTo: z
    .string()
    .max(2000)
    .optional()
    .meta({ description: 'Local path to open after signing in; default: the account.' }),
  optIn: z.boolean().optional().meta({ description: 'Whether the checkbox is checked; consent is stored.' }),
});

/** The body of `POST /api/auth/isUserPartOfOrganization` (spec §7). */
export const memberSchema = z.object({
  idToken: z.string().max(2000).optional().meta({ description: 'Alternatively as a bearer token.' }),
});
