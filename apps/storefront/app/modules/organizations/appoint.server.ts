import type { Locale } from '~/i18n/locales.ts';
import { findInstanceBySlug } from '~/modules/instances/instances.server.ts';
import { db } from '~/platform/db.server.ts';
import { checkInvitations, invite } from './invitations.server.ts';

/** The result: a person who is a member already has the staff area at once, others are invited. */
export type Appointment = 'unknown-organization' | 'malformed' | 'waits-already' | 'given' | 'invited';

/**
 * Makes a person the administrator of an organization.
 * @param slug of its shop's address
 * @param locale of the invitation, where the shop speaks it
 */
export async function appointAdministrator({
  slug,
  email,
  locale,
}: {
  slug: string;
  email: string;
  locale: Locale;
}): Promise<Appointment> {
  // Of a partner with one language both have its words.
  const organization = (await findInstanceBySlug(slug))?.organization?.de;
  if (!organization) return 'unknown-organization';
  // Pages of a language that the shop does not speak lead home: the invitation would be lost on the way.
  const spoken = organization.languages.includes(locale) ? locale : (organization.languages[0] ?? locale);
  const sending = { text: email, allowsForeign: true, role: 'admin', locale: spoken } as const;
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
