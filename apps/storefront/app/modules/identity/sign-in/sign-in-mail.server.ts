import { z } from 'zod';
import { formatTime } from '~/i18n/dates.ts';
import { i18nFor } from '~/i18n/texts.server.ts';
import { mailer, mayMail } from '~/integrations/mail/mail.server.ts';
import { db } from '~/platform/db.server.ts';
import { toInstanceId } from '~/platform/instance-id.ts';
import { defineJob, JobPostponed, type JobRun } from '~/platform/jobs.server.ts';
import { writeLetter } from '~/platform/mail/write-letter.server.ts';
import { signId } from '~/platform/signing-keys.server.ts';
import { deviceNames } from '~/modules/identity/device.ts';
import { LINK_MINUTES } from '~/modules/identity/sign-in.ts';
import { addressOf, readInstance } from '~/modules/instances/instances.server.ts';
import { href } from '~/site-map.ts';
import { isProvenAsk } from './link-proof.ts';

const payloadSchema = z.object({ requestId: z.uuid() });

/** Mails a link to sign in. The queue holds no secret: the link is made when it is sent. */
export const signInMailJob = defineJob({ name: 'mail.sign-in-link', schema: payloadSchema, run: sendSignInMail });

/**
 * Mails a link to sign in, unless it has ended meanwhile. A repetition has no second effect: the key is the job's, and the link
 * the same.
 * @throws where the mailer fails; the job runs again
 */
async function sendSignInMail({ requestId }: z.infer<typeof payloadSchema>, { idempotencyKey }: JobRun): Promise<void> {
  const request = await db.signInRequest.findUnique({
    where: { id: requestId },
    include: { user: { select: { instanceId: true } } },
  });
  if (!request || request.usedAt || request.expiresAt <= new Date()) return;
  const instance = await readInstance(toInstanceId(request.user.instanceId));
  // An organization that is published no more has no shop to sign in to.
  if (!instance) return;
  const { id, email, locale, expiresAt, withheld } = request;
  const pass = { kind: 'sign-in-link', to: email, isProven: isProvenAsk(request) } as const;
  // It counts as sent: how many a mailbox has had says nothing of whom a private shop has invited.
  if (withheld) return void (await mayMail(pass, idempotencyKey));
  const organization = instance.organization?.[locale];
  const sender = organization?.name;
  const t = i18nFor(locale, 'sign-in-mail');
  const names = deviceNames(request.device);
  const letter = await writeLetter({
    locale,
    sender,
    accent: organization?.theme?.action,
    colon: t('colon'),
    subject: sender ? t('subject-of', { name: sender }) : t('subject'),
    greeting: sender ? t('greeting-of', { name: sender }) : t('greeting'),
    intro: t('intro', { minutes: LINK_MINUTES, time: formatTime(expiresAt.toISOString(), locale) }),
    blocks: [],
    link: {
      text: t('open'),
      address: `${addressOf(instance)}${href('signInLink', {}, locale, { token: signId('sign-in-link', id) })}`,
    },
    closing: names ? t('closing-device', names) : t('closing'),
  });
  const from = { senderName: organization?.senderName ?? sender, replyTo: organization?.contactEmail };
  try {
    await mailer().send({ ...pass, ...letter, ...from }, idempotencyKey);
  } catch (error) {
    // The link is valid for as long from when it is sent.
    if (error instanceof JobPostponed) await extendLink(requestId, error.runAt);
    throw error;
  }
}

async function extendLink(id: string, sentAt: Date): Promise<void> {
  const expiresAt = new Date(sentAt.getTime() + LINK_MINUTES * 60 * 1000);
  await db.signInRequest.updateMany({ where: { id, usedAt: null }, data: { sendAt: sentAt, expiresAt } });
}
