import { z } from 'zod';
import { i18nFor } from '~/i18n/texts.server.ts';
import { mailer } from '~/integrations/mail/mail.server.ts';
import { db } from '~/platform/db.server.ts';
import { defineJob, type JobRun } from '~/platform/jobs.server.ts';
import { writeLetter } from '~/platform/mail/write-letter.server.ts';
import { instanceMail } from '~/modules/instances/instance-mail.server.ts';
import { href } from '~/site-map.ts';

const payloadSchema = z.object({ requestId: z.uuid() });

/** Tells the owner of an account that wrong codes were typed for it. */
export const signInWarningJob = defineJob({ name: 'mail.sign-in-warning', schema: payloadSchema, run: sendWarning });

/** Mails the owner; nobody where the address has no account. @throws where the mailer fails; the job runs again */
async function sendWarning({ requestId }: z.infer<typeof payloadSchema>, { idempotencyKey }: JobRun): Promise<void> {
  const request = await db.signInRequest.findUnique({
    where: { id: requestId },
    include: { user: { select: { instanceId: true } } },
  });
  if (!request) return;
  const { email, locale, user } = request;
  const owner = await db.user.findUnique({ where: { email_instanceId: { email, instanceId: user.instanceId } } });
  if (!owner) return;
  const { address, sender, look } = await instanceMail(user.instanceId, locale);
  const t = i18nFor(locale, 'sign-in-mail');
  const letter = await writeLetter({
    ...look,
    locale,
    colon: t('colon'),
    subject: t('warning.subject'),
    greeting: t('warning.greeting'),
    intro: t('warning.intro'),
    blocks: [],
    link: { text: t('warning.link'), address: address + href('account', {}, locale) },
    closing: t('warning.closing'),
  });
  await mailer().send({ kind: 'sign-in-warning', to: email, ...letter, ...sender }, idempotencyKey);
}
