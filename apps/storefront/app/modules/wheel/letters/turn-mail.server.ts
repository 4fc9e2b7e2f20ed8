import type { z } from 'zod';
import { formatMoment } from '~/i18n/dates.ts';
import { i18nFor } from '~/i18n/texts.server.ts';
import { mailer } from '~/integrations/mail/mail.server.ts';
import { instanceMail } from '~/modules/instances/instance-mail.server.ts';
import { inBlocks } from '~/modules/wheel/draw.ts';
import { hashOf, keyOf, ticketOf } from '~/modules/wheel/turns/keys.server.ts';
import { turnMailSchema } from '~/modules/wheel/wheel.schema.server.ts';
import { db } from '~/platform/db.server.ts';
import { defineJob, type JobRun } from '~/platform/jobs.server.ts';
import { writeLetter } from '~/platform/mail/write-letter.server.ts';
import { signId } from '~/platform/signing-keys.server.ts';
import { href } from '~/site-map.ts';

/** Mails the link of a turn with the fingerprint of its key, and forgets the address. */
export const turnMailJob = defineJob({ name: 'mail.wheel-turn', schema: turnMailSchema, run: sendTurnMail });

/**
 * The fingerprint is in the person's hands before they choose their half of the mark: the key cannot be another one any more.
 * @throws where the mailer fails; the job runs again
 */
async function sendTurnMail({ turnId }: z.infer<typeof turnMailSchema>, { idempotencyKey }: JobRun): Promise<void> {
  const turn = await db.wheelTurn.findUnique({ where: { id: turnId }, include: { campaign: true } });
  if (!turn?.email) return;
  const { id, email, number, locale, turnedAt, campaign } = turn;
  const { address, sender, look } = await instanceMail(turn.instanceId, locale);
  const kind = turnedAt ? 'turned' : 'ready';
  const t = i18nFor(locale, 'wheel-mail');
  const end = formatMoment(campaign.closesAt.toISOString(), locale);
  const letter = await writeLetter({
    ...look,
    locale,
    colon: t('colon'),
    subject: t(`${kind}.subject`),
    greeting: t(`${kind}.greeting`),
    intro: t(`${kind}.intro`, { end, number }),
    blocks: [
      {
        title: t('seal'),
        lines: [
          { text: t('number'), amount: String(number) },
          { text: t('ticket'), amount: ticketOf(campaign.seed, number) },
          { text: t('fingerprint') },
          { text: inBlocks(hashOf(keyOf(campaign.seed, number))) },
        ],
      },
    ],
    link: {
      text: t(`${kind}.link`),
      address: `${address}${href('wheelTurn', {}, locale, { token: signId('wheel-turn', id) })}`,
    },
    closing: t('closing'),
  });
  await mailer().send({ kind: 'wheel-turn', to: email, ...letter, ...sender }, idempotencyKey);
  await db.wheelTurn.updateMany({ where: { id, email }, data: { email: null } });
}
