import { z } from 'zod';

const orderFormSchema = z.object({
  intentKey: z.uuid(),
  fingerprint: z.string().max(64),
  agreesToShare: z
    .literal('on')
    .optional()
    .transform((ticked) => ticked !== undefined),
});

/** Reads the form of the binding click; null where it does not fit. */
export function parseOrderForm(form: FormData): z.infer<typeof orderFormSchema> | null {
  return orderFormSchema.safeParse(Object.fromEntries(form)).data ?? null;
}
