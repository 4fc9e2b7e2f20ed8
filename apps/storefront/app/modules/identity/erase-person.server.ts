import { createHash } from 'node:crypto';
import { z } from 'zod';
import { removeLocalTraces } from '~/integrations/local-traces.server.ts';
import { bucketName, objectStorage } from '~/integrations/storage/storage.server.ts';
import { type Database, db, Prisma } from '~/platform/db.server.ts';
import { toInstanceId } from '~/platform/instance-id.ts';
import { withinInstance } from '~/platform/instance-scope.server.ts';
import { addJob, defineJob, dropJobsWith } from '~/platform/jobs.server.ts';
import { log } from '~/platform/log.server.ts';
import { type Person, startedModules } from '~/platform/modules.server.ts';
import { findGuest } from './erasure/guest-person.server.ts';

/**
 * Below it lies one empty file for each person who was erased: it outlives the database, and tells who must go again.
 */
const MARKS = 'erased/';

/** What tells a person in a restored backup, once nothing else of them is left. */
export const erasureMark = (userId: string): string => createHash('sha256').update(userId).digest('hex');

export const markErasedJob = defineJob({
  name: 'people.mark-erased',
  schema: z.object({ userHash: z.string() }),
  run: ({ userHash }) => objectStorage().put(bucketName('documents'), MARKS + userHash, Buffer.alloc(0), 'text/plain'),
});

/**
 * Erases a person for good: everything of every module, account, sessions, mails and waiting jobs. Orders stay as the
 * law asks (`after-order/erased-orders.server.ts`). Repeating it changes nothing.
 * @param guestEmail the address that a visitor without an account ordered with; where they ordered with others too, or
 * have signed in with another since, what is of this address goes and they stay
 * @returns whether there was anyone
 */
export async function erasePerson(userId: string, guestEmail: string | null = null): Promise<boolean> {
  const found = await db.user.findUnique({ where: { id: userId }, select: { instanceId: true } });
  if (!found) return false;
  // The same address may be a person in another shop too, who stays.
  const isErased = await withinInstance(
    toInstanceId(found.instanceId),
    async () => await eraseHere(userId, guestEmail),
  );
  if (isErased) log.info('person erased');
  return isErased;
}

/** Removes what all modules store about a person, in the caller's transaction. The account itself stays. */
export async function runEraseHooks(database: Database, person: Person): Promise<void> {
  const hooks = startedModules().flatMap(({ personalData }) => personalData.erase ?? []);
  for (const hook of hooks) await hook(database, person);
}

function eraseHere(userId: string, guestEmail: string | null): Promise<boolean> {
  return db.$transaction(
    async (database) => {
      await database.$queryRaw`select id from "user" where id = ${userId}::uuid for update`;
      const user = await database.user.findUnique({ where: { id: userId }, select: { email: true } });
      if (!user) return false;
      const isOther = guestEmail !== null && guestEmail !== user.email;
      const person = isOther ? await findGuest(userId, guestEmail) : { userId, email: user.email ?? '' };
      await runEraseHooks(database, person);
      if (person.email) {
        await database.signInRequest.deleteMany({ where: { email: person.email } });
        await dropJobsWith(database, person.email);
        await removeLocalTraces(database, person.email);
      }
      if (person.userId !== userId) {
        await database.erasure.deleteMany({ where: { userId } });
        return true;
      }
      await database.user.delete({ where: { id: userId } });
      const userHash = erasureMark(userId);
      await database.erasedPerson.upsert({ where: { userHash }, create: { userHash }, update: {} });
      await addJob(database, markErasedJob, { userHash }, { key: `erased:${userHash}` });
      return true;
    },
    { timeout: 60_000 },
  );
}

/**
 * Erases everyone again who was erased before: after a backup was restored, which may still hold them.
 * @returns how many the database still held
 */
export async function replayErasures(): Promise<number> {
  const hashes = new Set((await db.erasedPerson.findMany()).map(({ userHash }) => userHash));
  for await (const { key } of objectStorage().list(bucketName('documents'), MARKS)) hashes.add(key.slice(MARKS.length));
  if (hashes.size === 0) return 0;
  // A guest's address is in their orders alone: the same in all of them, else no one was marked.
  const found = await db.$queryRaw<{ id: string; guestEmail: string | null }[]>(
    Prisma.sql`
      select u.id, (select lower(c.contact->>'email') from checkout c
        where c.user_id = u.id and u.email is null and c.contact->>'email' <> '' limit 1) as "guestEmail"
      from "user" u where encode(sha256(u.id::text::bytea), 'hex') = any(${[...hashes]})`,
  );
  for (const { id, guestEmail } of found) await erasePerson(id, guestEmail);
  return found.length;
}
