import type { MemberCounts, MemberFilter, MemberView } from '~/modules/organizations/admin.ts';
import type { Administrator } from '~/modules/organizations/administrator.server.ts';
import type { Organization } from '~/modules/content/content.ts';
import { membershipFrom } from '~/modules/organizations/membership.ts';
import { memberSelect } from '~/modules/organizations/membership.server.ts';
import { db } from '~/platform/db.server.ts';
import { zurichDate } from '~/platform/zurich-time.server.ts';
import { type KnownOrder, paidBy } from './orders.server.ts';

export interface MemberList {
  members: MemberView[];
  counts: MemberCounts;
  /** How many the search and the filter leave, over all pages. */
  found: number;
}

interface MemberQuery {
  filter?: MemberFilter;
  /** A part of a name or an address. */
  search?: string;
  /** From 0. */
  page?: number;
  perPage: number;
}

/** Whether a person is a member no more. */
const isAway = ({ leftOn, isOut }: MemberView): boolean => leftOn !== null || isOut;

/** Members of an organization, with those who were: anyone who has signed in once in its shop. */
export async function listMembers(
  organization: Organization,
  orders: readonly KnownOrder[],
  { filter = 'all', search = '', page = 0, perPage }: MemberQuery,
  now = new Date(),
): Promise<MemberList> {
  const users = await db.user.findMany({
    where: { instanceId: organization.id, email: { not: null } },
    orderBy: [{ createdAt: 'desc' }, { id: 'asc' }],
    select: {
      id: true,
      createdAt: true,
      email: true,
      membership: { select: { ...memberSelect.membership.select, since: true } },
    },
  });
  const today = zurichDate(now);
  const ordersOfUser = new Map<string, KnownOrder[]>();
  for (const order of orders) ordersOfUser.set(order.userId, [...(ordersOfUser.get(order.userId) ?? []), order]);
  const all = users.flatMap((user): MemberView[] => {
    const { membership, email } = user;
    const role = membershipFrom(user, organization);
    // Anyone who has signed in and never belonged is no member who left.
    if (email === null || (role === null && !membership)) return [];
    const own = ordersOfUser.get(user.id) ?? [];
    const plan = own.find(({ endedOn }) => endedOn === null) ?? own[0];
    const paid = plan ? paidBy(plan, today) : 0;
    return [
      {
        userId: user.id,
        name: plan?.name ?? null,
        email,
        since: zurichDate(membership?.since ?? user.createdAt),
        leftOn: membership?.leftAt ? zurichDate(membership.leftAt) : null,
        isOut: role === null && !membership?.leftAt,
        role: role ?? 'member',
        way: membership?.way ?? 'domain',
        plan: !plan || plan.endedOn !== null ? 'none' : paid >= plan.months && plan.months > 0 ? 'done' : 'running',
        paid,
        of: plan?.months ?? 0,
        share: plan?.share ?? 0,
      },
    ];
  });
  const matches: Record<MemberFilter, (member: MemberView) => boolean> = {
    all: (member) => !isAway(member),
    plan: (member) => !isAway(member) && member.plan !== 'none',
    none: (member) => !isAway(member) && member.plan === 'none',
    left: isAway,
  };
  const counts = {
    all: all.filter(matches.all).length,
    plan: all.filter(matches.plan).length,
    none: all.filter(matches.none).length,
    left: all.filter(matches.left).length,
  };
  const words = search.trim().toLowerCase();
  const found = all.filter(
    (member) => matches[filter](member) && `${member.name ?? ''} ${member.email}`.toLowerCase().includes(words),
  );
  return { members: found.slice(page * perPage, (page + 1) * perPage), counts, found: found.length };
}

/** What an administrator may do with a member. */
type MembershipAct = 'end' | 'readmit' | 'make-admin' | 'make-member';

/**
 * Ends a membership, begins it again, or changes what a person may do; it counts from the next request on. No one
 * changes their own.
 * @returns false if there is no such member of this organization
 */
export async function setMembership(
  { userId: ownId, organization }: Administrator,
  userId: string,
  act: MembershipAct,
  now = new Date(),
): Promise<boolean> {
  if (userId === ownId) return false;
  const organizationId = organization.id;
  const user = await db.user.findFirst({
    where: { id: userId, instanceId: organizationId, email: { not: null } },
    select: memberSelect,
  });
  if (!user?.email) return false;
  const change = {
    end: { leftAt: now },
    readmit: { leftAt: null },
    'make-admin': { role: 'admin' },
    'make-member': { role: 'member' },
  } as const;
  const { email } = user;
  await db.$transaction(async (database) => {
    const member = await database.userOrganization.upsert({
      where: { userId },
      create: { userId, organizationId, way: 'domain', ...change[act] },
      update: change[act],
      select: memberSelect.membership.select,
    });
    if (act !== 'readmit' || membershipFrom({ email, membership: member }, organization)) return;
    // What they came by opens nothing any more: taking them in again is an invitation of its own.
    const { id: invitationId } = await database.organizationInvitation.create({
      data: { organizationId, email, role: member.role, locale: 'de', uses: 1, createdAt: now, expiresAt: now },
    });
    await database.userOrganization.update({ where: { userId }, data: { way: 'invitation', invitationId } });
  });
  return true;
}
