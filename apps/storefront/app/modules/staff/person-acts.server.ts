import type { Locale } from '~/i18n/locales.ts';
import { erasureMark } from '~/modules/identity/erase-person.server.ts';
import { askForErasure, type ExportPart, exportPerson, undoErasure } from '~/modules/identity/erasure.server.ts';
import { db } from '~/platform/db.server.ts';
import { MAIN_SHOP } from '~/platform/instance-id.ts';
import type { StaffMember } from './role.server.ts';
import { noteAct } from './staff-log.server.ts';

/*
 * What the staff does for somebody who cannot do it in their own account. The log names nobody: it holds the mark that an erasure
 * leaves, so that it can be told whose line it was as long as the person is there.
 */

/** What became of an act: `refused` says why in a sentence. */
export type PersonActResult = { kind: 'done' } | { kind: 'refused'; reason: string };

const noAccount: PersonActResult = { kind: 'refused', reason: 'Zu dieser E-Mail gibt es kein Konto mehr.' };

async function accountOf(email: string): Promise<{ userId: string; email: string; isStaff: boolean } | null> {
  const user = await db.user.findUnique({
    where: { email_instanceId: { email: email.trim().toLowerCase(), instanceId: MAIN_SHOP } },
    select: { id: true, email: true, admin: { select: { userId: true } } },
  });
  return user?.email ? { userId: user.id, email: user.email, isStaff: user.admin !== null } : null;
}

const subjectOf = (userId: string): string => `Marke ${erasureMark(userId).slice(0, 12)}`;

/** All that is kept of whoever has an account with an address; null where nobody has. It is noted before it is handed out. */
export async function exportByStaffMember(staff: StaffMember, email: string): Promise<ExportPart[] | null> {
  const account = await accountOf(email);
  if (!account) return null;
  await noteAct(staff, { action: 'person.export', subject: subjectOf(account.userId) });
  return exportPerson(account, 'de');
}

/**
 * Asks for the erasure of an account, as its owner could: due a day from now, and mailed with a link that takes it back. Nobody of
 * the team is erased here.
 * @param locale of the mail
 */
export async function eraseByStaffMember(staff: StaffMember, email: string, locale: Locale): Promise<PersonActResult> {
  const account = await accountOf(email);
  if (!account) return noAccount;
  if (account.isStaff) return { kind: 'refused', reason: 'Wer zum Team gehört, wird hier nicht gelöscht.' };
  await noteAct(staff, { action: 'person.erase', subject: subjectOf(account.userId) });
  await askForErasure(account, locale);
  return { kind: 'done' };
}

/** Takes an erasure back. */
export async function keepByStaffMember(staff: StaffMember, email: string): Promise<PersonActResult> {
  const account = await accountOf(email);
  if (!account) return noAccount;
  await noteAct(staff, { action: 'person.keep', subject: subjectOf(account.userId) });
  await undoErasure(account);
  return { kind: 'done' };
}
