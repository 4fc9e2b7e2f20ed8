import type { ExportPart, Person } from '~/platform/modules.server.ts';
import { type Database, db } from '~/platform/db.server.ts';

/** What is stored about a person's belonging to an organization, for themselves. */
export async function exportMembership({ userId }: Person): Promise<ExportPart[]> {
  const row = await db.userOrganization.findUnique({ where: { userId } });
  if (!row) return [];
  const { way, role, since, leftAt } = row;
  return [
    {
      name: 'membership',
      rows: [{ way, role, since: since.toISOString(), leftAt: leftAt?.toISOString() ?? null }],
    },
  ];
}

/**
 * Forgets the invitations to a person's address in their organization's shop; the belonging itself goes with the
 * account.
 */
export async function eraseInvitations(database: Database, { userId, email }: Person): Promise<void> {
  const user = await database.user.findUnique({ where: { id: userId }, select: { instanceId: true } });
  if (!user || !email) return;
  await database.organizationInvitation.deleteMany({ where: { organizationId: user.instanceId, email } });
}
