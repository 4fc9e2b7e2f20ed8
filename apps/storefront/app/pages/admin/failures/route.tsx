import { data, type LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { pageSlice, readList } from '~/platform/list-query.ts';
import { pageHeaders } from '~/platform/page.server.ts';
import { failureList, failurePlaces, type ListedFailure } from '~/modules/staff/failures.ts';
import { listFailures } from '~/modules/staff/failures.server.ts';
import { adminHandle, adminMeta, adminSheet } from '~/pages/admin/admin-sheet.ts';
import { type Column, DeskList } from '~/pages/admin/desk-list.tsx';
import { adminHeaders, openDesk } from '~/pages/admin/frame.server.ts';
import { formatCount, StaffFrame } from '~/pages/admin/frame.tsx';
import { formatShortMoment } from '~/pages/admin/moments.ts';

export const links = adminSheet;
export const handle = adminHandle;
export { pageHeaders as headers };
export const meta = () => adminMeta('Fehler');

/** What failed in shoppers' browsers, on any page and in the checkout. */
export async function loader({ request }: LoaderFunctionArgs) {
  const { frame } = await openDesk(request);
  const query = readList(failureList, new URL(request.url).searchParams);
  return data({ frame, query, list: await listFailures(query, pageSlice(query)) }, { headers: adminHeaders });
}

const columns: readonly Column<keyof typeof failureList.sorts>[] = [
  { name: 'Meldung' },
  { name: 'Wo' },
  { name: 'Mal', sort: 'mal', isRight: true },
  { name: 'Zuletzt', sort: 'zuletzt' },
];

export default function StaffFailuresRoute() {
  const { frame, query, list } = useLoaderData<typeof loader>();
  return (
    <StaffFrame frame={frame} place="Fehler" title="Fehler" sub="In den Browsern der Kundschaft, 30 Tage">
      <DeskList
        shape={failureList}
        query={query}
        count={list.count}
        caption="Fehler"
        columns={columns}
        empty="Kein solcher Fehler."
      >
        {list.rows.map((failure) => (
          <FailureRow key={`${failure.place} ${failure.fingerprint}`} failure={failure} />
        ))}
      </DeskList>
    </StaffFrame>
  );
}

function FailureRow({ failure: { place, message, stack, path, count, lastAt } }: { failure: ListedFailure }) {
  return (
    <tr>
      <td className="break-words">
        <b>{message}</b>
        {stack && (
          <details>
            <summary className="lk">Spur</summary>
            <pre className="micro whitespace-pre-wrap bg-mist p-4">{stack}</pre>
          </details>
        )}
      </td>
      <td>
        <bdi>{failurePlaces[place]}</bdi>
        {path && <small className="break-words">{path}</small>}
      </td>
      <td className="r" data-head="Mal:">
        {formatCount(count)}
      </td>
      <td className="whitespace-nowrap">{formatShortMoment(lastAt)}</td>
    </tr>
  );
}
