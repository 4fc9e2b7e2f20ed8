import type { z } from 'zod';
import { formatDay } from '~/i18n/dates.ts';
import { i18nFor } from '~/i18n/texts.server.ts';
import { mailer } from '~/integrations/mail/mail.server.ts';
import { instanceMail } from '~/modules/instances/instance-mail.server.ts';
import { db } from '~/platform/db.server.ts';
import { defineJob, type JobRun } from '~/platform/jobs.server.ts';
import { writeLetter } from '~/platform/mail/write-letter.server.ts';
import { zurichDate } from '~/platform/zurich-time.server.ts';
import { signId } from '~/platform/signing-keys.server.ts';
import { CONFIRM_DAYS, nextIssue } from '~/modules/newsletter/newsletter.ts';
import { newsletterMailSchema } from '~/modules/newsletter/newsletter.schema.server.ts';
import { href } from '~/site-map.ts';

type Payload = z.infer<typeof newsletterMailSchema>;

/** Answers a request: by the link that confirms, or by saying that the newsletter comes already. */
export const newsletterMailJob = defineJob({
  name: 'mail.newsletter',
  schema: newsletterMailSchema,
  run: (payload, run) => sendMail(payload, run, ({ confirmedAt }) => (confirmedAt ? 'known' : 'confirm')),
});

/** Says welcome once a request was confirmed. */
export const welcomeMailJob = defineJob({
  name: 'mail.newsletter-welcome',
  schema: newsletterMailSchema,
  run: (payload, run) => sendMail(payload, run, ({ confirmedAt }) => (confirmedAt ? 'welcome' : undefined)),
});

type MailKind = 'confirm' | 'known' | 'welcome';

/**
 * Mails what is due, unless the subscription has ended meanwhile. Every mail ends the newsletter by one click.
 * @throws where the mailer fails; the job runs again
 */
async function sendMail(
  { subscriptionId }: Payload,
  { idempotencyKey }: JobRun,
  kindOf: (subscription: { confirmedAt: Date | null }) => MailKind | undefined,
): Promise<void> {
  const subscription = await db.newsletterSubscription.findUnique({ where: { id: subscriptionId } });
  const kind = subscription && !subscription.leftAt ? kindOf(subscription) : undefined;
  if (!subscription || !kind) return;
  const { id, email, locale } = subscription;
  const t = i18nFor(locale, 'newsletter-mail');
  const { address, sender, look } = await instanceMail(subscription.instanceId, locale);
  const page = (path: string) => `${address}${path}`;
  const unsubscribe = page(href('newsletterLeave', {}, locale, { token: signId('newsletter-leave', id) }));
  const confirm = page(href('newsletterConfirm', {}, locale, { token: signId('newsletter-confirm', id) }));
  const letter = await writeLetter({
    ...look,
    locale,
    colon: t('colon'),
    subject: t(`${kind}.subject`),
    greeting: t(`${kind}.greeting`),
    intro: t(`${kind}.intro`, { days: CONFIRM_DAYS, date: formatDay(nextIssue(zurichDate(new Date())), locale) }),
    blocks: [],
    link: {
      text: t(`${kind}.link`),
      address: kind === 'confirm' ? confirm : page(href('allModels', {}, locale)),
    },
    ...(kind === 'confirm' ? {} : { more: [{ text: t('leave'), address: unsubscribe }] }),
    closing: t(`${kind}.closing`),
  });
  const mail =
    kind === 'welcome' ? ({ kind: 'newsletter-welcome', isProven: true } as const) : ({ kind: 'newsletter' } as const);
  await mailer().send({ ...mail, to: email, ...letter, ...sender, unsubscribe }, idempotencyKey);
}
