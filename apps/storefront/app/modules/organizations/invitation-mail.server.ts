import { z } from 'zod';
import { formatDay } from '~/i18n/dates.ts';
import type { Locale } from '~/i18n/locales.ts';
import { defineMail } from '~/modules/instances/define-mail.server.ts';
import type { Instance } from '~/modules/instances/instance.ts';
import { addressOf, readInstance } from '~/modules/instances/instances.server.ts';
import { db } from '~/platform/db.server.ts';
import { toInstanceId } from '~/platform/instance-id.ts';
import { signId } from '~/platform/signing-keys.server.ts';
import { zurichDate } from '~/platform/zurich-time.server.ts';
import { href } from '~/site-map.ts';

const invitationPath = (id: string, locale: Locale): string =>
  href('invitation', {}, locale, { token: signId('invitation', id) });

/** The whole address that an invitation's link has. */
export const addressOfInvitation = (instance: Instance, id: string, locale: Locale): string =>
  addressOf(instance) + invitationPath(id, locale);

/** Mails an invitation to an organization's shop. The queue holds no secret: the link is made when it is sent. */
export const invitationMail = defineMail({
  kinds: [{ name: 'organization-invitation', class: 'essential', hourly: 3, daily: 6 }],
  texts: 'invitation-mail',
  schema: z.object({ invitationId: z.uuid(), round: z.number().int() }),
  read: async ({ invitationId }) => {
    const invitation = await db.organizationInvitation.findUnique({ where: { id: invitationId } });
    if (!invitation?.email || invitation.withdrawnAt || invitation.uses > 0) return undefined;
    const { id, locale, email: to, expiresAt, role, organizationId: instanceId } = invitation;
    const instance = await readInstance(toInstanceId(instanceId));
    if (!instance?.organization) return undefined;
    const { name } = instance.organization[locale];
    const facts = {
      name,
      expiresOn: zurichDate(expiresAt),
      isAdmin: role === 'admin',
      path: invitationPath(id, locale),
    };
    return { to, locale, instanceId, senderName: name, facts };
  },
  write: ({ name, expiresOn, isAdmin, path }, { t, locale, page }) => ({
    subject: t('subject', { name }),
    greeting: t('greeting', { name }),
    intro: t(isAdmin ? 'intro-admin' : 'intro', { name, date: formatDay(expiresOn, locale) }),
    link: { text: t('open'), address: page(path) },
    closing: t('closing'),
  }),
  samples: (locale) => {
    const facts = { name: 'Helvion', expiresOn: '2026-12-11', path: href('invitation', {}, locale) } as const;
    return { member: { ...facts, isAdmin: false }, admin: { ...facts, isAdmin: true } };
  },
});
