import { z } from 'zod';
import { formConstraints } from '~/platform/form-constraints.server.ts';
import { typedEmail } from '~/platform/typed-email.server.ts';

/** The form with the address for the link; errors are codes. */
export const savedForm = z.object({ email: typedEmail() });

export const savedConstraints = formConstraints(savedForm);

/** The stored lines of a saved checkout; amounts in Rappen. */
export const savedLines = z.array(
  z.object({
    id: z.string(),
    variantId: z.number().int(),
    selectedAddOn: z.string().nullable(),
    downPayment: z.number().int().nullable(),
  }),
);

/** Payload of the mail with the link. */
export const savedMailSchema = z.object({ savedId: z.uuid() });
