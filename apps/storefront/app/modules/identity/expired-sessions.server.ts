import { db, Prisma } from '~/platform/db.server.ts';

/**
 * Removes sessions that have ended, links and codes to sign in a day after they have, the lists and agreements of
 * anyone who has neither an account nor a session any more, and anonymous users of whom nothing else is left: no
 * session, no cart, no order, nothing that waits to be erased.
 * @returns how many sessions and users
 */
export async function removeExpiredSessions(now = new Date()): Promise<{ sessions: number; users: number }> {
  const yesterday = new Date(now.getTime() - 24 * 60 * 60 * 1000);
  await db.signInRequest.deleteMany({ where: { expiresAt: { lt: yesterday } } });
  await db.wrongCode.deleteMany({ where: { at: { lt: yesterday } } });
  await db.signInHandover.deleteMany({ where: { expiresAt: { lt: yesterday } } });
  await db.passkeyChallenge.deleteMany({ where: { expiresAt: { lt: now } } });
  const { count: sessions } = await db.session.deleteMany({ where: { expiresAt: { lt: now } } });
  // Anyone who has an order is stored; what only a session opens, or proves something for, is not.
  for (const table of ['wishlist', 'agreement'] as const) {
    await db.$executeRaw(Prisma.sql`
      delete from ${Prisma.raw(table)} kept using "user" u
      where u.id = kept.user_id
        and u.email is null
        and not exists (select from session where user_id = u.id)`);
  }
  // A user is made just before its first session and cart: young ones are left alone.
  const users = await db.$executeRaw(Prisma.sql`
    delete from "user" u
    where u.email is null
      and u.created_at < ${now}::timestamptz - interval '1 day'
      and not exists (select from session where user_id = u.id)
      and not exists (select from cart where user_id = u.id)
      and not exists (select from checkout where user_id = u.id)
      and not exists (select from erasure where user_id = u.id)`);
  return { sessions, users };
}
