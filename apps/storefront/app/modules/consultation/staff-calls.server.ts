import type { Locale } from '~/i18n/locales.ts';
import { readablePhone } from '~/modules/checkout/checkout.server.ts';
import { type Database, db } from '~/platform/db.server.ts';
import type { Listed, Slice } from '~/platform/list-query.ts';
import { prismaDirection } from '~/platform/list-sql.server.ts';
import type { CallsQuery } from './call-list.ts';

/** What came of a call. */
export const callOutcomes = ['reached', 'missed'] as const;
export type CallOutcome = (typeof callOutcomes)[number];

/** A call as the desk lists it. */
export interface StaffCall {
  id: string;
  /** ISO 8601 */
  startsAt: string;
  firstName: string;
  phone: string;
  question: string;
  bike: string;
  locale: Locale;
  outcome: string | null;
}

/** ms for which a call that nobody has noted stays with those to make. */
const OPEN_MS = 7 * 24 * 60 * 60 * 1000;

const openCalls = (now: Date) => ({
  cancelledAt: null,
  outcome: null,
  startsAt: { gte: new Date(now.getTime() - OPEN_MS) },
});

/** Calls to make, or those that were made. */
export async function listCalls(
  { direction, filters }: CallsQuery,
  { skip, take }: Slice,
  now = new Date(),
): Promise<Listed<StaffCall>> {
  const where = filters.stand === null ? openCalls(now) : { outcome: { not: null } };
  const [found, count] = await Promise.all([
    db.consultationCall.findMany({
      where,
      orderBy: [{ startsAt: prismaDirection[direction] }, { id: 'asc' }],
      ...{ skip, take },
    }),
    db.consultationCall.count({ where }),
  ]);
  const rows = found.map(({ id, startsAt, firstName, phone, question, bike, locale, outcome }) => ({
    ...{ id, firstName, phone: readablePhone(phone), question, bike, locale, outcome },
    startsAt: startsAt.toISOString(),
  }));
  return { rows, count };
}

/** How many calls are to be made. */
export const countOpenCalls = (now = new Date()): Promise<number> =>
  db.consultationCall.count({ where: openCalls(now) });

/** Notes what came of a call. @returns whether there is one that was not cancelled */
export async function noteOutcome(
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
