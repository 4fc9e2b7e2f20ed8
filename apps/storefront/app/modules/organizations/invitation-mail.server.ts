import { z } from 'zod';
import { formatDay } from '~/i18n/dates.ts';
import { i18nFor } from '~/i18n/texts.server.ts';
import type { Locale } from '~/i18n/locales.ts';
import { mailer } from '~/integrations/mail/mail.server.ts';
import type { Instance } from '~/modules/instances/instance.ts';
import { addressOf, readInstance } from '~/modules/instances/instances.server.ts';
import { db } from '~/platform/db.server.ts';
import { toInstanceId } from '~/platform/instance-id.ts';
import { defineJob, type JobRun } from '~/platform/jobs.server.ts';
import { writeLetter } from '~/platform/mail/write-letter.server.ts';
import { zurichDate } from '~/platform/zurich-time.server.ts';
import { signId } from '~/platform/signing-keys.server.ts';
import { href } from '~/site-map.ts';

const payloadSchema = z.object({ invitationId: z.uuid(), round: z.number().int() });

/** Mails an invitation to an organization's shop. The queue holds no secret: the link is made when it is sent. */
export const invitationMailJob = defineJob({ name: 'mail.organization-invitation', schema: payloadSchema, run: send });

/** The whole address that an invitation's link has. */
export function addressOfInvitation(instance: Instance, id: string, locale: Locale): string {
  const token = signId('invitation', id);
  return `${addressOf(instance)}${href('invitation', {}, locale, { token })}`;
}

/** @throws where the mailer fails; the job runs again */
async function send({ invitationId }: z.infer<typeof payloadSchema>, { idempotencyKey }: JobRun): Promise<void> {
  const invitation = await db.organizationInvitation.findUnique({ where: { id: invitationId } });
  if (!invitation?.email || invitation.withdrawnAt || invitation.uses > 0) return;
  const instance = await readInstance(toInstanceId(invitation.organizationId));
  if (!instance?.organization) return;
  const { locale, email, expiresAt } = invitation;
  const sender = instance.organization[locale].name;
  const t = i18nFor(locale, 'invitation-mail');
  const letter = await writeLetter({
    locale,
    sender,
    accent: instance.organization[locale].theme?.action,
    colon: t('colon'),
    subject: t('subject', { name: sender }),
    greeting: t('greeting', { name: sender }),
    intro: t(invitation.role === 'admin' ? 'intro-admin' : 'intro', {
      name: sender,
      date: formatDay(zurichDate(expiresAt), locale),
    }),
    blocks: [],
    link: { text: t('open'), address: addressOfInvitation(instance, invitation.id, locale) },
    closing: t('closing'),
  });
  const { senderName = sender, contactEmail: replyTo } = instance.organization[locale];
  await mailer().send({ kind: 'organization-invitation', to: email, ...letter, senderName, replyTo }, idempotencyKey);
}
