import { z } from 'zod';
import { formConstraints } from '~/platform/form-constraints.server.ts';
import { typedEmail } from '~/platform/typed-email.server.ts';

/** The form of a reminder; errors are codes. */
export const reminderForm = z.object({
  email: typedEmail(),
  consent: z.literal('on', { error: 'required' }),
});

export const reminderConstraints = formConstraints(reminderForm);

/** Payload of the module's mails: an answer to a request, or the news that the action has begun. */
export const reminderMailSchema = z.object({ reminderId: z.uuid(), news: z.enum(['asked', 'begun']) });
