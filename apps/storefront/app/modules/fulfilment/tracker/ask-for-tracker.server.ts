import { z } from 'zod';
import { typedEmail } from '~/platform/typed-email.server.ts';
import { db } from '~/platform/db.server.ts';
import { copiedLine } from '~/platform/typed-text.server.ts';
import { normalOrderNumber } from '~/modules/orders/order-number.ts';

const askSchema = z.object({
  number: copiedLine(40, { tooLong: 'required', characters: 'required' }).refine((text) => text !== '', 'required'),
  email: typedEmail({ required: 'required', invalid: 'email' }),
});

export type TrackerAnswer =
  | { kind: 'found'; token: string }
  /** Something is missing or misspelt: codes by field. */
  | { kind: 'incomplete'; errors: Partial<Record<'number' | 'email', string>>; typed: AskedOrder }
  /** There is no such order, or it is somebody else's: nobody is told which. */
  | { kind: 'unknown'; typed: AskedOrder };

/** What was typed to find an order. */
export interface AskedOrder {
  number: string;
  email: string;
}

/** Gives the link to an order's tracker to whoever knows its number and its e-mail. */
export async function askForTracker(form: FormData): Promise<TrackerAnswer> {
  const typed = { number: textOf(form, 'number'), email: textOf(form, 'email') };
  const parsed = askSchema.safeParse(typed);
  if (!parsed.success) {
    const { number, email } = z.flattenError(parsed.error).fieldErrors;
    return { kind: 'incomplete', errors: { number: number?.[0], email: email?.[0] }, typed };
  }
  const [found] = await db.$queryRaw<{ token: string }[]>`
    select fulfilment.tracking_token as token
    from checkout join fulfilment on fulfilment.checkout_id = checkout.id
    where checkout.number = ${normalOrderNumber(parsed.data.number)}
      and lower(checkout.contact->>'email') = ${parsed.data.email.toLowerCase()}`;
  return found ? { kind: 'found', token: found.token } : { kind: 'unknown', typed };
}

function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value.slice(0, 200) : '';
}
