import { db } from '~/platform/db.server.ts';
import { isSignatureOf, signText } from '~/platform/signing-keys.server.ts';
import { visitorOf } from './identity.server.ts';

/** Name of the query part by which a link of a mail tells to whom it was sent. */
const MARK = 'mail';

const stored = (email: string): string => signText('mailbox', `proven ${email.toLowerCase()}`);

/**
 * What a link in a mail carries beside its token: only a person who reads mails of the address can have it. To be
 * spread into the link's query.
 */
export function mailMark(email: string): { mail: string } {
  const address = stored(email);
  return { mail: `${address}.${signText('mail-link', address)}` };
}

/**
 * Whether a visitor has shown that an address is theirs: signed in with it, or opened a link of a mail to it in the
 * same browser. Only then may a mail to it repeat what a visitor typed, and pass the limits of its mailbox (decision
 * 142).
 * @param userId of the visitor who causes the mail
 */
export async function isProvenAddress(userId: string, email: string): Promise<boolean> {
  const user = await db.user.findUnique({
    where: { id: userId },
    select: { email: true, provenAddresses: { where: { address: stored(email) }, select: { provenAt: true } } },
  });
  return user !== null && (user.email === email.toLowerCase() || user.provenAddresses.length > 0);
}

/**
 * Records that the link of a mail was opened in a browser that has a session. Only the browser is recorded:
 * programs that look into mails open links too, and have none.
 * @param request of the page that the link leads to
 */
export async function recordMailLink(request: Request): Promise<void> {
  const [address = '', signature = ''] = (new URL(request.url).searchParams.get(MARK) ?? '').split('.');
  if (!address || !isSignatureOf('mail-link', address, signature)) return;
  const visitor = await visitorOf(request);
  if (!visitor) return;
  await db.provenAddress.createMany({ data: [{ userId: visitor.userId, address }], skipDuplicates: true });
}
