import { z } from 'zod';
import { CODE_LENGTH } from './signing.ts';

const ticked = z.literal('on', 'required');

/** The boxes that are ticked before a code is sent. */
export const agreementForm = z.object({ read: ticked, identity: ticked, electronic: ticked });

/** The code as typed: spaces and hyphens do not count. */
export const codeForm = z.object({
  code: z
    .string('required')
    .transform((typed) => typed.replaceAll(/[\s-]/g, ''))
    .pipe(z.string().regex(new RegExp(`^\\d{${CODE_LENGTH}}$`), 'invalid')),
});
