import { data, type LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { pageHeaders } from '~/platform/page.server.ts';
import { findPeople, personOf } from '~/modules/staff/people.server.ts';
import { noteAct } from '~/modules/staff/staff-log.server.ts';
import { adminHandle, adminMeta, adminSheet } from '~/pages/admin/admin-sheet.ts';
import { adminHeaders, openDesk } from '~/pages/admin/frame.server.ts';
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
  const email = (searchParams.get('person') ?? '').trim().slice(0, 320);
  const [people, person] = await Promise.all([
    text === '' ? [] : findPeople(text),
    email === '' ? null : personOf(email),
  ]);
  if (email !== '') await noteAct(staff, { action: 'person.read', subject: person ? 'gefunden' : 'nicht gefunden' });
  else if (text !== '') await noteAct(staff, { action: 'people.search', subject: `${people.length} gefunden` });
  return data({ frame, text, people, email, person }, { headers: adminHeaders });
}

export default function StaffPeopleRoute() {
  return <PeoplePage {...useLoaderData<typeof loader>()} />;
}
