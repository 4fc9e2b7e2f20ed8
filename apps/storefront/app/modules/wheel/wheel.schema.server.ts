import { z } from 'zod';
import { formConstraints } from '~/platform/form-constraints.server.ts';
import { typedEmail } from '~/platform/typed-email.server.ts';
import { holdsLink, typedLine } from '~/platform/typed-text.server.ts';
import { WORD } from './draw.ts';
import { FIELDS } from './wheel.ts';

const codes = { required: 'required', tooLong: 'invalid', characters: 'invalid' } as const;

/** Who wants to turn; what is wrong is said in codes. */
export const askForm = z.object({
  email: typedEmail(),
  adult: z.literal('on', { error: 'required' }),
});

export const askConstraints = formConstraints(askForm);

/** What a person adds to the mark. Capitals are taken as small letters. */
export const wordForm = z.object({
  word: z.string({ error: 'required' }).trim().toLowerCase().min(1, 'required').regex(WORD, 'invalid'),
});

const name = (max: number) => typedLine(max, codes).refine((text) => !holdsLink(text), 'invalid');

/** What a winner lets be shown. */
export const showForm = z.object({
  firstName: name(30),
  initial: typedLine(2, codes)
    .regex(/^\p{L}\.?$/u, 'invalid')
    .transform((letter) => letter.slice(0, 1).toUpperCase()),
  place: name(40),
  consent: z.literal('on', { error: 'required' }),
});

export const showConstraints = formConstraints(showForm);

/** Payload of the module's mail. */
export const spinMailSchema = z.object({ turnId: z.uuid() });

const text = (max: number) =>
  typedLine(max, { required: 'fehlt', tooLong: 'ist zu lang', characters: 'ist keine Zeile' });

const newPrize = z
  .object({
    nameDe: text(60),
    nameFr: text(60),
    shortDe: text(12),
    shortFr: text(12),
    fields: z
      .number()
      .int()
      .min(1)
      .max(FIELDS - 1),
    stock: z.number().int().min(1).max(100_000).nullable(),
    amount: z.number().int().min(100).max(1_000_000).nullable(),
    minimum: z.number().int().min(100).max(10_000_000).nullable(),
  })
  .refine(
    ({ amount, minimum }) => (amount === null) === (minimum === null),
    'Ein Gutschein braucht Betrag und Warenwert.',
  )
  .refine(
    ({ amount, minimum }) => amount === null || minimum === null || minimum > amount,
    'Der Warenwert muss höher sein als der Gutschein.',
  );

/** A wheel that staff announce. Amounts are Rappen; prizes biggest first. */
export const newWheelSchema = z
  .object({
    opensAt: z.date(),
    closesAt: z.date(),
    claimsUntil: z.date(),
    prizes: z.array(newPrize).min(1, 'Es braucht mindestens einen Gewinn.').max(6),
  })
  .refine(({ opensAt, closesAt, claimsUntil }) => opensAt < closesAt && closesAt < claimsUntil, {
    error: 'Beginn, Ende und Einlösefrist müssen aufeinander folgen.',
  })
  .refine(({ prizes }) => prizes.reduce((sum, { fields }) => sum + fields, 0) < FIELDS, {
    error: `Zusammen müssen die Gewinne weniger als ${FIELDS} Felder haben.`,
  })
  .refine(({ prizes }) => prizes.at(-1)?.stock === null, {
    error: 'Der kleinste Gewinn darf nicht ausgehen: lass seine Anzahl leer.',
  });

/** A wheel as staff type it. */
export type NewWheel = z.input<typeof newWheelSchema>;
