import type { Database } from '~/platform/db.server.ts';

/** Removes what the local adapters keep of a person: mails to an address, messages that carry it. */
export async function removeLocalTraces(database: Database, email: string): Promise<void> {
  await database.localMail.deleteMany({ where: { recipient: { equals: email, mode: 'insensitive' } } });
  await database.$executeRaw`
    delete from local_message where position(to_json(${email}::text)::text in lower(payload::text)) > 0`;
}
