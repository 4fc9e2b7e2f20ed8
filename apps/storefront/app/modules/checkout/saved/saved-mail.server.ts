import type { z } from 'zod';
import { formatDay } from '~/i18n/dates.ts';
import { i18nFor } from '~/i18n/texts.server.ts';
import { mailer } from '~/integrations/mail/mail.server.ts';
import { db } from '~/platform/db.server.ts';
import { defineJob, type JobRun } from '~/platform/jobs.server.ts';
import { writeLetter } from '~/platform/mail/write-letter.server.ts';
import { zurichDate } from '~/platform/zurich-time.server.ts';
import { signId } from '~/platform/signing-keys.server.ts';
import { instanceMail } from '~/modules/instances/instance-mail.server.ts';
import { savedLines, savedMailSchema } from '~/modules/checkout/saved-checkouts.schema.server.ts';
import { href } from '~/site-map.ts';
import { namesOfVariants } from './variant-names.server.ts';

/** Mails the link that resumes a checkout. */
export const savedCheckoutMailJob = defineJob({ name: 'mail.saved-checkout', schema: savedMailSchema, run: sendMail });

/** @throws where the mailer fails; the job runs again */
async function sendMail({ savedId }: z.infer<typeof savedMailSchema>, { idempotencyKey }: JobRun): Promise<void> {
  const saved = await db.savedCheckout.findUnique({ where: { id: savedId } });
  if (!saved) return;
  const { id, email, locale, lines, expiresAt } = saved;
  const { address, sender, look } = await instanceMail(saved.instanceId, locale);
  const t = i18nFor(locale, 'saved-checkout');
  const names = await namesOfVariants(
    savedLines.parse(lines).map(({ variantId }) => variantId),
    locale,
  );
  const letter = await writeLetter({
    ...look,
    locale,
    colon: t('mail.colon'),
    subject: t('mail.subject'),
    greeting: t('mail.greeting'),
    intro: t('mail.intro', { names: names.join(', '), date: formatDay(zurichDate(expiresAt), locale) }),
    blocks: [],
    link: {
      text: t('mail.link'),
      address: `${address}${href('checkoutResume', {}, locale, { token: signId('saved-checkout', id) })}`,
    },
    closing: t('mail.closing'),
  });
  await mailer().send({ kind: 'saved-checkout', to: email, ...letter, ...sender }, idempotencyKey);
}
