import { z } from 'zod';
import { formatDay } from '~/i18n/dates.ts';
import { i18nFor } from '~/i18n/texts.server.ts';
import { mailer } from '~/integrations/mail/mail.server.ts';
import { orderMail } from '~/modules/orders/order-mail.server.ts';
import { findOrderById } from '~/modules/orders/orders.server.ts';
import { db } from '~/platform/db.server.ts';
import { defineJob, type JobRun } from '~/platform/jobs.server.ts';
import { writeLetter } from '~/platform/mail/write-letter.server.ts';
import { zurichDate } from '~/platform/zurich-time.server.ts';
import { signId } from '~/platform/signing-keys.server.ts';
import { href } from '~/site-map.ts';

const schema = z.object({ documentId: z.uuid() });

/** Mails the link to a document to the shopper of its order; left out where it was ended meanwhile. */
export const documentMailJob = defineJob({ name: 'mail.document-link', schema, run: sendMail });

async function sendMail({ documentId }: z.infer<typeof schema>, { idempotencyKey }: JobRun): Promise<void> {
  const link = await db.magicDoc.findUnique({ where: { id: documentId } });
  const order = link && !link.endedAt ? await findOrderById(link.checkoutId) : null;
  if (!link || !order) return;
  const { locale, contact, number } = order;
  const { address, sender, look, pass, mayRepeatTyped } = await orderMail(order);
  const t = i18nFor(locale, 'document');
  const what = t(`name.${link.kind}`);
  const token = signId('magic-doc', link.id);
  const letter = await writeLetter({
    ...look,
    locale,
    colon: t('mail.colon'),
    subject: t('mail.subject', { what, number }),
    greeting: mayRepeatTyped ? t('mail.greeting', { name: contact.firstname }) : t('mail.greeting-unnamed'),
    intro: t('mail.intro', { what, number, date: formatDay(zurichDate(link.expiresAt), locale) }),
    blocks: [],
    link: { text: t('mail.link'), address: `${address}${href('document', {}, locale, { token })}` },
    closing: t('mail.closing'),
  });
  await mailer().send({ kind: 'document-link', to: contact.email, ...letter, ...sender, ...pass }, idempotencyKey);
}
