import { db } from '~/platform/db.server.ts';
import { verifySignedId } from '~/platform/signing-keys.server.ts';

/**
 * Ends the mails about a list, by the token of the link in each of them: it needs no sign-in.
 * @returns false if the token is invalid
 */
export async function stopMails(token: string): Promise<boolean> {
  const userId = verifySignedId('wishlist-mail', token);
  if (userId === undefined) return false;
  await db.wishlist.updateMany({ where: { userId }, data: { priceMail: false, stockMail: false } });
  return true;
}
