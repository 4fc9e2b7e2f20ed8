import { type Database, db } from '~/platform/db.server.ts';

export const callOutcomes = ['reached', 'missed'] as const;
export type CallOutcome = (typeof callOutcomes)[number];

/** ms for which a call that no one has noted stays with those to make. */
const OPEN_MS = 7 * 24 * 60 * 60 * 1000;

export const openCalls = (now: Date) => ({
  cancelledAt: null,
  outcome: null,
  startsAt: { gte: new Date(now.getTime() - OPEN_MS) },
});

/** How many calls are to be made. */
export const countOpenCalls = (now = new Date()): Promise<number> =>
  db.consultationCall.count({ where: openCalls(now) });

/** Notes the result of a call. @returns whether there is one that was not cancelled */
export async function recordOutcome(
  database: Database,
  id: string,
  outcome: CallOutcome,
  now = new Date(),
): Promise<boolean> {
  const { count } = await database.consultationCall.updateMany({
    where: { id, cancelledAt: null },
    data: { outcome, outcomeAt: now },
  });
  return count > 0;
}
