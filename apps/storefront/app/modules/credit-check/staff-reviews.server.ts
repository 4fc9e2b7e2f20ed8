import type { Locale } from '~/i18n/locales.ts';
import { type Database, db } from '~/platform/db.server.ts';
import { addJob } from '~/platform/jobs.server.ts';
import type { Listed, Slice } from '~/platform/list-query.ts';
import { reviewMailJob } from './review/check-mails.server.ts';

/** A refusal that somebody wants a person to look at, as the desk lists it. */
export interface StaffReview {
  id: string;
  locale: Locale;
  firstName: string;
  email: string;
  text: string;
  reasons: string[];
  isResident: boolean;
  /** ISO dates */
  birthDate: string;
  residentSince: string | null;
  documentKind: string;
  debt: string;
  /** ISO 8601 */
  askedAt: string;
  sides: ('front' | 'back')[];
  decision: string | null;
  decisionText: string | null;
}

/** Refusals that wait, the oldest first, or those that were decided, the newest first. */
export async function listReviews(which: 'open' | 'decided', { skip, take }: Slice): Promise<Listed<StaffReview>> {
  const where = { reviewAskedAt: { not: null }, decision: which === 'open' ? null : { not: null } };
  const count = await db.creditCheck.count({ where });
  const found = await db.creditCheck.findMany({
    where,
    orderBy: which === 'open' ? { reviewAskedAt: 'asc' } : { decidedAt: 'desc' },
    include: { pictures: { select: { side: true } } },
    ...{ skip, take },
  });
  const rows = found.map((row) => ({
    ...{ id: row.id, locale: row.locale, reasons: row.reasons, isResident: row.isResident },
    ...{ documentKind: row.documentKind, debt: row.debt, decision: row.decision, decisionText: row.decisionText },
    firstName: row.firstName ?? '',
    email: row.email ?? '',
    text: row.reviewText ?? '',
    birthDate: row.birthDate.toISOString().slice(0, 10),
    residentSince: row.residentSince?.toISOString().slice(0, 10) ?? null,
    askedAt: (row.reviewAskedAt ?? row.createdAt).toISOString(),
    sides: row.pictures.map(({ side }) => side),
  }));
  return { rows, count };
}

/** How many refusals wait for a person. */
export const countOpenReviews = (): Promise<number> =>
  db.creditCheck.count({ where: { reviewAskedAt: { not: null }, decision: null } });

/**
 * Decides a refusal, once, and mails the decision with its reason.
 * @param database the transaction of the desk's log
 * @returns whether it still waited
 */
export async function decideReview(
  database: Database,
  id: string,
  { decision, text }: { decision: 'approved' | 'declined'; text: string },
  now = new Date(),
): Promise<boolean> {
  const { count } = await database.creditCheck.updateMany({
    where: { id, reviewAskedAt: { not: null }, decision: null },
    data: { decision, decisionText: text, decidedAt: now },
  });
  if (count > 0) await addJob(database, reviewMailJob, { checkId: id }, { key: `credit-review:${id}` });
  return count > 0;
}
