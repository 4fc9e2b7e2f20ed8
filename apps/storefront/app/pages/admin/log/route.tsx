import { formatShortMoment } from '~/pages/admin/moments.ts';
import { data, type LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { pageHeaders } from '~/platform/page.server.ts';
import { LOG_PAGE, loggedStaff, readLog } from '~/modules/staff/staff-log.server.ts';
import { type LogQuery, logSearch, readLogQuery, staffActions } from '~/modules/staff/staff-log.ts';
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
  const { searchParams } = new URL(request.url);
  const named = searchParams.get('vor') ?? '';
  const before = /^\d{1,18}$/.test(named) ? BigInt(named) : undefined;
  const query = readLogQuery(searchParams);
  const [entries, colleagues] = await Promise.all([readLog({ before, query }), loggedStaff()]);
  const older = entries.length === LOG_PAGE ? (entries.at(-1)?.id ?? null) : null;
  const isFirst = before === undefined;
  return data({ frame, entries, older, isFirst, query, colleagues }, { headers: adminHeaders });
}

const PATH = '/admin/protokoll';

export default function StaffLogRoute() {
  const { frame, entries, older, isFirst, query, colleagues } = useLoaderData<typeof loader>();
  return (
    <StaffFrame
      frame={frame}
      place="Protokoll"
      title="Protokoll"
      sub="Jeder Blick auf Angaben von Personen und jede Änderung"
    >
      <LogFilter query={query} colleagues={colleagues} />
      {entries.length === 0 && <p className="mute">Kein solcher Eintrag.</p>}
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
          <a className="adm-btn" href={`${PATH}${logSearch(query)}`}>
            Neueste
          </a>
        )}
        {older && (
          <a className="adm-btn" href={`${PATH}${logSearch(query, older)}`}>
            Ältere
          </a>
        )}
      </p>
    </StaffFrame>
  );
}

/** Whose entries are shown, and of what. */
function LogFilter({ query, colleagues }: { query: LogQuery; colleagues: readonly string[] }) {
  const others = query.who !== null && !colleagues.includes(query.who) ? [query.who] : [];
  return (
    <form className="adm-row mb-4" action={PATH}>
      <select className="adm-input" name="wer" aria-label="Wer" defaultValue={query.who ?? ''}>
        <option value="">Alle im Team</option>
        {[...colleagues, ...others].map((email) => (
          <option key={email}>{email}</option>
        ))}
      </select>
      <select className="adm-input" name="was" aria-label="Was" defaultValue={query.action ?? ''}>
        <option value="">Alles</option>
        {Object.entries(staffActions).map(([action, words]) => (
          <option key={action} value={action}>
            {words}
          </option>
        ))}
      </select>
      <button type="submit" className="adm-btn">
        Zeigen
      </button>
      <a className="adm-btn" href={`${PATH}.csv${logSearch(query)}`}>
        Als CSV
      </a>
    </form>
  );
}
