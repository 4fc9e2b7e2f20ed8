import { z } from 'zod';
import { db } from '~/platform/db.server.ts';
import { mailedOrderLink, orderMail } from '~/modules/orders/order-mail.server.ts';
import { addJob } from '~/platform/jobs.server.ts';
import { typedLine, typedText } from '~/platform/typed-text.server.ts';
import { href } from '~/site-map.ts';
import { findOrderById } from '~/modules/orders/orders.server.ts';
import { defineMail } from '~/modules/instances/define-mail.server.ts';
import { sampleOrder } from '~/modules/orders/sample-order.server.ts';
import type { StaffMember } from './role.server.ts';
import { type ActResult, done, recordAction, refused } from './staff-log.server.ts';

const wordsSchema = z.object({
  subject: typedLine(120, { required: 'Ein Betreff fehlt.', tooLong: 'Höchstens 120 Zeichen.' }),
  text: typedText(4000).trim().min(1, 'Der Text fehlt.'),
});

/** A letter as a staff member types it. */
export type LetterWords = z.input<typeof wordsSchema>;

/** Brings a letter of the team to the shopper of an order. */
export const staffLetterMail = defineMail({
  kinds: [{ name: 'staff-letter', class: 'staff' }],
  texts: 'tracker-mail',
  schema: z.object({ checkoutId: z.uuid(), subject: z.string(), text: z.string() }),
  read: async ({ checkoutId, subject, text }) => {
    const order = await findOrderById(checkoutId);
    if (!order) return undefined;
    const due = await orderMail(order);
    return { ...due, facts: { order, subject, text, isProven: due.isProven } };
  },
  write: ({ order, subject, text, isProven }, { t, locale, page }) => ({
    subject,
    greeting: isProven ? t('link.greeting', { name: order.contact.firstname }) : t('greeting-unnamed'),
    intro: text,
    link: { text: t('open'), address: page(href('orderTracker', {}, locale, mailedOrderLink(order))) },
    closing: t('closing'),
  }),
  samples: (locale) => ({
    letter: { order: sampleOrder(locale), subject: 'Velory', text: '…', isProven: true },
  }),
});

/**
 * Writes to the shopper of an order, or to those of several (to all of them or to none), in the look of the shop's
 * other mails.
 */
export async function writeToShopper(
  staff: StaffMember,
  orders: string | readonly string[],
  typed: LetterWords,
): Promise<ActResult> {
  const parsed = wordsSchema.safeParse(typed);
  if (!parsed.success) {
    const { subject, text } = z.flattenError(parsed.error).fieldErrors;
    return refused([subject?.[0], text?.[0]].filter(Boolean).join(' '));
  }
  await db.$transaction(async (database) => {
    for (const checkoutId of [orders].flat()) {
      await addJob(database, staffLetterMail, { checkoutId, ...parsed.data });
      await recordAction(staff, { action: 'order.letter', checkoutId, subject: parsed.data.subject }, database);
    }
  });
  return done;
}
