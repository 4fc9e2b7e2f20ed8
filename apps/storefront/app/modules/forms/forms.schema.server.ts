import { z } from 'zod';
import { type FilledForm, formFieldNames, formKinds, type FormName } from './forms.ts';

const names = formKinds.flatMap((kind): FormName[] => [`${kind}-de`, `${kind}-fr`]);

const pageUri = z.url({ protocol: /^https?$/ }).max(2000);

/** The body of `POST /api/forms/…` (spec §3: Marketing form payload). */
export const formBodySchema = z.object({
  fields: z
    .array(z.object({ name: z.enum(formFieldNames), value: z.string().max(5000) }))
    .min(1)
    .max(40),
  context: z.object({ pageUri: pageUri.optional() }).optional(),
});

export type FormBody = z.infer<typeof formBodySchema>;

/**
 * Reads the body of a form call.
 * @returns the body; or without it what is wrong of each of its fields
 */
export function parseFormBody(input: unknown): { body?: FormBody; fields?: Record<string, string[]> } {
  const result = formBodySchema.safeParse(input);
  return result.success ? { body: result.data } : { fields: z.flattenError(result.error).fieldErrors };
}

/** A form as it waits in the queue. */
export const filledFormSchema: z.ZodType<FilledForm> = formBodySchema.extend({ form: z.enum(names) });
