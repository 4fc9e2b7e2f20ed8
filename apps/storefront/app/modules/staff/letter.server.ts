import { z } from 'zod';
import { mailer } from '~/integrations/mail/mail.server.ts';
import { i18nFor } from '~/i18n/texts.server.ts';
import { db } from '~/platform/db.server.ts';
import { mailedOrderLink, orderMail } from '~/modules/orders/order-mail.server.ts';
import { addJob, defineJob, type JobRun } from '~/platform/jobs.server.ts';
import { writeLetter } from '~/platform/mail/write-letter.server.ts';
import { typedLine, typedText } from '~/platform/typed-text.server.ts';
import { href } from '~/site-map.ts';
import { findOrderById } from '~/modules/orders/orders.server.ts';
import type { StaffMember } from './role.server.ts';
import { type ActResult, done, noteAct, refused } from './staff-log.server.ts';

const wordsSchema = z.object({
  subject: typedLine(120, { required: 'Ein Betreff fehlt.', tooLong: 'Höchstens 120 Zeichen.' }),
  text: typedText(4000).trim().min(1, 'Der Text fehlt.'),
});

/** A letter as somebody of the team types it. */
export type LetterWords = z.input<typeof wordsSchema>;

const letterSchema = z.object({ checkoutId: z.uuid(), subject: z.string(), text: z.string() });

/** Brings a letter of the team to the shopper of an order. */
export const letterJob = defineJob({ name: 'mail.staff-letter', schema: letterSchema, run: sendLetter });

/** Writes to the shopper of an order, or to those of several (to all of them or to none), in the look of the shop's other mails. */
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
      await addJob(database, letterJob, { checkoutId, ...parsed.data });
      await noteAct(staff, { action: 'order.letter', checkoutId, subject: parsed.data.subject }, database);
    }
  });
  return done;
}

async function sendLetter({ checkoutId, subject, text }: z.output<typeof letterSchema>, run: JobRun): Promise<void> {
  const order = await findOrderById(checkoutId);
  // Somebody who was erased has no address any more once the order has ended.
  if (!order?.contact.email) return;
  const { locale, contact } = order;
  const t = i18nFor(locale, 'tracker-mail');
  const { address, sender, look, mayRepeatTyped } = await orderMail(order);
  const letter = await writeLetter({
    ...look,
    locale,
    subject,
    colon: t('colon'),
    greeting: mayRepeatTyped ? t('link.greeting', { name: contact.firstname }) : t('greeting-unnamed'),
    intro: text,
    blocks: [],
    link: { text: t('open'), address: `${address}${href('orderTracker', {}, locale, mailedOrderLink(order))}` },
    closing: t('closing'),
  });
  await mailer().send({ kind: 'staff-letter', to: contact.email, ...letter, ...sender }, run.idempotencyKey);
}
