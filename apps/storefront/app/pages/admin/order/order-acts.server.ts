import { data, redirect } from '@remix-run/node';
import { parseFrancs } from '~/i18n/typed-amount.ts';
import { freshUntil } from '~/modules/staff/fresh-link.server.ts';
import { sendStaffDocument } from '~/modules/staff/documents.server.ts';
import { idCheckRows } from '~/modules/staff/id-check.ts';
import { writeToShopper } from '~/modules/staff/letter.server.ts';
import {
  type ActResult,
  answerIdCheck,
  cancelByStaffMember,
  clearSuspicion,
  moveByStaffMember,
  noteOrder,
  orderIdOf,
  refundByStaffMember,
} from '~/modules/staff/order-acts.server.ts';
import { bookByStaffMember } from '~/modules/staff/order-booking.server.ts';
import type { StaffMember } from '~/modules/staff/role.server.ts';
import type { Answer } from '~/pages/admin/answers.ts';
import { orderFreshLink, takeFreshCode } from '~/pages/admin/fresh-link.server.ts';
import { ownEntry } from '~/platform/own-entry.ts';

interface Act {
  staff: StaffMember;
  checkoutId: string;
  form: FormData;
  request: Request;
  /** Where the order's page is. */
  path: string;
}

/** What an act ends with: where it leads, or why it was refused. */
type ActAnswer = Response | { refusal: string };

const text = (form: FormData, name: string): string => {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
};

/** Leads back to the page, at the part that was changed. */
const back = (path: string, answer: Answer, headers?: Headers, part = ''): Response =>
  redirect(`${path}?antwort=${answer}${part && `#${part}`}`, { status: 303, headers });

const answer = (result: ActResult, path: string, name: Answer, part?: string): ActAnswer =>
  result.kind === 'done' ? back(path, name, undefined, part) : { refusal: result.reason };

/** What each button of the page does, by its `intent`. */
const acts: Readonly<Record<string, (act: Act) => Promise<ActAnswer>>> = {
  async move({ staff, checkoutId, form, path }) {
    const move = { fact: text(form, 'fact'), note: text(form, 'note') };
    return answer(await moveByStaffMember(staff, checkoutId, move), path, 'eingetragen');
  },
  async cancel({ staff, checkoutId, form, path }) {
    return answer(await cancelByStaffMember(staff, checkoutId, text(form, 'reason')), path, 'storniert');
  },
  async check({ staff, checkoutId, form, path }) {
    const answers = idCheckRows.map((row) => {
      return { row, answer: text(form, row), remark: text(form, `${row}-remark`) };
    });
    return answer(await answerIdCheck(staff, checkoutId, answers), path, 'verglichen');
  },
  async clear({ staff, checkoutId, path }) {
    return answer(await clearSuspicion(staff, checkoutId), path, 'unbedenklich');
  },
  async note({ staff, checkoutId, form, path }) {
    return answer(await noteOrder(staff, checkoutId, text(form, 'text')), path, 'notiert', 'notizen');
  },
  async letter({ staff, checkoutId, form, path }) {
    const letter = { subject: text(form, 'subject'), text: text(form, 'text') };
    const result = await writeToShopper(staff, checkoutId, letter);
    if (result.kind === 'sent') return back(path, 'brief');
    return { refusal: Object.values(result.errors).filter(Boolean).join(' ') };
  },
  async document({ staff, checkoutId, form, path }) {
    return answer(await sendStaffDocument(staff, checkoutId, text(form, 'kind')), path, 'dokument-unterwegs');
  },
  async book({ staff, checkoutId, form, path }) {
    const booking = { day: text(form, 'day'), means: text(form, 'means'), key: text(form, 'key') };
    return answer(await bookByStaffMember(staff, checkoutId, booking), path, 'gebucht', 'zahlungen');
  },
  async refund({ staff, checkoutId, form, request, path }) {
    if (!(await freshUntil(staff, request.headers.get('Cookie')))) {
      return { refusal: 'Geld geht nur mit frischem Link. Schick dir einen.' };
    }
    const wish = { key: text(form, 'key'), amount: parseFrancs(text(form, 'amount')), reason: text(form, 'reason') };
    return answer(await refundByStaffMember(staff, checkoutId, wish), path, 'zurueck', 'zahlungen');
  },
  link: ({ staff, form, request, path }) =>
    orderFreshLink({ staff, form, request, returnTo: path, path, part: 'zurueckzahlen' }),
  code: ({ staff, form, request, path }) =>
    takeFreshCode({ staff, form, request, returnTo: path, path, part: 'zurueckzahlen' }),
};

/**
 * Does what a button of an order's page says.
 * @returns where it leads, or data with the reason of the refusal
 * @throws Response 404 where there is no such order
 */
export async function actOnOrder(request: Request, number: string, staff: StaffMember, form: FormData) {
  const checkoutId = await orderIdOf(number);
  if (!checkoutId) throw new Response('Not found', { status: 404 });
  const act = ownEntry(acts, text(form, 'intent'));
  if (!act) throw new Response('Bad request', { status: 400 });
  const done = await act({ staff, checkoutId, form, request, path: `/admin/bestellungen/${number}` });
  return done instanceof Response ? done : data(done, { status: 400 });
}
