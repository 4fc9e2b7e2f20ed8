import { data, redirect } from '@remix-run/node';
import { toLocale } from '~/i18n/locales.ts';
import { freshUntil } from '~/modules/staff/fresh-link.server.ts';
import { eraseByStaffMember, keepByStaffMember, type PersonActResult } from '~/modules/staff/person-acts.server.ts';
import { type PersonKey, readPersonKey } from '~/modules/staff/person-key.server.ts';
import type { StaffMember } from '~/modules/staff/role.server.ts';
import type { Answer } from '~/pages/admin/answers.ts';
import { orderFreshLink, takeFreshCode } from '~/pages/admin/fresh-link.server.ts';
import { personPath } from './person-path.ts';
import { ownEntry } from '~/platform/own-entry.ts';

interface Act {
  staff: StaffMember;
  key: PersonKey;
  form: FormData;
  request: Request;
}

const answered = (result: PersonActResult, key: PersonKey, answer: Answer) =>
  result.kind === 'done' ? redirect(`${personPath(key, answer)}#daten`, 303) : { refusal: result.reason };

const linkAct = ({ key, ...act }: Act) => ({
  ...act,
  returnTo: '/admin/personen',
  path: personPath(key),
  part: 'daten',
});

/** What each button of a person's page does, by its `intent`. */
const acts: Readonly<Record<string, (act: Act) => Promise<Response | { refusal: string }>>> = {
  async erase({ staff, key, form, request }) {
    if (!(await freshUntil(staff, request.headers.get('Cookie')))) {
      return { refusal: 'Löschen geht nur mit frischem Link. Schick dir einen.' };
    }
    const locale = toLocale(form.get('sprache'));
    return answered(await eraseByStaffMember(staff, key, locale), key, 'wird-geloescht');
  },
  keep: async ({ staff, key }) => answered(await keepByStaffMember(staff, key), key, 'bleibt'),
  link: (act) => orderFreshLink(linkAct(act)),
  code: (act) => takeFreshCode(linkAct(act)),
};

/**
 * Does what a button of a person's page says.
 * @throws Response 400 for an unknown button, 404 where the address names nobody
 */
export async function actOnPerson(staff: StaffMember, request: Request, form: FormData) {
  const key = readPersonKey(request);
  if (key.email === '') throw new Response('Not found', { status: 404 });
  const act = ownEntry(acts, form.get('intent'));
  if (!act) throw new Response('Bad request', { status: 400 });
  const done = await act({ staff, key, form, request });
  return done instanceof Response ? done : data(done, { status: 400 });
}
