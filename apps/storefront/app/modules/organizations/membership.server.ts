import type { Organization } from '~/modules/content/content.ts';
import type { Instance } from '~/modules/instances/instance.ts';
import { findInstance } from '~/modules/instances/instances.server.ts';
import { type Database, db } from '~/platform/db.server.ts';
import { currentInstanceId, seeingAllInstances } from '~/platform/instance-scope.server.ts';
import { isOfDomain, type MemberFacts, membershipFrom, openDomains, type OrganizationRole } from './membership.ts';

/** What decides about a person's belonging, for a query of users. */
export const memberSelect = {
  email: true,
  membership: {
    select: { way: true, role: true, leftAt: true, invitation: { select: { withdrawnAt: true } } },
  },
} as const;

/**
 * The organization whose shop this request is to; undefined in the main shop. The German entry holds what is of no
 * language.
 */
export async function organizationHere(): Promise<Organization | undefined> {
  return (await findInstance(currentInstanceId()))?.organization?.de;
}

/** Whether only members see what an instance offers (spec §6). A setting in one language is enough. */
export const isPrivate = ({ organization }: Instance): boolean =>
  organization !== undefined && Object.values(organization).some((each) => each.private);

/**
 * What a person is in the organization whose shop this request is to; null if they do not belong to it, and in the
 * main shop.
 */
export async function roleHere(facts: MemberFacts): Promise<OrganizationRole | null> {
  const organization = await organizationHere();
  return organization ? membershipFrom(facts, organization) : null;
}

/** The same of a user; null if there is no such user of this shop. */
export async function roleOfUserHere(userId: string): Promise<OrganizationRole | null> {
  const user = await db.user.findUnique({
    where: { id: userId, instanceId: currentInstanceId() },
    select: memberSelect,
  });
  return user && roleHere(user);
}

/** Whether a user belongs to the organization of an instance, asked from any other shop. */
export async function belongsTo({ organization }: Instance, userId: string): Promise<boolean> {
  if (!organization) return false;
  const user = await seeingAllInstances(
    async () =>
      await db.user.findUnique({ where: { id: userId, instanceId: organization.de.id }, select: memberSelect }),
  );
  return user !== null && membershipFrom(user, organization.de) !== null;
}

/** A person who has just shown that an address is theirs. */
export interface Arrival {
  userId: string;
  email: string;
  /** The invitation whose link they have opened. */
  invitationId?: string | null;
}

/**
 * Makes a person a member who signs in to an organization's shop, inside the caller's transaction: by the invitation
 * that they came with or that waits for their address, else by their address. Whose belonging was ended comes back by
 * a new invitation only.
 */
export async function joinOrganization(
  database: Database,
  { userId, email, invitationId }: Arrival,
  now = new Date(),
): Promise<void> {
  const organization = await organizationHere();
  if (!organization) return;
  const organizationId = organization.id;
  const known = await database.userOrganization.findUnique({ where: { userId } });
  const invitation = await takeInvitation(database, { organizationId, email, invitationId, now });
  if (invitation) {
    const given = { way: 'invitation', role: invitation.role, invitationId: invitation.id, leftAt: null } as const;
    await database.userOrganization.upsert({
      where: { userId },
      create: { userId, organizationId, ...given },
      update: given,
    });
  } else if (!known && isOfDomain(email, openDomains(organization))) {
    await database.userOrganization.createMany({
      data: { userId, organizationId, way: 'domain' },
      skipDuplicates: true,
    });
  }
}

interface Search {
  organizationId: string;
  email: string;
  invitationId?: string | null;
  now: Date;
}

/** Uses one place of an invitation up; null if none stands open. Of two that want the last place one gets it. */
async function takeInvitation(database: Database, { organizationId, email, invitationId, now }: Search) {
  const [invitation] = await database.$queryRaw<{ id: string; role: OrganizationRole }[]>`
    update organization_invitation set uses = uses + 1
    where id = (
      select id from organization_invitation
      where organization_id = ${organizationId} and withdrawn_at is null and expires_at > ${now}::timestamptz and uses < max_uses
        and (email = ${email} or (email is null and id = ${invitationId ?? null}::uuid))
      order by (role = 'admin') desc, created_at desc limit 1 for update
    )
    returning id, role::text`;
  return invitation ?? null;
}

/** Whether a person may be sent a link to sign in to a private shop: others would find nothing there. */
async function maySignIn(
  organization: Organization,
  { email, invitationId }: Omit<Arrival, 'userId'>,
  now = new Date(),
): Promise<boolean> {
  const { id: organizationId } = organization;
  const user = await db.user.findUnique({
    where: { email_instanceId: { email, instanceId: organizationId } },
    select: memberSelect,
  });
  // Both are asked for in any case: the time that it takes tells nothing.
  const isMember = Boolean(membershipFrom(user ?? { email, membership: null }, organization));
  const places = await db.organizationInvitation.findMany({
    where: {
      organizationId,
      withdrawnAt: null,
      expiresAt: { gt: now },
      OR: [{ email }, ...(invitationId ? [{ id: invitationId, email: null }] : [])],
    },
    select: { uses: true, maxUses: true },
  });
  return isMember || places.some(({ uses, maxUses }) => uses < maxUses);
}

/** Whether no link to sign in may go to an address: it does not belong to the private shop that this request is to. */
export async function isWithheldHere(email: string): Promise<boolean> {
  const organization = await organizationHere();
  return organization?.private ? !(await maySignIn(organization, { email })) : false;
}
