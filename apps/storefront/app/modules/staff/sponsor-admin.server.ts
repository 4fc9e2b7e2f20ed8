import { endPage, recordSent, sendAgain } from '~/modules/sponsoring/sponsoring.server.ts';
import { isReason } from '~/modules/sponsoring/sponsoring.schema.server.ts';
import { staffPage } from '~/modules/sponsoring/staff-lists.server.ts';
import type { StaffMember } from './role.server.ts';
import { recordAction } from './staff-log.server.ts';

/** One page, opened by a staff member: noted, since it names people. */
export async function openSponsorPage(staff: StaffMember, id: string) {
  const opened = await staffPage(id);
  if (opened) await recordAction(staff, { action: 'sponsor.read', subject: opened.page.sponsorMeToken });
  return opened;
}

/**
 * Stops a page: every franc goes back, the rider reads the reason.
 * @returns why it was not stopped, as a sentence; undefined if it was
 */
export async function stopSponsorPage(staff: StaffMember, id: string, reason: string): Promise<string | undefined> {
  if (!isReason(reason)) return 'Es braucht einen Grund in einer Zeile, höchstens 200 Zeichen.';
  if (!(await endPage(id, { end: 'stopped', reason: reason.trim() }))) return 'Diese Seite ist schon zu Ende.';
  await recordAction(staff, { action: 'sponsor.stop', subject: id });
  return undefined;
}

/** Has money sent back again that could not be, after a look at the provider. */
export async function repeatSponsorRefund(staff: StaffMember, refundId: string): Promise<string | undefined> {
  if (!(await sendAgain(refundId))) return 'Diese Rückzahlung ist nicht offen.';
  await recordAction(staff, { action: 'sponsor.refund', subject: refundId });
  return undefined;
}

/** Records that money has gone back, as the provider's own pages show. */
export async function recordSponsorRefund(staff: StaffMember, refundId: string): Promise<string | undefined> {
  await recordSent(refundId);
  await recordAction(staff, { action: 'sponsor.refund', subject: refundId });
  return undefined;
}
