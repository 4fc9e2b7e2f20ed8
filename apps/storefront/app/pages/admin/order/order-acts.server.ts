import { parseFrancs } from '~/i18n/typed-amount.ts';
import { freshUntil } from '~/modules/staff/fresh-link.server.ts';
import { idCheckRows } from '~/modules/staff/id-check.ts';
import { writeToShopper } from '~/modules/staff/staff-letter.server.ts';
import {
  answerIdCheck,
  cancelByStaffMember,
  clearSuspicion,
  moveByStaffMember,
  addOrderNote,
  orderIdOf,
  refundByStaffMember,
  sendStaffDocument,
} from '~/modules/staff/order-acts.server.ts';
import { bookByStaffMember } from '~/modules/staff/order-booking.server.ts';
import type { ActResult } from '~/modules/staff/staff-log.server.ts';
import type { Answer } from '~/pages/admin/answers.ts';
import { orderFreshLink, consumeFreshCode } from '~/pages/admin/fresh-link.server.ts';
import {
  type ActOutcome,
  answered,
  outcomeOf,
  type StaffAct,
  staffAction,
  type StaffActs,
} from '~/pages/admin/staff-page.server.ts';

interface OrderAct extends StaffAct {
  checkoutId: string;
}

const pathOf = ({ path }: StaffAct): string => `/admin/bestellungen/${path.number ?? ''}`;

/** An act on the order that the address names, with the answer that its page gives next. @param part of the page */
const onOrder =
  (answer: Answer, act: (order: OrderAct) => Promise<ActResult>, part = '') =>
  async (given: StaffAct): Promise<ActOutcome<never>> => {
    const checkoutId = await orderIdOf(given.path.number ?? '');
    if (!checkoutId) throw new Response('Not found', { status: 404 });
    const result = await act({ ...given, checkoutId });
    return outcomeOf(result, answered(pathOf(given), new URLSearchParams(), answer, part));
  };

const freshLinkOf = (act: StaffAct) => ({
  ...act,
  returnTo: pathOf(act),
  page: pathOf(act),
  part: 'zurueckzahlen',
});

/** What each button of the page does, by its `intent`. */
const acts: StaffActs<never> = {
  move: onOrder('eingetragen', ({ staff, checkoutId, text }) =>
    moveByStaffMember(staff, checkoutId, { fact: text('fact'), note: text('note') }),
  ),
  cancel: onOrder('storniert', ({ staff, checkoutId, text }) => cancelByStaffMember(staff, checkoutId, text('reason'))),
  check: onOrder('verglichen', ({ staff, checkoutId, text }) =>
    answerIdCheck(
      staff,
      checkoutId,
      idCheckRows.map((row) => ({ row, answer: text(row), remark: text(`${row}-remark`) })),
    ),
  ),
  clear: onOrder('unbedenklich', ({ staff, checkoutId }) => clearSuspicion(staff, checkoutId)),
  note: onOrder('notiert', ({ staff, checkoutId, text }) => addOrderNote(staff, checkoutId, text('text')), 'notizen'),
  letter: onOrder('brief', ({ staff, checkoutId, text }) =>
    writeToShopper(staff, checkoutId, { subject: text('subject'), text: text('text') }),
  ),
  document: onOrder('dokument-unterwegs', ({ staff, checkoutId, text }) =>
    sendStaffDocument(staff, checkoutId, text('kind')),
  ),
  book: onOrder(
    'gebucht',
    ({ staff, checkoutId, text }) =>
      bookByStaffMember(staff, checkoutId, { day: text('day'), means: text('means'), key: text('key') }),
    'zahlungen',
  ),
  refund: onOrder(
    'zurueck',
    async ({ staff, checkoutId, text, request }) => {
      if (!(await freshUntil(staff, request.headers.get('Cookie'))))
        return { kind: 'refused', reason: 'Geld geht nur mit frischem Link. Schick dir einen.' };
      const wish = { key: text('key'), amount: parseFrancs(text('amount')), reason: text('reason') };
      return refundByStaffMember(staff, checkoutId, wish);
    },
    'zahlungen',
  ),
  link: (act) => orderFreshLink(freshLinkOf(act)),
  code: (act) => consumeFreshCode(freshLinkOf(act)),
};

/** Does what a button of an order's page says. @throws Response 404 where there is no such order */
export const actOnOrder = staffAction(acts);
