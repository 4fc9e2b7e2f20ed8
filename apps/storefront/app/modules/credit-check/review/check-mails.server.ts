import { z } from 'zod';
import { typedEmail } from '~/platform/typed-email.server.ts';
import { locales } from '~/i18n/locales.ts';
import { i18nFor } from '~/i18n/texts.server.ts';
import { mailer } from '~/integrations/mail/mail.server.ts';
import { VALID_DAYS } from '~/modules/credit-check/credit-check.ts';
import { isProvenAddress } from '~/modules/identity/proven-address.server.ts';
import { instanceMail } from '~/modules/instances/instance-mail.server.ts';
import { db } from '~/platform/db.server.ts';
import { MAIN_SHOP } from '~/platform/instance-id.ts';
import { defineJob } from '~/platform/jobs.server.ts';
import { writeLetter } from '~/platform/mail/write-letter.server.ts';
import { href } from '~/site-map.ts';

/** Tells somebody on the day that they asked for that a plan may fit now. @throws where the mailer fails; the job runs again */
export const reminderMailJob = defineJob({
  name: 'mail.credit-reminder',
  schema: z.object({ email: typedEmail(), locale: z.enum(locales), instance: z.string().default(MAIN_SHOP) }),
  run: async ({ email, locale, instance }, { idempotencyKey }) => {
    const { address, sender, look } = await instanceMail(instance, locale);
    const t = i18nFor(locale, 'credit-check-mail');
    const letter = await writeLetter({
      ...look,
      locale,
      colon: t('colon'),
      subject: t('reminder.subject'),
      greeting: t('greeting'),
      intro: t('reminder.intro'),
      blocks: [],
      link: { text: t('reminder.link'), address: address + href('creditCheck', {}, locale) },
      closing: t('reminder.closing'),
    });
    await mailer().send({ kind: 'credit-reminder', to: email, ...letter, ...sender }, idempotencyKey);
  },
});

/** Tells somebody what a person has decided, and why. @throws where the mailer fails; the job runs again */
export const reviewMailJob = defineJob({
  name: 'mail.credit-review',
  schema: z.object({ checkId: z.uuid() }),
  run: async ({ checkId }, { idempotencyKey }) => {
    const check = await db.creditCheck.findUnique({
      where: { id: checkId },
      include: { user: { select: { instanceId: true } } },
    });
    if (!check?.email || !check.decision) return;
    const { email, locale, firstName, decision, decisionText } = check;
    const t = i18nFor(locale, 'credit-check-mail');
    const { address, sender, look } = await instanceMail(check.user.instanceId, locale);
    // Who asked and who reads may be two people: what was typed goes to a proven address only.
    const isProven = await isProvenAddress(check.userId, email);
    const kind = decision === 'approved' ? 'approved' : 'declined';
    const letter = await writeLetter({
      ...look,
      locale,
      colon: t('colon'),
      subject: t(`${kind}.subject`),
      greeting: firstName && isProven ? t('greetingName', { name: firstName }) : t('greeting'),
      intro: t(`${kind}.intro`, { days: VALID_DAYS }),
      blocks: [{ title: t('why'), lines: [{ text: decisionText ?? '' }] }],
      link: {
        text: t(`${kind}.link`),
        address: address + href(kind === 'approved' ? 'checkoutPlan' : 'allModels', {}, locale),
      },
      closing: t(`${kind}.closing`),
    });
    await mailer().send({ kind: 'credit-review', to: email, ...letter, ...sender }, idempotencyKey);
  },
});
