import { z } from 'zod';
import { db } from '~/platform/db.server.ts';
import { defineJob, type Job } from '~/platform/jobs.server.ts';
import { invitationMailJob } from './invitation-mail.server.ts';

/** Days that an invitation which nobody used is kept after it has ended. */
const KEPT_DAYS = 90;

/** Removes invitations that nobody came by, three months after they have ended. Those that somebody came by stay with the member. */
async function removeOldInvitations(now = new Date()): Promise<number> {
  const before = new Date(now.getTime() - KEPT_DAYS * 24 * 60 * 60 * 1000);
  const { count } = await db.organizationInvitation.deleteMany({
    where: { expiresAt: { lt: before }, members: { none: {} } },
  });
  return count;
}

const cleanInvitationsJob = defineJob({
  name: 'organizations.clean',
  crontab: '35 2 * * *',
  schema: z.object({}),
  run: async () => {
    await removeOldInvitations();
  },
});

/** The jobs of members and invitations. */
export const organizationJobs: readonly Job[] = [invitationMailJob, cleanInvitationsJob];
