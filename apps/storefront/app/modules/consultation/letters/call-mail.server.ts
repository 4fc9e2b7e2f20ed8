import { z } from 'zod';
import { formatMoment } from '~/i18n/dates.ts';
import { i18nFor } from '~/i18n/texts.server.ts';
import { mailer } from '~/integrations/mail/mail.server.ts';
import { readablePhone } from '~/modules/checkout/checkout.server.ts';
import { CALL_FILE, CHANGE_MINUTES } from '~/modules/consultation/consultation.ts';
import { isProvenAddress, mailMark } from '~/modules/identity/proven-address.server.ts';
import { instanceMail } from '~/modules/instances/instance-mail.server.ts';
import { db } from '~/platform/db.server.ts';
import { defineJob } from '~/platform/jobs.server.ts';
import { writeLetter } from '~/platform/mail/write-letter.server.ts';
import { signId } from '~/platform/signing-keys.server.ts';
import { href } from '~/site-map.ts';

/**
 * Confirms a call, its new time or its end to whoever left an address, with the link that changes it; left out where a later
 * change has overtaken it.
 * @throws where the mailer fails; the job runs again
 */
export const callMailJob = defineJob({
  name: 'mail.consultation',
  schema: z.object({ callId: z.uuid(), news: z.enum(['booked', 'moved', 'cancelled']), moves: z.int() }),
  run: async ({ callId, news, moves }, { idempotencyKey }) => {
    const call = await db.consultationCall.findUnique({ where: { id: callId } });
    if (!call?.email || (call.cancelledAt !== null) !== (news === 'cancelled') || call.moves !== moves) return;
    const { email, locale, startsAt, firstName, phone, userId } = call;
    const isProven = userId !== null && (await isProvenAddress(userId, email));
    const t = i18nFor(locale, 'consultation-mail');
    const time = formatMoment(startsAt.toISOString(), locale);
    const { address, sender, look } = await instanceMail(call.instanceId, locale);
    const page = (path: string) => `${address}${path}`;
    const query = { token: signId('consultation', callId), ...mailMark(email) };
    const letter = await writeLetter({
      ...look,
      locale,
      colon: t('colon'),
      subject: t(`${news}.subject`, { time }),
      greeting: isProven ? t('greeting', { name: firstName }) : t('greeting-unnamed'),
      intro: t(isProven || news === 'cancelled' ? `${news}.intro` : `${news}.intro-unnumbered`, {
        time,
        phone: readablePhone(phone),
      }),
      blocks: [],
      link: {
        text: t(`${news}.link`),
        address: page(
          news === 'cancelled' ? href('consultation', {}, locale) : href('consultationCall', {}, locale, query),
        ),
      },
      ...(news === 'cancelled'
        ? {}
        : {
            more: [
              {
                text: t('calendar'),
                address: page(`${CALL_FILE}?${new URLSearchParams({ token: query.token }).toString()}`),
              },
            ],
          }),
      closing: t(`${news}.closing`, { minutes: CHANGE_MINUTES }),
    });
    await mailer().send({ kind: 'consultation', to: email, ...letter, ...sender, isProven }, idempotencyKey);
  },
});
