import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { z } from 'zod';
import { formatDate } from '~/i18n/dates.ts';
import { formatChf } from '~/i18n/money.ts';
import { sponsorTable } from '~/modules/sponsoring/sponsor-table.server.ts';
import { failedRefunds } from '~/modules/sponsoring/staff-lists.server.ts';
import {
  recordSponsorRefund,
  openSponsorPage,
  repeatSponsorRefund,
  stopSponsorPage,
} from '~/modules/staff/sponsor-admin.server.ts';
import { recordAction } from '~/modules/staff/staff-log.server.ts';
import { openStaffPage, staffAction } from '~/pages/admin/staff-page.server.ts';
import { Block, formatCount, StaffPage } from '~/pages/admin/staff-page.tsx';
import { staffTitle } from '~/pages/admin/staff-route.ts';
import { type ColumnsOf, StaffTable } from '~/pages/admin/table.tsx';
import { readTable } from '~/platform/table.server.ts';
import { OpenedSponsorPage, stateWords } from './opened-page.tsx';

export { handle, headers, links } from '~/pages/admin/staff-route.ts';
export const meta = () => staffTitle('Sponsor me');

/** Lists the sponsoring pages, with one of them opened (`?wer=`). Each access is logged: the table names people. */
export async function loader({ request }: LoaderFunctionArgs) {
  const { staff, frame, params } = await openStaffPage(request);
  const id = z.uuid().safeParse(params.get('wer')).data;
  const table = await readTable(sponsorTable, params);
  await recordAction(staff, { action: 'sponsor.list', subject: `${table.rows.length} gelesen` });
  const [failed, opened] = await Promise.all([failedRefunds(), id ? openSponsorPage(staff, id) : null]);
  return { frame, table, failed, opened };
}

/** Reads an id of the form. @throws a 400 response if it is invalid: the page itself always sends one */
function idOf(value: string): string {
  const id = z.uuid().safeParse(value).data;
  if (!id) throw new Response('Bad request', { status: 400 });
  return id;
}

/** Stops a page, sends a refund again, or records that it was sent. */
export const action = staffAction({
  stop: async ({ staff, text }) => {
    const refusal = await stopSponsorPage(staff, idOf(text('id')), text('reason'));
    return refusal ? { refusal } : 'seite-beendet';
  },
  again: async ({ staff, text }) => {
    const refusal = await repeatSponsorRefund(staff, idOf(text('refund')));
    return refusal ? { refusal } : 'nochmals';
  },
  sent: async ({ staff, text }) => {
    await recordSponsorRefund(staff, idOf(text('refund')));
    return 'notiert';
  },
});

const columns: ColumnsOf<typeof sponsorTable> = [
  {
    name: 'Seite',
    sort: 'neu',
    cell: ({ id, title }) => (
      <a className="lk" href={`/admin/sponsoring?wer=${id}`}>
        {title || 'Ohne Worte'}
      </a>
    ),
    small: ({ firstname }) => firstname,
  },
  {
    name: 'Stand',
    td: ({ state }) => ({ className: state === 'running' ? 'adm-good' : 'mute' }),
    cell: stateWords,
  },
  {
    name: 'Beisammen',
    sort: 'beisammen',
    isRight: true,
    hasPhoneLabel: true,
    cell: ({ collected }) => <bdi>{formatChf(collected)}</bdi>,
    small: ({ goal }) => `von ${formatChf(goal)}`,
  },
  {
    name: 'Beiträge',
    sort: 'beitraege',
    isRight: true,
    hasPhoneLabel: true,
    cell: ({ contributions }) => formatCount(contributions),
  },
  { name: 'Läuft bis', sort: 'endet', hasPhoneLabel: true, cell: ({ endsOn }) => formatDate(endsOn, 'de') },
];

export default function StaffSponsoringRoute() {
  const { table, failed, opened } = useLoaderData<typeof loader>();
  return (
    <StaffPage
      area="Sponsor me"
      sub={failed > 0 ? `${formatCount(failed)} Rückzahlungen gingen nicht durch` : undefined}
    >
      {opened && <OpenedSponsorPage {...opened} />}
      <Block title="Alle Seiten">
        <StaffTable
          table={table}
          caption="Seiten"
          columns={columns}
          rowKey={({ id }) => id}
          empty="Keine solche Seite."
        />
      </Block>
    </StaffPage>
  );
}
