import type { Locale } from '~/i18n/locales.ts';
import { getOrganization } from '~/modules/content/content.server.ts';
import { db } from '~/platform/db.server.ts';
import { checkInvitations, invite } from './invitations.server.ts';

/** What came of it: somebody who is a member already has the desk at once, others are invited. */
export type Appointment = 'unknown-organization' | 'malformed' | 'waits-already' | 'given' | 'invited';

/** Makes somebody the administrator of an organization. @param slug of its shop's address */
export async function appointAdministrator({
  slug,
  email,
  locale,
}: {
  slug: string;
  email: string;
  locale: Locale;
}): Promise<Appointment> {
  const organization = await getOrganization({ slug, locale: 'de' });
  if (!organization) return 'unknown-organization';
  const sending = { text: email, allowsForeign: true, role: 'admin', locale } as const;
  const [line] = await checkInvitations(organization, sending);
  if (!line || line.state === 'malformed') return 'malformed';
  if (line.state === 'invited') return 'waits-already';
  if (line.state !== 'member') {
    await invite(organization, sending);
    return 'invited';
  }
  const { id: userId } = await db.user.findUniqueOrThrow({
    where: { email_instanceId: { email: line.text.toLowerCase(), instanceId: organization.id } },
    select: { id: true },
  });
  await db.userOrganization.upsert({
    where: { userId },
    create: { userId, organizationId: organization.id, way: 'domain', role: 'admin' },
    update: { role: 'admin' },
  });
  return 'given';
}
