import { callListOf } from '~/modules/consultation/call-list.ts';
import { type CallOutcome, listCalls, noteOutcome } from '~/modules/consultation/staff-calls.server.ts';
import { decideReview, type ReviewDecision } from '~/modules/credit-check/staff-reviews.server.ts';
import { db } from '~/platform/db.server.ts';
import { fileSlice, readList } from '~/platform/list-query.ts';
import { listCsv } from './list-csv.server.ts';
import type { StaffMember } from './role.server.ts';
import { noteAct } from './staff-log.server.ts';

const isId = (id: string): boolean => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(id);

/** Notes what came of a call, with the log. @returns whether there is one */
export async function noteCallOutcome(staff: StaffMember, id: string, outcome: CallOutcome): Promise<boolean> {
  if (!isId(id)) return false;
  return db.$transaction(async (database) => {
    const isNoted = await noteOutcome(database, id, outcome);
    if (isNoted) await noteAct(staff, { action: 'call.outcome', subject: outcome }, database);
    return isNoted;
  });
}

/** The list of calls as CSV. */
export const callsCsv = (staff: StaffMember, params: URLSearchParams): Promise<string> =>
  listCsv(staff, { action: 'calls.export', heads: 'Zeit;Vorname;Telefon;Sprache;Frage;Bike;Ergebnis' }, async () => {
    const { rows } = await listCalls(readList(callListOf(params.get('stand')), params), fileSlice);
    return rows.map(({ startsAt, firstName, phone, locale, question, bike, outcome }) => [
      ...[startsAt, firstName, phone, locale, question, bike, outcome ?? ''],
    ]);
  });

/** What is said of a decision that was not taken. */
const undecided = {
  decided: undefined,
  changed: 'Diese Prüfung ist nicht mehr, wie du sie gesehen hast. Sieh sie noch einmal an und entscheide dann.',
  gone: 'Diese Prüfung ist schon entschieden, oder es gibt sie nicht mehr.',
} as const;

/** Why a decision was not taken, in words for the desk; undefined where it was. */
export async function decideCreditReview(
  staff: StaffMember,
  id: string,
  { text, ...rest }: ReviewDecision,
): Promise<string | undefined> {
  const reason = text.trim();
  if (reason.length < 10) return 'Schreib eine Begründung in mindestens zehn Zeichen: Sie geht an die Person.';
  if (reason.length > 2000) return 'Die Begründung ist zu lang: höchstens 2000 Zeichen.';
  if (!isId(id)) return 'Diese Prüfung gibt es nicht mehr.';
  const answer = await db.$transaction(async (database) => {
    const decided = await decideReview(database, id, { ...rest, text: reason });
    if (decided === 'decided') {
      await noteAct(staff, { action: 'credit-check.decide', subject: rest.decision }, database);
    }
    return decided;
  });
  return undecided[answer];
}
