import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { formOf } from '~/platform/form-body.server.ts';
import { pageHeaders } from '~/platform/page.server.ts';
import { freshUntil } from '~/modules/staff/fresh-link.server.ts';
import { findPeople, personOf, shopChoices } from '~/modules/staff/people.server.ts';
import { readPersonKey } from '~/modules/staff/person-key.server.ts';
import { staffOf } from '~/modules/staff/role.server.ts';
import { noteAct } from '~/modules/staff/staff-log.server.ts';
import { adminHandle, adminMeta, adminSheet } from '~/pages/admin/admin-sheet.ts';
import { answerOf, refusalAnswer } from '~/pages/admin/answers.ts';
import { adminHeaders, openDesk } from '~/pages/admin/frame.server.ts';
import { actOnPerson } from './person-acts.server.ts';
import { PeoplePage } from './people-page.tsx';

export const links = adminSheet;
export const handle = adminHandle;
export { pageHeaders as headers };
export const meta = () => adminMeta('Personen');

/** People by e-mail, name or order number, or one of them. What was typed stands in no log. */
export async function loader({ request }: LoaderFunctionArgs) {
  const { staff, frame } = await openDesk(request);
  const { searchParams } = new URL(request.url);
  const text = (searchParams.get('q') ?? '').trim().slice(0, 80);
  const shop = (searchParams.get('shop') ?? '').slice(0, 100);
  const key = readPersonKey(request);
  const [people, person, fresh] = await Promise.all([
    text === '' ? [] : findPeople(text, shop),
    key.email === '' ? null : personOf(key.email, key.instanceId),
    freshUntil(staff, request.headers.get('Cookie')),
  ]);
  if (key.email !== '')
    await noteAct(staff, { action: 'person.read', subject: person ? 'gefunden' : 'nicht gefunden' });
  else if (text !== '') await noteAct(staff, { action: 'people.search', subject: `${people.length} gefunden` });
  const said = searchParams.get('antwort');
  return data(
    {
      frame,
      text,
      people,
      shop,
      shops: shopChoices(),
      isAsked: key.email !== '',
      person,
      fresh,
      isLinkSent: said === 'link',
      answer: answerOf(said),
    },
    { headers: adminHeaders },
  );
}

/** Erases somebody, takes that back, and orders the fresh link that it needs. */
export async function action({ request }: ActionFunctionArgs) {
  const staff = await staffOf(request);
  return actOnPerson(staff, request, await formOf(request));
}

export default function StaffPeopleRoute() {
  const { answer, ...page } = useLoaderData<typeof loader>();
  const acted = useActionData<typeof action>();
  const refusal = acted && 'refusal' in acted ? refusalAnswer(acted.refusal) : undefined;
  return <PeoplePage {...page} answer={refusal ?? answer} />;
}
