import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { formatDate } from '~/i18n/dates.ts';
import { listDocumentLinks } from '~/modules/after-order/magic-docs.server.ts';
import { documentList, type ListedDocumentLink } from '~/modules/after-order/magic-docs.ts';
import { endStaffDocument } from '~/modules/staff/documents.server.ts';
import { documentNames } from '~/modules/staff/order-page.ts';
import { staffOf } from '~/modules/staff/role.server.ts';
import { noteAct } from '~/modules/staff/staff-log.server.ts';
import { adminHandle, adminMeta, adminSheet } from '~/pages/admin/admin-sheet.ts';
import { answerOf, refusalAnswer } from '~/pages/admin/answers.ts';
import { backWith } from '~/pages/admin/back.server.ts';
import { type Column, DeskList } from '~/pages/admin/desk-list.tsx';
import { adminHeaders, openDesk } from '~/pages/admin/frame.server.ts';
import { StaffFrame } from '~/pages/admin/frame.tsx';
import { formOf } from '~/platform/form-body.server.ts';
import { pageSlice, readList } from '~/platform/list-query.ts';
import { pageHeaders } from '~/platform/page.server.ts';

export const links = adminSheet;
export const handle = adminHandle;
export { pageHeaders as headers };
export const meta = () => adminMeta('Dokumente');

/** The links to documents of orders. Each look is in the log. */
export async function loader({ request }: LoaderFunctionArgs) {
  const { staff, frame } = await openDesk(request);
  await noteAct(staff, { action: 'documents.list' });
  const { searchParams } = new URL(request.url);
  const answer = answerOf(searchParams.get('antwort'));
  const query = readList(documentList, searchParams);
  const list = await listDocumentLinks(query, pageSlice(query));
  return data({ frame, answer, query, list }, { headers: adminHeaders });
}

/** Ends a link. */
export async function action({ request }: ActionFunctionArgs) {
  const staff = await staffOf(request);
  const id = (await formOf(request)).get('id');
  const isEnded = await endStaffDocument(staff, typeof id === 'string' ? id : '');
  if (!isEnded) return data({ refusal: 'Dieser Link ist schon zu Ende.' }, { status: 400 });
  return backWith(request, 'dokument-zu-ende');
}

const columns: readonly Column<keyof typeof documentList.sorts>[] = [
  { name: 'Dokument' },
  { name: 'Geschickt', sort: 'neu' },
  { name: 'Geholt', sort: 'geholt' },
  { name: 'Stand' },
  { name: 'Beenden', isQuiet: true },
];

export default function StaffDocumentsRoute() {
  const { frame, answer, query, list } = useLoaderData<typeof loader>();
  const acted = useActionData<typeof action>();
  const refusal = acted && 'refusal' in acted ? refusalAnswer(acted.refusal) : undefined;
  return (
    <StaffFrame
      frame={frame}
      place="Dokumente"
      title="Dokumente"
      sub="Verträge und Zahlungspläne per Link. Verschickt werden sie auf der Seite der Bestellung."
      answer={refusal ?? answer}
    >
      <DeskList
        shape={documentList}
        query={query}
        count={list.count}
        caption="Links zu Dokumenten"
        columns={columns}
        empty="Kein solches Dokument."
      >
        {list.rows.map((link) => (
          <LinkRow key={link.id} link={link} />
        ))}
      </DeskList>
    </StaffFrame>
  );
}

function LinkRow({ link }: { link: ListedDocumentLink }) {
  const { id, document, number, createdAt, expiresAt, state, opened, lastOpenedAt } = link;
  return (
    <tr>
      <td>
        <b>{documentNames[document]}</b>
        <small>
          <a className="lk" href={`/admin/bestellungen/${number}`}>
            {number}
          </a>
        </small>
      </td>
      <td>
        <bdi>{formatDate(createdAt, 'de')}</bdi>
        <small>{`gilt bis ${formatDate(expiresAt, 'de')}`}</small>
      </td>
      <td data-head="Geholt:">
        <bdi>{opened === 0 ? 'nie' : `${opened}-mal`}</bdi>
        {lastOpenedAt && <small>{`zuletzt ${formatDate(lastOpenedAt, 'de')}`}</small>}
      </td>
      <td className={state === 'open' ? 'adm-good' : 'mute'}>{documentList.filters.stand.choices[state]}</td>
      <td className="r">
        {state === 'open' && (
          <form method="post">
            <button
              type="submit"
              name="id"
              value={id}
              className="lk min-h-6"
              aria-label={`Link zu ${documentNames[document]} ${number} beenden`}
            >
              Beenden
            </button>
          </form>
        )}
      </td>
    </tr>
  );
}
