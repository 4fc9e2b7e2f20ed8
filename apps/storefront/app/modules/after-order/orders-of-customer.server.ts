import type { Database } from '~/platform/db.server.ts';
import { NO_USER_ID, type Person } from '~/platform/modules.server.ts';

/** Finds the orders of a customer: by owner, or by e-mail address in the same shop, case-insensitively. */
export async function listOrdersOfCustomer(database: Database, { userId, email }: Person): Promise<string[]> {
  const rows = await database.$queryRaw<{ id: string }[]>`
    select id from checkout where user_id = ${userId}::uuid or (${email} <> '' and lower(contact->>'email') = ${email}
      and instance_id = coalesce((select u.instance_id from "user" u where u.id = ${userId}::uuid), instance_id))
    order by created_at`;
  return rows.map(({ id }) => id);
}

/**
 * The orders that a customer gets in an export: their own; for a guest known only by address, guest orders with that
 * address.
 */
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
