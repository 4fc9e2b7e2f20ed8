import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { formatDate } from '~/i18n/dates.ts';
import { documentTable } from '~/modules/after-order/document-table.server.ts';
import { endDocument } from '~/modules/after-order/magic-docs.server.ts';
import { documentNames } from '~/modules/after-order/magic-docs.ts';
import { changeAndRecord, recordAction } from '~/modules/staff/staff-log.server.ts';
import { OrderLink, RowButton } from '~/pages/admin/fields.tsx';
import { openStaffPage, staffAction } from '~/pages/admin/staff-page.server.ts';
import { StaffPage } from '~/pages/admin/staff-page.tsx';
import { staffTitle } from '~/pages/admin/staff-route.ts';
import { type ColumnsOf, StaffTable } from '~/pages/admin/table.tsx';
import { readTable } from '~/platform/table.server.ts';

export { handle, headers, links } from '~/pages/admin/staff-route.ts';
export const meta = () => staffTitle('Dokumente');

/** The links to documents of orders. Each look is in the log. */
export async function loader({ request }: LoaderFunctionArgs) {
  const { staff, frame, params } = await openStaffPage(request);
  await recordAction(staff, { action: 'documents.list' });
  return { frame, table: await readTable(documentTable, params) };
}

/** Ends a link. */
export const action = staffAction({
  '': async ({ staff, text }) => {
    const id = text('id');
    const act = { action: 'document.end', subject: id } as const;
    const isEnded = await changeAndRecord(staff, (database) => endDocument(database, id), act);
    return isEnded ? 'dokument-zu-ende' : { refusal: 'Dieser Link ist schon zu Ende.' };
  },
});

const columns: ColumnsOf<typeof documentTable> = [
  {
    name: 'Dokument',
    cell: ({ document }) => <b>{documentNames[document]}</b>,
    small: ({ number }) => <OrderLink number={number} />,
  },
  {
    name: 'Geschickt',
    sort: 'neu',
    cell: ({ createdAt }) => <bdi>{formatDate(createdAt, 'de')}</bdi>,
    small: ({ expiresAt }) => `gilt bis ${formatDate(expiresAt, 'de')}`,
  },
  {
    name: 'Geholt',
    sort: 'geholt',
    hasPhoneLabel: true,
    cell: ({ opened }) => <bdi>{opened === 0 ? 'nie' : `${opened}-mal`}</bdi>,
    small: ({ lastOpenedAt }) => lastOpenedAt && `zuletzt ${formatDate(lastOpenedAt, 'de')}`,
  },
  {
    name: 'Stand',
    td: ({ state }) => ({ className: state === 'open' ? 'adm-good' : 'mute' }),
    cell: ({ stateWords }) => stateWords,
  },
  {
    name: 'Beenden',
    isQuiet: true,
    td: { className: 'r' },
    cell: ({ id, document, number, state }) =>
      state === 'open' && (
        <RowButton name="id" value={id} label={`Link zu ${documentNames[document]} ${number} beenden`}>
          Beenden
        </RowButton>
      ),
  },
];

export default function StaffDocumentsRoute() {
  const { table } = useLoaderData<typeof loader>();
  return (
    <StaffPage
      area="Dokumente"
      sub="Verträge und Zahlungspläne per Link. Verschickt werden sie auf der Seite der Bestellung."
    >
      <StaffTable
        table={table}
        caption="Links zu Dokumenten"
        columns={columns}
        rowKey={({ id }) => id}
        empty="Kein solches Dokument."
      />
    </StaffPage>
  );
}
