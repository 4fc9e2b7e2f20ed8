import { data, type LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { formatDayAndTime } from '~/i18n/dates.ts';
import { pageHeaders } from '~/platform/page.server.ts';
import { listCheckoutBugs, listFailures } from '~/modules/staff/operations.server.ts';
import { adminHandle, adminMeta, adminSheet } from '~/pages/admin/admin-sheet.ts';
import { adminHeaders, openDesk } from '~/pages/admin/frame.server.ts';
import { Block, formatCount, StaffFrame } from '~/pages/admin/frame.tsx';

export const links = adminSheet;
export const handle = adminHandle;
export { pageHeaders as headers };
export const meta = () => adminMeta('Fehler');

/** What failed in shoppers' browsers, on any page and in the checkout. */
export async function loader({ request }: LoaderFunctionArgs) {
  const { frame } = await openDesk(request);
  const [failures, bugs] = await Promise.all([listFailures(), listCheckoutBugs()]);
  return data({ frame, failures, bugs }, { headers: adminHeaders });
}

export default function StaffFailuresRoute() {
  const { frame, failures, bugs } = useLoaderData<typeof loader>();
  return (
    <StaffFrame frame={frame} place="Fehler" title="Fehler" sub="In den Browsern der Kundschaft, 30 Tage">
      <Block title="Seiten" sub={<span className="num">{formatCount(failures.length)} verschiedene</span>}>
        {failures.length === 0 && <p className="mute">Kein Fehler.</p>}
        <ul className="adm-stack">
          {failures.map(({ fingerprint, message, stack, path, count, lastAt }) => (
            <li key={fingerprint} className="break-words">
              <b className="font-medium">{message}</b>
              <p className="mute num">{`${formatCount(count)} Mal, zuletzt ${formatDayAndTime(lastAt, 'de')}${path ? `, ${path}` : ''}`}</p>
              {stack && (
                <details>
                  <summary className="lk">Spur</summary>
                  <pre className="micro whitespace-pre-wrap bg-mist p-4">{stack}</pre>
                </details>
              )}
            </li>
          ))}
        </ul>
      </Block>
      <Block title="Checkout" sub={<span className="num">{formatCount(bugs.length)} Meldungen</span>}>
        {bugs.length === 0 && <p className="mute">Keine Meldung.</p>}
        <ul className="adm-stack">
          {bugs.map(({ hour, message, count }) => (
            <li key={`${hour} ${message}`} className="break-words">
              <b className="font-medium">{message}</b>
              <p className="mute num">{`${formatCount(count)} Mal ab ${formatDayAndTime(hour, 'de')}`}</p>
            </li>
          ))}
        </ul>
      </Block>
    </StaffFrame>
  );
}
