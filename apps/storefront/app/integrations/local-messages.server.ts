import { type db, isUniqueViolation, type Prisma } from '~/platform/db.server.ts';

/**
 * Keeps a message that no one is there to get (decision 40: Third parties). A repetition with the same key has no
 * second effect.
 * @param kind of the third party, e.g. `logistics-partner`
 */
export async function storeMessage(
  database: Pick<typeof db, 'localMessage'>,
  kind: string,
  payload: Prisma.InputJsonObject,
  idempotencyKey: string,
): Promise<void> {
  try {
    await database.localMessage.create({ data: { kind, idempotencyKey, payload } });
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
  }
}
