import { z } from 'zod';
import { typedEmail } from '~/platform/typed-email.server.ts';

/** The address that a link is mailed to; what is wrong is said in codes. */
export const savedEmail = typedEmail();

/** The lines of a saved checkout, as they are stored; amounts in Rappen. */
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
