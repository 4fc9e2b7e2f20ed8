import { z } from 'zod';
import { locales } from '~/i18n/locales.ts';
import type { Consent } from './consent.ts';

/** What `POST /api/consent` takes. */
export const consentChoiceSchema = z.object({
  statistics: z.boolean(),
  marketing: z.boolean(),
  locale: z.enum(locales).default('de').meta({ description: 'Of the texts that were read.' }),
});

/** A choice that was made, as the call answers it. */
export const consentSchema = z.object({
  statistics: z.boolean(),
  marketing: z.boolean(),
  number: z.string().meta({ description: 'By which the proof of the choice is found.' }),
  at: z.iso.datetime(),
}) satisfies z.ZodType<Consent>;
