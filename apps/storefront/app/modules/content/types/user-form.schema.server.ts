import { createHash } from 'node:crypto';
import { z } from 'zod';
import { contentType } from './content-type.server.ts';
import { optionalText, slug } from './entry-parts.schema.server.ts';

/** What a field of a form can be. */
const kinds = ['line', 'text', 'email', 'phone', 'number', 'date', 'choice', 'checkbox'] as const;

const field = z
  .object({
    label: z.string().min(1),
    kind: z.enum(kinds),
    required: z
      .boolean()
      .nullish()
      .transform((value) => value ?? false),
    options: optionalText.transform((text) => [
      ...new Set(
        (text ?? '')
          .split('\n')
          .map((line) => line.trim())
          .filter(Boolean),
      ),
    ]),
    help: optionalText,
  })
  // The name that a browser sends: the same wherever the question is, another once it asks something else.
  .transform((each) => ({
    ...each,
    name: `f-${createHash('sha256').update(`${each.kind} ${each.label}`).digest('hex').slice(0, 10)}`,
  }));

/** A form that editors build, with its page. */
export const userForm = contentType({
  page: 'userForm',
  query: {
    path: 'user-forms',
    fields: ['title', 'slug', 'intro', 'consent', 'submitLabel', 'thanks'],
    populate: { fields: { fields: ['label', 'kind', 'required', 'options', 'help'] } },
    sort: 'title:asc,documentId:asc',
  },
  schema: z
    .object({
      documentId: z.string().min(1),
      title: z.string().min(1),
      slug,
      intro: z.string().min(1),
      fields: z.array(field).min(1),
      consent: z.string().min(1),
      submitLabel: z.string().min(1),
      thanks: z.string().min(1),
    })
    .transform(({ documentId: id, ...form }) => ({ id, ...form })),
});
