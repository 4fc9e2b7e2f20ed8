import { z } from 'zod';
import { formatTime } from '~/i18n/dates.ts';
import { mayMail } from '~/integrations/mail/mail.server.ts';
import { deviceNames } from '~/modules/identity/device.ts';
import { LINK_MINUTES } from '~/modules/identity/sign-in.ts';
import { defineMail } from '~/modules/instances/define-mail.server.ts';
import { readInstance } from '~/modules/instances/instances.server.ts';
import { db } from '~/platform/db.server.ts';
import { toInstanceId } from '~/platform/instance-id.ts';
import type { MailKind } from '~/platform/mail/mail-kind.ts';
import { signId } from '~/platform/signing-keys.server.ts';
import { href } from '~/site-map.ts';
import { isProvenAsk } from './link-asker.ts';

/** Limits of the mail with the link. */
const kind: MailKind = { name: 'sign-in-link', class: 'essential', hourly: 8, daily: 40 };

/**
 * Mails a link to sign in, unless it has ended meanwhile. The queue holds no secret: the link is made when it is sent.
 */
export const signInMail = defineMail({
  kinds: [kind],
  texts: 'sign-in-mail',
  schema: z.object({ requestId: z.uuid() }),
  read: async ({ requestId }, idempotencyKey) => {
    const request = await db.signInRequest.findUnique({
      where: { id: requestId },
      include: { user: { select: { instanceId: true } } },
    });
    if (!request || request.usedAt || request.expiresAt <= new Date()) return undefined;
    const { id, email: to, locale, expiresAt, withheld, device, user } = request;
    const instance = await readInstance(toInstanceId(user.instanceId));
    // An organization that is published no more has no shop to sign in to.
    if (!instance) return undefined;
    const isProven = isProvenAsk(request);
    // It counts as sent: how many a mailbox has had says nothing of whom a private shop has invited.
    if (withheld) return void (await mayMail({ kind, to, isProven }, idempotencyKey));
    return {
      to,
      locale,
      instanceId: user.instanceId,
      isProven,
      senderName: instance.organization?.[locale].name,
      // The link is valid for as long from when it is sent.
      onPostponed: (sentAt) => extendLink(requestId, sentAt),
      facts: { token: signId('sign-in-link', id), expiresAt: expiresAt.toISOString(), device },
    };
  },
  write: ({ token, expiresAt, device }, { t, locale, sender, page }) => {
    const names = deviceNames(device);
    return {
      subject: sender ? t('subject-of', { name: sender }) : t('subject'),
      greeting: sender ? t('greeting-of', { name: sender }) : t('greeting'),
      intro: t('intro', { minutes: LINK_MINUTES, time: formatTime(expiresAt, locale) }),
      link: { text: t('open'), address: page(href('signInLink', {}, locale, { token })) },
      closing: names ? t('closing-device', names) : t('closing'),
    };
  },
  samples: () => ({ link: { token: 'sample', expiresAt: '2026-11-27T10:15:00Z', device: null } }),
});

async function extendLink(id: string, sentAt: Date): Promise<void> {
  const expiresAt = new Date(sentAt.getTime() + LINK_MINUTES * 60 * 1000);
  await db.signInRequest.updateMany({ where: { id, usedAt: null }, data: { sendAt: sentAt, expiresAt } });
}
