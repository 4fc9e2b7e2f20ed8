import { sessionHashOf } from '~/modules/identity/identity.server.ts';
import { db } from '~/platform/db.server.ts';

/** The postcode that a session keeps. @returns undefined if it keeps none, there is no session, or it has ended */
export async function sessionPostcode(cookieHeader: string | null): Promise<string | undefined> {
  const tokenHash = sessionHashOf(cookieHeader);
  if (tokenHash === undefined) return undefined;
  const session = await db.session.findFirst({
    where: { tokenHash, expiresAt: { gt: new Date() } },
    select: { postcode: true },
  });
  return session?.postcode ?? undefined;
}
