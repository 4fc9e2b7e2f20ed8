import { db } from '~/platform/db.server.ts';
import { metrics } from '~/platform/metrics.server.ts';
import { type AccountStart, startAccountSession } from '~/modules/identity/sessions/account-session.server.ts';

/**
 * Signs in a visitor who has opened an invitation that was sent to their address: having it shows that the address is
 * theirs.
 * @returns headers that make the browser's session that of the account
 */
export async function signInByInvitation(start: AccountStart & { invitationId: string }): Promise<Headers> {
  const { headers } = await db.$transaction((database) => startAccountSession(database, start));
  metrics.signIns.inc({ way: 'mail', outcome: 'done' });
  return headers;
}
