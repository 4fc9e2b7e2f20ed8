import { z } from 'zod';
import { formatMoment } from '~/i18n/dates.ts';
import { readablePhone } from '~/modules/checkout/checkout.server.ts';
import { CALL_FILE, CHANGE_MINUTES } from '~/modules/consultation/consultation.ts';
import { isProvenAddress, mailMark } from '~/modules/identity/proven-address.server.ts';
import { defineMail } from '~/modules/instances/define-mail.server.ts';
import { db } from '~/platform/db.server.ts';
import { signId } from '~/platform/signing-keys.server.ts';
import { href } from '~/site-map.ts';

const schema = z.object({ callId: z.uuid(), news: z.enum(['booked', 'moved', 'cancelled']), moves: z.int() });

interface Facts {
  news: z.infer<typeof schema>['news'];
  startsAt: string;
  phone: string;
  /** Absent if the address is not proven: then nothing that was typed is repeated. */
  name: string | undefined;
  token: string;
  email: string;
}

/**
 * Confirms a call, its new time or its end to anyone who left an address, with the link that changes it; left out
 * where a later change has overtaken it.
 */
export const callMail = defineMail({
  kinds: [{ name: 'consultation', class: 'normal' }],
  texts: 'consultation-mail',
  schema,
  read: async ({ callId, news, moves }) => {
    const call = await db.consultationCall.findUnique({ where: { id: callId } });
    if (!call?.email || (call.cancelledAt !== null) !== (news === 'cancelled') || call.moves !== moves)
      return undefined;
    const { email, locale, instanceId, startsAt, firstName, phone, userId } = call;
    const isProven = userId !== null && (await isProvenAddress(userId, email));
    const facts: Facts = {
      news,
      phone,
      email,
      startsAt: startsAt.toISOString(),
      name: isProven ? firstName : undefined,
      token: signId('consultation', callId),
    };
    return { to: email, locale, instanceId, isProven, facts };
  },
  write: ({ news, startsAt, phone, name, token, email }, { t, locale, page }) => {
    const isCancelled = news === 'cancelled';
    const time = formatMoment(startsAt, locale);
    return {
      subject: t(`${news}.subject`, { time }),
      greeting: name === undefined ? t('greeting-unnamed') : t('greeting', { name }),
      intro: t(name !== undefined || isCancelled ? `${news}.intro` : `${news}.intro-unnumbered`, {
        time,
        phone: readablePhone(phone),
      }),
      link: {
        text: t(`${news}.link`),
        address: page(
          isCancelled
            ? href('consultation', {}, locale)
            : href('consultationCall', {}, locale, { token, ...mailMark(email) }),
        ),
      },
      ...(!isCancelled && {
        more: [{ text: t('calendar'), address: page(`${CALL_FILE}?${new URLSearchParams({ token }).toString()}`) }],
      }),
      closing: t(`${news}.closing`, { minutes: CHANGE_MINUTES }),
    };
  },
  samples: (): Record<string, Facts> => {
    const facts = {
      startsAt: '2026-12-01T13:20:00Z',
      phone: '+41791234567',
      token: 'sample',
      email: 'mia@example.ch',
      name: 'Mia',
    };
    return {
      booked: { ...facts, news: 'booked' },
      'booked, address not proven': { ...facts, news: 'booked', name: undefined },
      moved: { ...facts, news: 'moved' },
      cancelled: { ...facts, news: 'cancelled' },
    };
  },
});
