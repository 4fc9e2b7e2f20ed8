import { z } from 'zod';
import { locales } from '~/i18n/locales.ts';
import type { Consent } from './consent.ts';

/** What `POST /api/consent` takes. */
export const consentChoiceSchema = z.object({
  statistics: z.boolean(),
  marketing: z.boolean(),
  locale: z.enum(locales).default('de').meta({ description: 'Language of the consent texts.' }),
});

/** A choice that was made, as the call answers it. */
export const consentSchema = z.object({
  statistics: z.boolean(),
  marketing: z.boolean(),
  number: z.string().meta({ description: 'Reference of the consent record.' }),
  at: z.iso.datetime(),
}) satisfies z.ZodType<Consent>;
