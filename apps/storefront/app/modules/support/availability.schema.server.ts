import { z } from 'zod';
import { typedEmail } from '~/platform/typed-email.server.ts';
import { typedName } from '~/platform/typed-text.server.ts';

/** Why a field of the request does not fit; worded by the page. */
export type AvailabilityError = 'required' | 'email' | 'long' | 'characters' | 'name' | 'date' | 'past';

const codes = { required: 'required', tooLong: 'long', characters: 'characters', name: 'name' };
const name = typedName(60, codes);

/** The form that asks when a bike is to be had (spec §3: requested_bike_…). The deadline may be left open. */
const availabilitySchema = z.object({
  email: typedEmail({ required: 'required', invalid: 'email' }),
  firstname: name,
  lastname: name,
  deadline: z.union([z.literal(''), z.iso.date('date')]).default(''),
});

export type AvailabilityAnswers = z.infer<typeof availabilitySchema>;

export type AvailabilityField = keyof AvailabilityAnswers;

const reasons: readonly string[] = [
  'required',
  'email',
  'long',
  'characters',
  'name',
  'date',
  'past',
] satisfies AvailabilityError[];
const isReason = (message: string | undefined): message is AvailabilityError =>
  message !== undefined && reasons.includes(message);

export type AvailabilityErrors = Partial<Record<AvailabilityField, AvailabilityError>>;

/**
 * Reads the form.
 * @param today ISO date: a deadline before it can't be kept
 * @returns the answers, or what is wrong with each field
 */
export function parseAvailabilityForm(
  form: FormData,
  today: string,
): { answers: AvailabilityAnswers } | { errors: AvailabilityErrors } {
  const text = (field: AvailabilityField) => {
    const value = form.get(field);
    return typeof value === 'string' ? value : '';
  };
  const result = availabilitySchema.safeParse({
    email: text('email'),
    firstname: text('firstname'),
    lastname: text('lastname'),
    deadline: text('deadline'),
  });
  if (!result.success) {
    const { fieldErrors } = z.flattenError(result.error);
    const entries = Object.entries(fieldErrors).map(([field, [reason]]) => [field, isReason(reason) ? reason : 'date']);
    return { errors: Object.fromEntries(entries) };
  }
  if (result.data.deadline !== '' && result.data.deadline < today) return { errors: { deadline: 'past' } };
  return { answers: result.data };
}
