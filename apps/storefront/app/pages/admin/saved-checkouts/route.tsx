import { data, type LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { formatDate } from '~/i18n/dates.ts';
import type { ListedSavedCheckout } from '~/modules/checkout/saved-checkouts.ts';
import { listSavedCheckouts } from '~/modules/checkout/saved-checkouts.server.ts';
import { noteAct } from '~/modules/staff/staff-log.server.ts';
import { adminHandle, adminMeta, adminSheet } from '~/pages/admin/admin-sheet.ts';
import { adminHeaders, openDesk } from '~/pages/admin/frame.server.ts';
import { StaffFrame } from '~/pages/admin/frame.tsx';
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
  return data({ frame, saved: await listSavedCheckouts() }, { headers: adminHeaders });
}

export default function StaffSavedCheckoutsRoute() {
  const { frame, saved } = useLoaderData<typeof loader>();
  return (
    <StaffFrame
      frame={frame}
      place="Aufgehoben"
      title="Aufgehoben"
      sub="Bestellungen, die jemand per Mail-Link später fertig macht. Nach 14 Tagen sind sie weg."
    >
      {saved.length === 0 ? <p className="text-h4">Nichts aufgehoben.</p> : <SavedTable saved={saved} />}
    </StaffFrame>
  );
}

function SavedTable({ saved }: { saved: ListedSavedCheckout[] }) {
  return (
    <div className="adm-scroll">
      <table className="adm-table adm-stacked">
        <caption className="sr-only">Aufgehobene Bestellungen, die neuesten zuerst</caption>
        <thead>
          <tr>
            <th scope="col">Für</th>
            <th scope="col">Was</th>
            <th scope="col">Aufgehoben</th>
            <th scope="col">Weitergemacht</th>
          </tr>
        </thead>
        <tbody className="num">
          {saved.map(({ id, email, locale, names, planLength, createdAt, expiresAt, resumedAt }) => (
            <tr key={id}>
              <td className="break-words">
                <b>{email}</b>
                <small>{languageNames[locale]}</small>
              </td>
              <td>
                {names.join(', ') || 'nichts davon ist noch im Laden'}
                <small>{planLength > 1 ? `${planLength} Monate` : 'auf einmal'}</small>
              </td>
              <td>
                {formatDate(createdAt, 'de')}
                <small>{`bis ${formatDate(expiresAt, 'de')}`}</small>
              </td>
              <td data-head="Weitergemacht:">{resumedAt ? formatDate(resumedAt, 'de') : '–'}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
