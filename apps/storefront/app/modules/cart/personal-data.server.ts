import { type Database, db } from '~/platform/db.server.ts';
import type { ExportPart, Person } from '~/platform/modules.server.ts';

/** Removes reminders that were asked for with a person's address; their own cart goes with them. */
export async function eraseReminders(database: Database, { email }: Person): Promise<void> {
  if (email) await database.cartReminder.deleteMany({ where: { email: { equals: email, mode: 'insensitive' } } });
}

/** What lies in a person's cart, and the reminder they asked for. Amounts are Rappen. */
export async function exportCart({ userId }: Person): Promise<ExportPart[]> {
  const cart = await db.cart.findUnique({
    where: { userId },
    include: { reminder: true, items: { include: { variant: { select: { sku: true } } } } },
  });
  if (!cart) return [];
  const { items, reminder } = cart;
  return [
    {
      name: 'cart',
      rows: items.map(({ variant, initialPrice, createdAt }) => ({
        sku: variant.sku,
        price: initialPrice,
        since: createdAt.toISOString(),
      })),
    },
    {
      name: 'reminder',
      rows: reminder ? [{ firstname: reminder.firstname, lastname: reminder.lastname, email: reminder.email }] : [],
    },
  ];
}
