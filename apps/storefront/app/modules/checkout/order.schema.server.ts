import { z } from 'zod';

/** The form of the binding click. */
export const orderForm = z.object({
  intentKey: z.uuid(),
  fingerprint: z.string().max(64),
  agreesToShare: z.boolean().default(false),
});
