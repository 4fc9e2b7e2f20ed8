import { z } from 'zod';
import { formConstraints } from '~/platform/form-constraints.server.ts';
import { typedEmail } from '~/platform/typed-email.server.ts';
import { typedName } from '~/platform/typed-text.server.ts';

const codes = { required: 'required', tooLong: 'long', characters: 'characters', name: 'name' };
const name = typedName(60, codes);

/**
 * The form that asks when a bike is available (spec §3: requested_bike_…); errors are codes of `availability:error`.
 * The deadline may be left open.
 * @param today ISO date: a deadline before it can't be stored
 */
export const availabilityForm = (today: string) =>
  z.object({
    email: typedEmail({ required: 'required', invalid: 'email' }),
    firstname: name,
    lastname: name,
    deadline: z.iso
      .date('date')
      .refine((day) => day >= today, 'past')
      .optional(),
  });

export type AvailabilityAnswers = z.infer<ReturnType<typeof availabilityForm>>;

/** What the markup says; the earliest day of the deadline too. */
export const availabilityConstraints = (today: string) => ({
  ...formConstraints(availabilityForm(today)),
  deadline: { min: today },
});
