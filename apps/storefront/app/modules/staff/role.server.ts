import type { Role } from '~/route-table.server.ts';
import { sessionHashOf } from '~/modules/identity/identity.server.ts';
import { verifyIdToken } from '~/modules/identity/id-token.server.ts';
import { memberSelect, roleHere } from '~/modules/organizations/membership.server.ts';
import type { MemberFacts } from '~/modules/organizations/membership.ts';
import { db } from '~/platform/db.server.ts';

/** What decides the role of a user: an address is there once it was verified. */
const userSelect = { id: true, ...memberSelect, admin: { select: { userId: true } } } as const;

interface RoleFacts extends MemberFacts {
  admin: object | null;
}

/** Members and administrators are those of the organization whose shop is asked, as long as they belong to it. */
async function roleOfUser(user: RoleFacts | null | undefined): Promise<Role> {
  if (!user?.email) return 'anonymous';
  if (user.admin) return 'staff';
  const role = await roleHere(user);
  return role === 'admin' ? 'organization-admin' : (role ?? 'signed-in');
}

/** The role of anyone who holds a session. @param cookieHeader of the request */
export async function getRoleOfSession(cookieHeader: string | null): Promise<Role> {
  return roleOfUser(await userOfSession(cookieHeader));
}

/** The role that an idToken gives; `anonymous` where it is invalid, or has ended. */
export async function getRoleOfToken(token: string): Promise<Role> {
  const holder = await verifyIdToken(token);
  if (!holder) return 'anonymous';
  return roleOfUser(await db.user.findUnique({ where: { id: holder.userId }, select: userSelect }));
}

/** A person of the team, at work. */
export interface StaffMember {
  userId: string;
  email: string;
}

/**
 * Who of the team a request is of. The gate has let it through: this says who it is, for the log.
 * @throws Response 404 where it is no one of the team
 */
export async function requireStaffMember(request: Request): Promise<StaffMember> {
  const user = await userOfSession(request.headers.get('Cookie'));
  if (!user?.email || !user.admin) throw new Response('Not found', { status: 404 });
  return { userId: user.id, email: user.email };
}

/** Who of the team an idToken speaks for; null if it is of no one of them. */
export async function findStaffMemberByToken(token: string | undefined): Promise<StaffMember | null> {
  const holder = token === undefined ? null : await verifyIdToken(token);
  const user = holder && (await db.user.findUnique({ where: { id: holder.userId }, select: userSelect }));
  return user?.email && user.admin ? { userId: user.id, email: user.email } : null;
}

async function userOfSession(cookieHeader: string | null) {
  const tokenHash = sessionHashOf(cookieHeader);
  if (!tokenHash) return undefined;
  const session = await db.session.findFirst({
    where: { tokenHash, expiresAt: { gt: new Date() } },
    select: { user: { select: userSelect } },
  });
  return session?.user;
}
