import { z } from 'zod';
import { defineMail } from '~/modules/instances/define-mail.server.ts';
import { db } from '~/platform/db.server.ts';
import { href } from '~/site-map.ts';

/** Notifies the owner of an account that wrong codes were typed for it; no one where the address has no account. */
export const signInWarningMail = defineMail({
  kinds: [{ name: 'sign-in-warning', class: 'essential', hourly: 1, daily: 2 }],
  texts: 'sign-in-mail',
  schema: z.object({ requestId: z.uuid() }),
  read: async ({ requestId }) => {
    const request = await db.signInRequest.findUnique({
      where: { id: requestId },
      include: { user: { select: { instanceId: true } } },
    });
    if (!request) return undefined;
    const { email, locale, user } = request;
    const { instanceId } = user;
    const owner = await db.user.findUnique({ where: { email_instanceId: { email, instanceId } } });
    return owner ? { to: email, locale, instanceId, facts: {} } : undefined;
  },
  write: (_facts, { t, locale, page }) => ({
    subject: t('warning.subject'),
    greeting: t('warning.greeting'),
    intro: t('warning.intro'),
    link: { text: t('warning.link'), address: page(href('account', {}, locale)) },
    closing: t('warning.closing'),
  }),
  samples: () => ({ warning: {} }),
});
