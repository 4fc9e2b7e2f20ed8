import { z } from 'zod';
import { typedEmail } from '~/platform/typed-email.server.ts';
import { locales } from '~/i18n/locales.ts';
import { typedLine } from '~/platform/typed-text.server.ts';
import { QUESTION_MOST } from './assistant.ts';

/*
 * What comes from forms and calls of the helper. What is wrong of a field is said by a code that pages word:
 * `required`, `long`, `characters`, `invalid`.
 */

const codes = { required: 'required', tooLong: 'long', characters: 'characters' };

const question = typedLine(QUESTION_MOST, codes);

const email = typedEmail();

/** The body of `POST /api/assistant`. */
export const askSchema = z.object({
  question,
  bikeSlug: typedLine(200).optional().meta({ description: 'Slug of the product; omitted for the FAQ.' }),
  locale: z.enum(locales).default('de'),
});

export const askForm = z.object({ question });

const sourceSchema = z.object({
  number: z.int(),
  kind: z.enum(['row', 'text']),
  place: z.string(),
  label: z.string(),
  text: z.string(),
  href: z.string(),
});

/** An answer, as the call gives it. */
export const storedAnswerJsonSchema = z.object({
  id: z.uuid(),
  locale: z.enum(locales),
  question: z.string().meta({ description: 'Without personal data.' }),
  outcome: z.enum(['answered', 'unknown', 'money']),
  sentences: z.array(z.object({ text: z.string(), sources: z.array(z.int()) })),
  sources: z.array(sourceSchema),
  isPartial: z.boolean(),
  nearest: z.array(z.object({ label: z.string(), href: z.string() })),
  helpful: z.boolean().nullable(),
  isHandedOver: z.boolean(),
});

/** What is stored about an answer beside its own columns. */
export const storedAnswerSchema = storedAnswerJsonSchema.pick({
  sentences: true,
  sources: true,
  isPartial: true,
  nearest: true,
});

/** The body of `POST /api/assistant/feedback`. */
export const feedbackSchema = z.object({ id: z.uuid(), helpful: z.boolean() });

/** The form of the same: two buttons. */
export const feedbackForm = z.object({ id: z.uuid(), helpful: z.enum(['yes', 'no']) });

/** The body of `POST /api/assistant/handover`, and the form of the same. */
export const handoverSchema = z.object({ id: z.uuid(), email });

/** The name of a spreadsheet (spec §7: source). */
export const sheetName = z
  .string()
  .regex(/^[A-Za-z][\w-]{0,39}$/, 'expected letters, digits and hyphens')
  .default('pdpAi');

/** The query of `POST /api/store-spreadsheet`. */
export const spreadsheetQuery = z.object({ source: sheetName });

/** The body of `POST /api/store-spreadsheet`: a row, by the names of its columns. */
export const spreadsheetRowSchema = z
  .record(z.string().regex(/^[\p{L}\p{N}_ .-]{1,60}$/u, 'expected a column name'), z.string().max(5000))
  .refine((row) => Object.keys(row).length > 0, 'expected at least one column')
  .refine((row) => Object.keys(row).length <= 40, 'expected at most 40 columns');
