import { createHash } from 'node:crypto';
import type { Locale } from '~/i18n/locales.ts';
import { type CreditCheck, type Database, db } from '~/platform/db.server.ts';
import { addJob } from '~/platform/jobs.server.ts';
import type { Listed, Slice } from '~/platform/list-query.ts';
import { reviewMail } from './review/check-mails.server.ts';

/** A refusal that a person wants a person to look at, as the staff area lists it. */
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
  /** Of what is shown here: a decision is taken on that alone. */
  version: string;
}

const shownPictures = { pictures: { select: { side: true, key: true }, orderBy: { side: 'asc' } } } as const;

/** Another one for other answers, another person, another text or other pictures. */
function versionOf(row: CreditCheck & { pictures: readonly { side: string; key: string }[] }): string {
  const { birthDate, documentKind, residentSince, isResident, debt, reasons, firstName, email, reviewText } = row;
  const answers = [birthDate, documentKind, residentSince, isResident, debt, reasons];
  const shown = JSON.stringify([answers, firstName, email, reviewText, row.pictures]);
  return createHash('sha256').update(shown).digest('hex').slice(0, 32);
}

/** Refusals that wait, the oldest first, or those that were decided, the newest first. */
export async function listReviews(which: 'open' | 'decided', { skip, take }: Slice): Promise<Listed<StaffReview>> {
  const where = { reviewAskedAt: { not: null }, decision: which === 'open' ? null : { not: null } };
  const count = await db.creditCheck.count({ where });
  const found = await db.creditCheck.findMany({
    where,
    orderBy: which === 'open' ? { reviewAskedAt: 'asc' } : { decidedAt: 'desc' },
    include: shownPictures,
    skip,
    take,
  });
  const rows = found.map((row) => ({
    id: row.id,
    locale: row.locale,
    reasons: row.reasons,
    isResident: row.isResident,
    documentKind: row.documentKind,
    debt: row.debt,
    decision: row.decision,
    decisionText: row.decisionText,
    firstName: row.firstName ?? '',
    email: row.email ?? '',
    text: row.reviewText ?? '',
    birthDate: row.birthDate.toISOString().slice(0, 10),
    residentSince: row.residentSince?.toISOString().slice(0, 10) ?? null,
    askedAt: (row.reviewAskedAt ?? row.createdAt).toISOString(),
    sides: row.pictures.map(({ side }) => side),
    version: versionOf(row),
  }));
  return { rows, count };
}

/** How many refusals wait for a person. */
export const countOpenReviews = (): Promise<number> =>
  db.creditCheck.count({ where: { reviewAskedAt: { not: null }, decision: null } });

/** What a staff member decides, on what they have seen. */
export interface ReviewDecision {
  decision: 'approved' | 'declined';
  /** The reason, which is mailed. */
  text: string;
  /** Of the review as it was shown (`StaffReview`). */
  version: string;
}

/**
 * Decides a refusal, once, and mails the decision with its reason.
 * @param database the transaction of the staff area's log
 * @returns `changed` where something of it is not as it was shown; `gone` where it does not wait any more
 */
export async function decideReview(
  database: Database,
  id: string,
  { decision, text, version }: ReviewDecision,
  now = new Date(),
): Promise<'decided' | 'changed' | 'gone'> {
  await database.$queryRaw`select id from credit_check where id = ${id}::uuid for update`;
  const check = await database.creditCheck.findFirst({
    where: { id, reviewAskedAt: { not: null }, decision: null },
    include: shownPictures,
  });
  if (!check) return 'gone';
  if (versionOf(check) !== version) return 'changed';
  await database.creditCheck.update({ where: { id }, data: { decision, decisionText: text, decidedAt: now } });
  await addJob(database, reviewMail, { checkId: id }, { key: `credit-review:${id}` });
  return 'decided';
}
