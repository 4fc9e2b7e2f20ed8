import { db } from '~/platform/db.server.ts';
import { env } from '~/platform/env.server.ts';
import { MAIN_SHOP } from '~/platform/instance-id.ts';

/**
 * Gives the addresses of `ADMIN_EMAILS` their accounts and their rows in the table of admins (decision 40: Accounts).
 * Anyone who signs in with one of them, and so has shown that it is theirs, is staff. No one loses a row by it.
 * @param emails in small letters
 */
export async function seedStaff(emails: readonly string[] = env().ADMIN_EMAILS): Promise<void> {
  for (const email of emails) {
    const { id: userId } = await db.user.upsert({
      where: { email_instanceId: { email, instanceId: MAIN_SHOP } },
      create: { email, instanceId: MAIN_SHOP },
      update: {},
      select: { id: true },
    });
    // Two that start at once may both find no row: one of them writes it.
    await db.admin.createMany({ data: { userId }, skipDuplicates: true });
  }
}
