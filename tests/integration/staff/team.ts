import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { SESSION_COOKIE } from '~/modules/identity/session-cookie.server.ts';
import { seedStaff } from '~/modules/staff/seed-staff.server.ts';
import type { StaffMember } from '~/modules/staff/role.server.ts';
import { db } from '~/platform/db.server.ts';

/** A user with a session, as their browser sends it. */
export interface Someone {
  userId: string;
  email: string;
  cookie: string;
}

/** A session of a user. @param createdAt its start */
export async function sessionOf(userId: string, createdAt = new Date()): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const tokenHash = createHash('sha256').update(token).digest('hex');
  const expiresAt = new Date(Date.now() + 3_600_000);
  await db.session.create({ data: { tokenHash, userId, expiresAt, createdAt } });
  return `${SESSION_COOKIE}=${token}`;
}

/** A signed-in user. */
export async function someone(email = `${randomUUID()}@example.ch`): Promise<Someone> {
  const { id: userId } = await db.user.upsert({
    where: { email_instanceId: { email, instanceId: 'main' } },
    create: { email },
    update: {},
  });
  return { userId, email, cookie: await sessionOf(userId) };
}

/** A signed-in team member. */
export async function colleague(): Promise<Someone & StaffMember> {
  const email = `team.${randomUUID()}@velory.example`;
  await seedStaff([email]);
  return someone(email);
}

/** The log's entries of a user, oldest first. */
export async function actsOf({ userId: staffId }: StaffMember): Promise<string[]> {
  const rows = await db.staffLog.findMany({ where: { staffId }, orderBy: { id: 'asc' } });
  return rows.map(({ action }) => action);
}
