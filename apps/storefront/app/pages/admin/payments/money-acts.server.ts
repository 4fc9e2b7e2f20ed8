import { parseFrancs } from '~/i18n/typed-amount.ts';
import {
  assignByStaff,
  bookMoneyByStaff,
  bookStatementByStaff,
  readStatementByStaff,
  removeStatementByStaff,
  returnByStaff,
  reverseByStaff,
  setAsideByStaff,
} from '~/modules/staff/money.server.ts';
import {
  confirmPayoutByStaff,
  makePayoutFileByStaff,
  releasePayoutByStaff,
  setAccountByStaff,
} from '~/modules/staff/payouts.server.ts';
import { answered, answeredAt, outcomeOf, type StaffActs } from '~/pages/admin/staff-page.server.ts';

const PATH = '/admin/zahlungen';

/** What each button of the page does, by its `intent`. */
export const moneyActs: StaffActs<never> = {
  read: async ({ staff, form }) => {
    const file = form.get('file');
    if (typeof file !== 'object' || file === null || file.size === 0) return { refusal: 'Wähl einen Auszug der Bank.' };
    const result = await readStatementByStaff(staff, file);
    if (result.kind === 'refused') return { refusal: result.reason };
    const [id] = result.ids;
    if (id === undefined) return answeredAt(PATH, 'auszug-bekannt');
    return answered(PATH, new URLSearchParams({ auszug: id }), 'auszug-gelesen', 'auszug');
  },
  'book-statement': async ({ staff, text, params }) =>
    outcomeOf(await bookStatementByStaff(staff, text('id')), answered(PATH, params, 'auszug-gebucht', 'auszug')),
  'remove-statement': async ({ staff, text }) =>
    outcomeOf(await removeStatementByStaff(staff, text('id')), answeredAt(PATH, 'auszug-verworfen')),
  assign: async ({ staff, text, params }) =>
    outcomeOf(await assignByStaff(staff, text('id'), text('number')), answered(PATH, withoutEntry(params), 'gebucht')),
  'set-aside': async ({ staff, text, params }) =>
    outcomeOf(
      await setAsideByStaff(staff, text('id'), text('reason')),
      answered(PATH, withoutEntry(params), 'beiseitegelegt'),
    ),
  return: async ({ staff, text, params }) =>
    outcomeOf(await returnByStaff(staff, text('id')), answered(PATH, withoutEntry(params), 'zum-zurueckzahlen')),
  book: async ({ staff, text, params }) => {
    const typed = {
      number: text('number'),
      amount: parseFrancs(text('amount')),
      day: text('day'),
      means: text('means'),
      key: text('key'),
    };
    return outcomeOf(await bookMoneyByStaff(staff, typed), answered(PATH, params, 'gebucht'));
  },
  reverse: async ({ staff, text, params }) =>
    outcomeOf(
      await reverseByStaff(staff, text('id'), text('reason')),
      answered(PATH, withoutEntry(params), 'buchung-zurueck'),
    ),
  'payout-file': async ({ staff }) =>
    outcomeOf(await makePayoutFileByStaff(staff), answered(PATH, payouts(), 'datei-gemacht')),
  'payout-account': async ({ staff, text }) =>
    outcomeOf(await setAccountByStaff(staff, text('id'), text('iban')), answered(PATH, payouts(), 'konto-eingetragen')),
  'payout-release': async ({ staff, text }) =>
    outcomeOf(await releasePayoutByStaff(staff, text('id')), answered(PATH, payouts(), 'eingetragen')),
  'payout-done': async ({ staff, text }) =>
    outcomeOf(await confirmPayoutByStaff(staff, text('id')), answered(PATH, payouts(), 'ueberwiesen')),
};

/** The list of what goes back. */
const payouts = () => new URLSearchParams({ stand: 'zurueck' });

/** The address of the list without what was worked on. */
function withoutEntry(params: URLSearchParams): URLSearchParams {
  const left = new URLSearchParams(params);
  left.delete('eingang');
  left.delete('buchung');
  return left;
}
