import { z } from 'zod';
import { parseWhole } from '~/i18n/typed-amount.ts';

const id = z.uuid().optional().catch(undefined);

/** A whole number as typed; 0 for what is none. */
const whole = z
  .string()
  .default('')
  .transform((typed) => parseWhole(typed) || 0);

/** Characters of typed addresses, and bytes of a file with addresses. */
export const MOST_ADDRESSES = 200_000;

/**
 * Forms of an administrator's invitations: their texts and buttons. What is wrong of each address is said by its line.
 */
export const invitationForm = z.object({
  intent: z.string().optional(),
  id,
  emails: z.string().default(''),
  file: z.file().optional(),
  foreign: z.boolean().default(false),
  days: whole,
  people: whole,
});

const typed = z
  .string()
  .default('')
  .transform((text) => text.slice(0, 60));

/** The form of a discount code, as typed; `createCode` validates it. */
export const organizationCodeForm = z.object({
  code: typed,
  value: typed,
  unit: z.enum(['percent', 'francs']).catch('percent'),
  uses: typed,
  until: typed,
});
