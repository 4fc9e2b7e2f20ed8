import type { Database } from '~/platform/db.server.ts';
import { NO_USER_ID, type Person } from '~/platform/modules.server.ts';

/**
 * The orders by which somebody is known: by their owner, or by the address they were placed with in the same shop,
 * whatever its case.
 */
export async function listOrdersOfCustomer(database: Database, { userId, email }: Person): Promise<string[]> {
  const rows = await database.$queryRaw<{ id: string }[]>`
    select id from checkout where user_id = ${userId}::uuid or (${email} <> '' and lower(contact->>'email') = ${email}
      and instance_id = coalesce((select u.instance_id from "user" u where u.id = ${userId}::uuid), instance_id))
    order by created_at`;
  return rows.map(({ id }) => id);
}

/** The orders that somebody is given: their own; a guest who is known by the address alone, those of guests placed with it. */
export async function listExportableOrders(database: Database, { userId, email }: Person): Promise<string[]> {
  if (userId !== NO_USER_ID) {
    const own = await database.checkout.findMany({
      where: { userId },
      orderBy: { createdAt: 'asc' },
      select: { id: true },
    });
    return own.map(({ id }) => id);
  }
  const rows = await database.$queryRaw<{ id: string }[]>`
    select c.id from checkout c join "user" u on u.id = c.user_id
    where u.email is null and lower(c.contact->>'email') = ${email} order by c.created_at`;
  return rows.map(({ id }) => id);
}
