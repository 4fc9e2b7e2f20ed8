import { formatShortMoment } from '~/pages/admin/moments.ts';
import { data, type LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { pageHeaders } from '~/platform/page.server.ts';
import { LOG_PAGE, readLog } from '~/modules/staff/staff-log.server.ts';
import { adminHandle, adminMeta, adminSheet } from '~/pages/admin/admin-sheet.ts';
import { adminHeaders, openDesk } from '~/pages/admin/frame.server.ts';
import { StaffFrame } from '~/pages/admin/frame.tsx';

export const links = adminSheet;
export const handle = adminHandle;
export { pageHeaders as headers };
export const meta = () => adminMeta('Protokoll');

/** Who of the team looked at what, and who changed what. */
export async function loader({ request }: LoaderFunctionArgs) {
  const { frame } = await openDesk(request);
  const named = new URL(request.url).searchParams.get('vor') ?? '';
  const before = /^\d{1,18}$/.test(named) ? BigInt(named) : undefined;
  const entries = await readLog({ before });
  const older = entries.length === LOG_PAGE ? (entries.at(-1)?.id ?? null) : null;
  return data({ frame, entries, older, isFirst: before === undefined }, { headers: adminHeaders });
}

export default function StaffLogRoute() {
  const { frame, entries, older, isFirst } = useLoaderData<typeof loader>();
  return (
    <StaffFrame
      frame={frame}
      place="Protokoll"
      title="Protokoll"
      sub="Jeder Blick auf Angaben von Personen und jede Änderung"
    >
      <div className="adm-scroll">
        <table className="adm-table adm-stacked">
          <caption className="sr-only">Einträge, die neuesten zuerst</caption>
          <thead>
            <tr>
              <th scope="col">Wann</th>
              <th scope="col">Wer</th>
              <th scope="col">Was</th>
              <th scope="col">Woran</th>
            </tr>
          </thead>
          <tbody className="num">
            {entries.map(({ id, at, staffEmail, action, subject, orderNumber }) => (
              <tr key={id}>
                <td className="whitespace-nowrap">{formatShortMoment(at)}</td>
                <td>{staffEmail}</td>
                <td>{action}</td>
                <td>
                  {orderNumber && (
                    <a className="lk mr-2" href={`/admin/bestellungen/${orderNumber}`}>
                      {orderNumber}
                    </a>
                  )}
                  {subject}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className="adm-row pt-4">
        {!isFirst && (
          <a className="adm-btn" href="/admin/protokoll">
            Neueste
          </a>
        )}
        {older && (
          <a className="adm-btn" href={`/admin/protokoll?vor=${older}`}>
            Ältere
          </a>
        )}
      </p>
    </StaffFrame>
  );
}
