import { formatChfWithRappen } from '~/i18n/money.ts';
import { confirmPayout, makePayoutFile, releasePayout, setPayoutAccount } from '~/modules/payments/payouts.server.ts';
import type { StaffMember } from './role.server.ts';
import { type ActResult, done, recordAction, refused } from './staff-log.server.ts';

/*
 * What a staff member does about money that goes back by bank. Each act is in the log, without names or accounts.
 */

const CHANGED = 'Das hat inzwischen jemand erledigt, oder es steht schon in einer Zahlungsdatei.';

/** Makes a payment order of all transfers that have an account. */
export async function makePayoutFileByStaff(staff: StaffMember): Promise<ActResult> {
  const result = await makePayoutFile(staff.email, (database, { count, sum }) =>
    recordAction(staff, { action: 'payout.file', subject: `${count}, ${formatChfWithRappen(sum)}` }, database),
  );
  if (result.kind === 'no-account')
    return refused('Der Laden kennt kein Konto, das belastet werden kann. Setz STATEMENT_IBANS.');
  return result.kind === 'made'
    ? done
    : refused('Es gibt keine Rückzahlung mit einem Konto, die noch in keiner Datei ist.');
}

/** Enters the account that a transfer goes to. */
export async function setAccountByStaff(staff: StaffMember, id: string, iban: string): Promise<ActResult> {
  const result = await setPayoutAccount(id, iban, (database) =>
    recordAction(staff, { action: 'payout.account', subject: id }, database),
  );
  if (result === 'not-payable')
    return refused('Das ist keine IBAN der Schweiz oder Liechtensteins, auf die sich überweisen lässt.');
  return result === 'done' ? done : refused(CHANGED);
}

/** Records that a transfer is sent. */
export async function confirmPayoutByStaff(staff: StaffMember, id: string): Promise<ActResult> {
  const result = await confirmPayout(id, (database) =>
    recordAction(staff, { action: 'payout.done', subject: id }, database),
  );
  return result === 'done' ? done : refused(CHANGED);
}

/** Takes a transfer out of its file, since the bank has refused it. */
export async function releasePayoutByStaff(staff: StaffMember, id: string): Promise<ActResult> {
  const result = await releasePayout(id, (database) =>
    recordAction(staff, { action: 'payout.release', subject: id }, database),
  );
  return result === 'done' ? done : refused(CHANGED);
}
