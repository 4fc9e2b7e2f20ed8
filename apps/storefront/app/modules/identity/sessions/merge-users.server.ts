import type { Database } from '~/platform/db.server.ts';
import { startedModules } from '~/platform/modules.server.ts';

/** Locks both rows in the order of their ids, so that two merges of the same pair wait for each other. */
export async function lockUsers(database: Database, oneId: string, otherId: string): Promise<void> {
  await database.$queryRaw`select id from "user" where id in (${oneId}::uuid, ${otherId}::uuid) order by id for update`;
}

/**
 * Makes one person of two: everything of `fromUserId` goes to `toUserId`, its sessions and links to sign in too, and
 * an anonymous user that is left with nothing, and waits for no erasure, is removed. Repeating it changes nothing.
 */
export async function mergeUsers(database: Database, fromUserId: string, toUserId: string): Promise<void> {
  await lockUsers(database, fromUserId, toUserId);
  await database.session.updateMany({ where: { userId: fromUserId }, data: { userId: toUserId } });
  await database.signInRequest.updateMany({ where: { userId: fromUserId }, data: { userId: toUserId } });
  await database.agreement.updateMany({ where: { userId: fromUserId }, data: { userId: toUserId } });
  const proven = await database.provenAddress.findMany({ where: { userId: fromUserId } });
  await database.provenAddress.createMany({
    data: proven.map((row) => ({ ...row, userId: toUserId })),
    skipDuplicates: true,
  });
  const hooks = startedModules().flatMap(({ personalData }) => personalData.merge ?? []);
  for (const hook of hooks) await hook(database, fromUserId, toUserId);
  await moveErasure(database, fromUserId, toUserId);
  await database.user.deleteMany({ where: { id: fromUserId, email: null, erasure: null } });
}

/**
 * An erasure that a person waits for without an account stays asked for: of the address that they sign in with it is
 * the account's, where it can be taken back; of another address it waits with the anonymous user, who stays until
 * then.
 */
async function moveErasure(database: Database, fromUserId: string, toUserId: string): Promise<void> {
  const erasure = await database.erasure.findUnique({
    where: { userId: fromUserId },
    select: { id: true, guestEmail: true },
  });
  const account = await database.user.findUnique({
    where: { id: toUserId },
    select: { email: true, erasure: { select: { id: true } } },
  });
  if (!erasure?.guestEmail || erasure.guestEmail !== account?.email || account.erasure) return;
  await database.erasure.update({ where: { id: erasure.id }, data: { userId: toUserId, guestEmail: null } });
}
