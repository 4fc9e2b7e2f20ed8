import { db } from '~/platform/db.server.ts';
import type { LinkedPasskey } from '~/modules/identity/account.ts';
import type { Visitor } from '~/modules/identity/identity.server.ts';

/** The passkeys of a person, the oldest first. */
export async function listPasskeys({ userId }: Visitor): Promise<LinkedPasskey[]> {
  const passkeys = await db.passkey.findMany({ where: { userId }, orderBy: { createdAt: 'asc' } });
  return passkeys.map(({ id, device, isSynced, createdAt, lastUsedAt }) => {
    return { id, device, isSynced, since: createdAt.toISOString(), lastUsed: lastUsedAt?.toISOString() ?? null };
  });
}

/**
 * Removes a passkey of a person: it opens nothing any more.
 * @param id of one of theirs; anyone else's is left as it is
 */
export async function removePasskey({ userId }: Visitor, id: string): Promise<boolean> {
  return (await db.passkey.deleteMany({ where: { id, userId } })).count > 0;
}
