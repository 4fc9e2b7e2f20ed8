import { db } from '~/platform/db.server.ts';
import { isSignatureOf, signText } from '~/platform/signing-keys.server.ts';

const TOKEN = /^([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\.([\w-]{43})$/;

/** What stands in the link of each mail that ends them: it does nothing else, and needs no sign-in. */
export const stopMailsToken = (userId: string): string => `${userId}.${signText('wishlist-mail', userId)}`;

/** Ends the mails about a list. @returns false where the token is none of ours */
export async function stopMails(token: string): Promise<boolean> {
  const [, userId = '', signature = ''] = TOKEN.exec(token) ?? [];
  if (!userId || !isSignatureOf('wishlist-mail', userId, signature)) return false;
  await db.wishlist.updateMany({ where: { userId }, data: { priceMail: false, stockMail: false } });
  return true;
}
