import { z } from 'zod';
import { typedEmail } from '~/platform/typed-email.server.ts';
import type { ReminderErrors } from './reminder.ts';

const reminderForm = z.object({
  email: typedEmail(),
  consent: z.enum(['on'], { error: 'required' }),
});

/** Reads the form of a reminder. @returns the address, or what is wrong */
export function parseReminderForm(
  form: FormData,
): { email: string; errors?: undefined } | { email?: undefined; errors: ReminderErrors } {
  const text = (field: string) => {
    const value = form.get(field);
    return typeof value === 'string' ? value : undefined;
  };
  const result = reminderForm.safeParse({ email: text('email'), consent: text('consent') });
  if (result.success) return { email: result.data.email };
  const { fieldErrors } = z.flattenError(result.error);
  return { errors: Object.fromEntries(Object.entries(fieldErrors).map(([field, [problem]]) => [field, problem])) };
}

/** Payload of the module's mails: an answer to a request, or the news that the action has begun. */
export const reminderMailSchema = z.object({ reminderId: z.uuid(), news: z.enum(['asked', 'begun']) });
