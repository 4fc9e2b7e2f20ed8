import { z } from 'zod';
import { decideReview, type ReviewDecision } from '~/modules/credit-check/staff-reviews.server.ts';
import type { StaffMember } from './role.server.ts';
import { changeAndRecord } from './staff-log.server.ts';

/** What is said of a decision that was not taken. */
const undecided = {
  decided: undefined,
  changed: 'Diese Prüfung ist nicht mehr, wie du sie gesehen hast. Sieh sie noch einmal an und entscheide dann.',
  gone: 'Diese Prüfung ist schon entschieden, oder es gibt sie nicht mehr.',
} as const;

/** Decides a credit check. @returns why it was not decided, in a sentence; undefined if it was */
export async function decideCreditReview(
  staff: StaffMember,
  id: string,
  { text, ...rest }: ReviewDecision,
): Promise<string | undefined> {
  const reason = text.trim();
  if (reason.length < 10) return 'Schreib eine Begründung in mindestens zehn Zeichen: Sie geht an die Person.';
  if (reason.length > 2000) return 'Die Begründung ist zu lang: höchstens 2000 Zeichen.';
  if (!z.uuid().safeParse(id).success) return 'Diese Prüfung gibt es nicht mehr.';
  const result = await changeAndRecord(
    staff,
    (database) => decideReview(database, id, { ...rest, text: reason }),
    (decided) => (decided === 'decided' ? { action: 'credit-check.decide', subject: rest.decision } : null),
  );
  return undecided[result];
}
