import { formatMoment } from '~/i18n/dates.ts';
import { defineMail } from '~/modules/instances/define-mail.server.ts';
import { inBlocks } from '~/modules/wheel/draw.ts';
import { hashOf, keyOf, ticketOf } from '~/modules/wheel/spins/keys.server.ts';
import { spinMailSchema } from '~/modules/wheel/wheel.schema.server.ts';
import { db } from '~/platform/db.server.ts';
import { signId } from '~/platform/signing-keys.server.ts';
import { href } from '~/site-map.ts';

/**
 * Mails the link of a turn with the fingerprint of its key, and forgets the address. The fingerprint is in the
 * person's hands before they choose their half of the mark: the key cannot be another one any more.
 */
export const spinMail = defineMail({
  kinds: [{ name: 'wheel-turn', class: 'normal' }],
  texts: 'wheel-mail',
  schema: spinMailSchema,
  read: async ({ turnId }) => {
    const turn = await db.wheelTurn.findUnique({ where: { id: turnId }, include: { campaign: true } });
    if (!turn?.email) return undefined;
    const { id, email, number, locale, instanceId, turnedAt, campaign } = turn;
    return {
      to: email,
      locale,
      instanceId,
      onSent: () => db.wheelTurn.updateMany({ where: { id, email }, data: { email: null } }),
      facts: {
        number,
        isTurned: turnedAt !== null,
        closesAt: campaign.closesAt.toISOString(),
        ticket: ticketOf(campaign.seed, number),
        fingerprint: hashOf(keyOf(campaign.seed, number)),
        token: signId('wheel-turn', id),
      },
    };
  },
  write: ({ number, isTurned, closesAt, ticket, fingerprint, token }, { t, locale, page }) => {
    const words = isTurned ? 'turned' : 'ready';
    return {
      subject: t(`${words}.subject`),
      greeting: t(`${words}.greeting`),
      intro: t(`${words}.intro`, { end: formatMoment(closesAt, locale), number }),
      blocks: [
        {
          title: t('seal'),
          lines: [
            { text: t('number'), amount: String(number) },
            { text: t('ticket'), amount: ticket },
            { text: t('fingerprint') },
            { text: inBlocks(fingerprint) },
          ],
        },
      ],
      link: { text: t(`${words}.link`), address: page(href('wheelTurn', {}, locale, { token })) },
      closing: t('closing'),
    };
  },
  samples: () => {
    const facts = {
      number: 7,
      closesAt: '2026-12-24T17:00:00Z',
      ticket: '9F3A',
      token: 'sample',
      fingerprint: '5e884898da28047151d0e56f8dc6292773603d0d6aabbdd62a11ef721d1542d8',
    };
    return { ready: { ...facts, isTurned: false }, turned: { ...facts, isTurned: true } };
  },
});
