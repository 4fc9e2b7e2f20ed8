import { db } from '~/platform/db.server.ts';
import { RETENTION_DAYS, VALID_DAYS } from './credit-check.ts';
import { dropCheckPictures } from './check-pictures.server.ts';

/**
 * Removes results after 90 days, and their pictures after 30: a yes does not hold any longer. One that a person
 * decides stays for
 * 30 days after that at least, and one that a person was to look at for 90 days after it was asked, should no one
 * decide.
 * @returns how many results
 */
export async function cleanChecks(now = new Date()): Promise<number> {
  const before = (days: number) => ({ lt: new Date(now.getTime() - days * 24 * 60 * 60 * 1000) });
  return db.$transaction(async (database) => {
    const old = {
      createdAt: before(RETENTION_DAYS),
      OR: [
        { decidedAt: before(VALID_DAYS) },
        { decidedAt: null, reviewAskedAt: null },
        { decidedAt: null, reviewAskedAt: before(RETENTION_DAYS) },
      ],
    };
    await dropCheckPictures(database, { OR: [{ createdAt: before(VALID_DAYS) }, { check: old }] });
    return (await database.creditCheck.deleteMany({ where: old })).count;
  });
}
