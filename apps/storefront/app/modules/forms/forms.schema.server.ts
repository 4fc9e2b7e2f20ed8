import { z } from 'zod';
import { holdsLink, isLine, typedLine, typedText } from '~/platform/typed-text.server.ts';
import {
  type FilledForm,
  formFieldNames,
  type FormFieldName,
  formKinds,
  type FormName,
  ownFormKinds,
} from './forms.ts';

const names = [...formKinds, ...ownFormKinds].flatMap((kind): FormName[] => [`${kind}-de`, `${kind}-fr`]);

const pageUri = z.url({ protocol: /^https?$/ }).max(2000);

/** Fields of several lines; all others are one. */
const longFields: ReadonlySet<FormFieldName> = new Set(['questions', 'TICKET.content', 'TICKET.return_reason']);
const nameFields: ReadonlySet<FormFieldName> = new Set(['firstname', 'lastname']);

const formField = z
  .object({ name: z.enum(formFieldNames), value: typedText(5000) })
  .refine(({ name, value }) => longFields.has(name) || isLine(value), 'expected one line without control characters')
  .refine(({ name, value }) => !nameFields.has(name) || !holdsLink(value), 'expected a name');

/** The body of `POST /api/forms/…` (spec §3: Marketing form payload). */
export const formBodySchema = z.object({
  fields: z.array(formField).min(1).max(40),
  context: z.object({ pageUri: pageUri.optional(), pageName: typedLine(200).optional() }).optional(),
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
export const filledFormSchema: z.ZodType<FilledForm> = formBodySchema.extend({
  form: z.enum(names),
  context: z
    .object({ pageUri: pageUri.optional(), pageName: z.string().optional(), ipAddress: z.string().optional() })
    .optional(),
  consentText: z.string().optional(),
});
