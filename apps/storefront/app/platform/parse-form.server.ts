import type { SubmissionResult } from '@conform-to/react';
import { parseWithZod } from '@conform-to/zod/v4';
import { z } from 'zod';

/**
 * What goes back to the page of a refused form, for `useForm`: what was typed, and codes by field (by `''` for the
 * whole form).
 */
export type FormReply = SubmissionResult<string[]>;

/** Errors that no schema can know, as codes: of the whole form, and of fields. */
interface OtherErrors {
  form?: string;
  fields?: Readonly<Partial<Record<string, string>>>;
}

export type ParsedForm<Value> =
  | {
      ok: true;
      value: Value;
      /** What goes back where a use case refuses. */ refuse: (errors?: OtherErrors) => FormReply;
    }
  | { ok: false; reply: FormReply };

/**
 * Names that forms of the shop do not have. conform makes objects and lists of the first (`x[99999999]` a list of that
 * length) and commands of its own of the second; every object has the third already.
 */
const isForeign = (name: string): boolean => /[.[\]]/.test(name) || /^__.*__$/.test(name) || name in {};

/**
 * Parses a form that was sent. Empty fields are absent; a field without a message of its own in the schema has the
 * code `required` or `invalid`. A name that was sent several times is a list, and fits nothing else.
 */
export function parseForm<Schema extends z.ZodType>(form: FormData, schema: Schema): ParsedForm<z.output<Schema>> {
  const own = new FormData();
  for (const [name, value] of form) if (!isForeign(name)) own.append(name, value);
  const submission = parseWithZod(own, {
    schema,
    error: ({ input }) => (input === undefined ? 'required' : 'invalid'),
  });
  if (submission.status !== 'success') return { ok: false, reply: singled(submission.reply()) };
  const refuse = ({ form: code, fields = {} }: OtherErrors = {}) =>
    submission.reply({
      ...(code === undefined ? {} : { formErrors: [code] }),
      fieldErrors: Object.fromEntries(Object.entries(fields).flatMap(([name, each]) => (each ? [[name, [each]]] : []))),
    });
  return { ok: true, value: submission.value, refuse };
}

/** A wrong field that was sent several times comes back with its last value: pages show one. */
function singled(reply: FormReply): FormReply {
  const typed = Object.entries(reply.initialValue ?? {}).map(([name, value]) => {
    const isWrongList = Array.isArray(value) && Object.hasOwn(reply.error ?? {}, name);
    return [name, isWrongList ? (value.at(-1) ?? '') : value] as const;
  });
  return { ...reply, initialValue: Object.fromEntries(typed) };
}

const intent = z.object({ intent: z.string().optional() });

/** Which form of a page was sent, or by which button. */
export function intentOf(form: FormData): string | undefined {
  const parsed = parseForm(form, intent);
  return parsed.ok ? parsed.value.intent : undefined;
}

/** What was typed, where a form is shown again and nothing of it was checked. */
export function typedReply(form: FormData): FormReply {
  const parsed = parseForm(form, z.object({}));
  return parsed.ok ? parsed.refuse() : parsed.reply;
}

/** The fields of a call that runs the use case of a page's form. @param fields those that are undefined are left out */
export function formFrom(fields: Record<string, string | undefined>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) if (value !== undefined) form.set(name, value);
  return form;
}

/** What is wrong of each field, each by one code. */
export function fieldErrors(reply: FormReply): Record<string, string> {
  return Object.fromEntries(
    Object.entries(reply.error ?? {}).flatMap(([name, codes]) => (codes?.[0] === undefined ? [] : [[name, codes[0]]])),
  );
}
