import { db } from '~/platform/db.server.ts';
import { NO_USER_ID, type Person } from '~/platform/modules.server.ts';

/**
 * A person who ordered without an account, as hooks know them: the visitor with the address they typed, or the address
 * alone where the same browser ordered with others too or has signed in since, so that nothing of those is touched.
 * @param email in small letters
 */
export async function findGuest(userId: string, email: string): Promise<Person> {
  const [user, orders] = await Promise.all([
    db.user.findUnique({ where: { id: userId }, select: { email: true } }),
    db.checkout.findMany({ where: { userId }, select: { contact: true } }),
  ]);
  const isAccount = typeof user?.email === 'string';
  const isTheirs =
    !isAccount &&
    orders.every(({ contact }) => {
      const typed = typeof contact === 'object' && contact && 'email' in contact ? contact.email : '';
      return typeof typed === 'string' && typed.trim().toLowerCase() === email;
    });
  return { userId: isTheirs ? userId : NO_USER_ID, email };
}
