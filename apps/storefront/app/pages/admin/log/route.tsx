import { formatShortMoment } from '~/pages/admin/moments.ts';
import { data, type LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { readList, sortedBy } from '~/platform/list-query.ts';
import { pageHeaders } from '~/platform/page.server.ts';
import { LOG_PAGE, loggedStaff, readLog } from '~/modules/staff/staff-log.server.ts';
import { logList, logSearch, type StaffLogEntry } from '~/modules/staff/staff-log.ts';
import { adminHandle, adminMeta, adminSheet } from '~/pages/admin/admin-sheet.ts';
import { ListHead, ListTools } from '~/pages/admin/desk-list.tsx';
import { adminHeaders, openDesk } from '~/pages/admin/frame.server.ts';
import { StaffFrame } from '~/pages/admin/frame.tsx';

export const links = adminSheet;
export const handle = adminHandle;
export { pageHeaders as headers };
export const meta = () => adminMeta('Protokoll');

/** Who of the team looked at what, and who changed what. */
export async function loader({ request }: LoaderFunctionArgs) {
  const { frame } = await openDesk(request);
  const { searchParams } = new URL(request.url);
  const named = searchParams.get('nach') ?? '';
  const past = /^\d{1,18}$/.test(named) ? BigInt(named) : undefined;
  const query = readList(logList, searchParams);
  const [entries, colleagues] = await Promise.all([readLog({ past, query }), loggedStaff()]);
  const last = entries.length === LOG_PAGE ? (entries.at(-1)?.id ?? null) : null;
  return data({ frame, entries, last, isFirst: past === undefined, query, colleagues }, { headers: adminHeaders });
}

export default function StaffLogRoute() {
  const { frame, entries, last, isFirst, query, colleagues } = useLoaderData<typeof loader>();
  return (
    <StaffFrame
      frame={frame}
      place="Protokoll"
      title="Protokoll"
      sub="Jeder Blick auf Angaben von Personen und jede Änderung"
    >
      <ListTools shape={logList} query={query} choices={{ wer: colleagues }} />
      {entries.length === 0 && <p className="mute">Kein solcher Eintrag.</p>}
      <div className="adm-scroll">
        <table className="adm-table adm-stacked">
          <caption className="sr-only">Einträge</caption>
          <thead>
            <tr>
              <ListHead
                name="Wann"
                href={`${logList.path}${sortedBy(logList, query, 'neu')}`}
                direction={query.direction}
              />
              <ListHead name="Wer" />
              <ListHead name="Was" />
              <ListHead name="Woran" />
            </tr>
          </thead>
          <tbody className="num">
            {entries.map((entry) => (
              <LogRow key={entry.id} entry={entry} />
            ))}
          </tbody>
        </table>
      </div>
      <p className="adm-row pt-4">
        {!isFirst && (
          <a className="adm-btn" href={`${logList.path}${logSearch(query)}`}>
            Von vorn
          </a>
        )}
        {last && (
          <a className="adm-btn" href={`${logList.path}${logSearch(query, last)}`}>
            Weitere
          </a>
        )}
      </p>
    </StaffFrame>
  );
}

function LogRow({ entry: { at, staffEmail, action, subject, orderNumber } }: { entry: StaffLogEntry }) {
  return (
    <tr>
      <td className="whitespace-nowrap">{formatShortMoment(at)}</td>
      <td>{staffEmail}</td>
      <td>{action}</td>
      <td>
        {orderNumber && (
          <a className="lk mr-2" href={`/admin/bestellungen/${orderNumber}`}>
            {orderNumber}
          </a>
        )}
        {subject && <bdi>{subject}</bdi>}
      </td>
    </tr>
  );
}
