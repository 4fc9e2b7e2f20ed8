import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { toLocale } from '~/i18n/locales.ts';
import { freshUntil } from '~/modules/staff/fresh-link.server.ts';
import {
  findCustomers,
  type CustomerKey,
  getCustomer,
  parseCustomerKey,
  shopChoices,
} from '~/modules/staff/customers.server.ts';
import { eraseByStaffMember, cancelErasureByStaff } from '~/modules/staff/customer-actions.server.ts';
import { recordAction } from '~/modules/staff/staff-log.server.ts';
import type { Answer } from '~/pages/admin/answers.ts';
import { orderFreshLink, consumeFreshCode } from '~/pages/admin/fresh-link.server.ts';
import {
  type ActOutcome,
  answered,
  openStaffPage,
  outcomeOf,
  type StaffAct,
  staffAction,
} from '~/pages/admin/staff-page.server.ts';
import { staffTitle } from '~/pages/admin/staff-route.ts';
import { CustomersPage } from './customers-page.tsx';
import { customerPath } from './customer-path.ts';

export { handle, headers, links } from '~/pages/admin/staff-route.ts';
export const meta = () => staffTitle('Personen');

/** People by e-mail, name or order number, or one of them. What was typed is in no log. */
export async function loader({ request }: LoaderFunctionArgs) {
  const { staff, frame, params } = await openStaffPage(request);
  const text = (params.get('q') ?? '').trim().slice(0, 80);
  const shop = (params.get('shop') ?? '').slice(0, 100);
  const key = parseCustomerKey(request);
  const isAsked = key.email !== '';
  const [people, person, fresh] = await Promise.all([
    text === '' ? [] : findCustomers(text, shop),
    isAsked ? getCustomer(key.email, key.instanceId) : null,
    freshUntil(staff, request.headers.get('Cookie')),
  ]);
  if (isAsked) await recordAction(staff, { action: 'person.read', subject: person ? 'gefunden' : 'nicht gefunden' });
  else if (text !== '') await recordAction(staff, { action: 'people.search', subject: `${people.length} gefunden` });
  const isLinkSent = params.get('antwort') === 'link';
  return { frame, text, customers: people, shop, shops: shopChoices(), isAsked, person, fresh, isLinkSent };
}

/** An act on the person that the address names. @throws Response 404 where it names no one */
const onPerson =
  (act: (key: CustomerKey, act: StaffAct) => Promise<ActOutcome<never>>) =>
  (given: StaffAct): Promise<ActOutcome<never>> => {
    const key = parseCustomerKey(given.request);
    if (key.email === '') throw new Response('Not found', { status: 404 });
    return act(key, given);
  };

function answeredOn(key: CustomerKey, answer: Answer): Response {
  const [path = '', search] = customerPath(key).split('?');
  return answered(path, new URLSearchParams(search), answer, 'daten');
}

const freshLinkOf = (key: CustomerKey, act: StaffAct) => ({
  ...act,
  returnTo: '/admin/personen',
  page: customerPath(key),
  part: 'daten',
});

/** Erases a person, takes that back, and orders the fresh link that it needs. */
export const action = staffAction<never>({
  erase: onPerson(async (key, { staff, text, request }) => {
    if (!(await freshUntil(staff, request.headers.get('Cookie'))))
      return { refusal: 'Löschen geht nur mit frischem Link. Schick dir einen.' };
    const result = await eraseByStaffMember(staff, key, toLocale(text('sprache')));
    return outcomeOf(result, answeredOn(key, 'wird-geloescht'));
  }),
  keep: onPerson(async (key, { staff }) =>
    outcomeOf(await cancelErasureByStaff(staff, key), answeredOn(key, 'bleibt')),
  ),
  link: onPerson((key, act) => orderFreshLink(freshLinkOf(key, act))),
  code: onPerson((key, act) => consumeFreshCode(freshLinkOf(key, act))),
});

export default function StaffCustomersRoute() {
  return <CustomersPage {...useLoaderData<typeof loader>()} />;
}
