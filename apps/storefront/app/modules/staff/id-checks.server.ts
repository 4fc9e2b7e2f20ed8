import { type Database, db } from '~/platform/db.server.ts';
import { type IdCheckAnswer, idCheckRows } from './id-check.ts';

/** What was found of an order's identity document; answers about pictures that were replaced since count no more. */
export async function listIdChecks(checkoutId: string, database: Database = db): Promise<IdCheckAnswer[]> {
  const answers = await database.idCheck.findMany({ where: { checkoutId } });
  const newest = await database.idPicture.aggregate({ where: { checkoutId }, _max: { createdAt: true } });
  const since = newest._max.createdAt;
  return idCheckRows.flatMap((row) => {
    const answer = answers.find((each) => each.row === row);
    if (!answer || (since && answer.at < since)) return [];
    return { row, matches: answer.matches, remark: answer.remark };
  });
}
