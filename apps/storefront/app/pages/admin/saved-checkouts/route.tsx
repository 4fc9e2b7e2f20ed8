import { data, type LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { formatDate } from '~/i18n/dates.ts';
import { type ListedSavedCheckout, savedCheckoutList } from '~/modules/checkout/saved-checkouts.ts';
import { listSavedCheckouts } from '~/modules/checkout/saved-checkouts.server.ts';
import { noteAct } from '~/modules/staff/staff-log.server.ts';
import { adminHandle, adminMeta, adminSheet } from '~/pages/admin/admin-sheet.ts';
import { type Column, DeskList } from '~/pages/admin/desk-list.tsx';
import { adminHeaders, openDesk } from '~/pages/admin/frame.server.ts';
import { StaffFrame } from '~/pages/admin/frame.tsx';
import { pageSlice, readList } from '~/platform/list-query.ts';
import { pageHeaders } from '~/platform/page.server.ts';
import { languageNames } from '~/modules/staff/language-names.ts';

export const links = adminSheet;
export const handle = adminHandle;
export { pageHeaders as headers };
export const meta = () => adminMeta('Aufgehoben');

/** The checkouts that were put aside. Each look is in the log. */
export async function loader({ request }: LoaderFunctionArgs) {
  const { staff, frame } = await openDesk(request);
  await noteAct(staff, { action: 'saved-checkouts.list' });
  const query = readList(savedCheckoutList, new URL(request.url).searchParams);
  return data({ frame, query, list: await listSavedCheckouts(query, pageSlice(query)) }, { headers: adminHeaders });
}

const columns: readonly Column<keyof typeof savedCheckoutList.sorts>[] = [
  { name: 'Für', sort: 'email' },
  { name: 'Was' },
  { name: 'Aufgehoben', sort: 'neu' },
  { name: 'Weitergemacht', sort: 'weiter' },
];

export default function StaffSavedCheckoutsRoute() {
  const { frame, query, list } = useLoaderData<typeof loader>();
  return (
    <StaffFrame
      frame={frame}
      place="Aufgehoben"
      title="Aufgehoben"
      sub="Bestellungen, die jemand per Mail-Link später fertig macht. Nach 14 Tagen sind sie weg."
    >
      <DeskList
        shape={savedCheckoutList}
        query={query}
        count={list.count}
        caption="Aufgehobene Bestellungen"
        columns={columns}
        empty="Nichts aufgehoben."
      >
        {list.rows.map((saved) => (
          <SavedRow key={saved.id} saved={saved} />
        ))}
      </DeskList>
    </StaffFrame>
  );
}

function SavedRow({ saved }: { saved: ListedSavedCheckout }) {
  const { email, locale, names, planLength, createdAt, expiresAt, resumedAt } = saved;
  return (
    <tr>
      <td className="break-words">
        <b>{email}</b>
        <small>{languageNames[locale]}</small>
      </td>
      <td>
        <bdi>{names.join(', ') || 'nichts davon ist noch im Laden'}</bdi>
        <small>{planLength > 1 ? `${planLength} Monate` : 'auf einmal'}</small>
      </td>
      <td>
        <bdi>{formatDate(createdAt, 'de')}</bdi>
        <small>{`bis ${formatDate(expiresAt, 'de')}`}</small>
      </td>
      <td data-head="Weitergemacht:">{resumedAt ? formatDate(resumedAt, 'de') : '–'}</td>
    </tr>
  );
}
