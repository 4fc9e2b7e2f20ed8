import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { formatDate } from '~/i18n/dates.ts';
import { listDocumentLinks } from '~/modules/after-order/magic-docs.server.ts';
import type { ListedDocumentLink } from '~/modules/after-order/magic-docs.ts';
import { endStaffDocument } from '~/modules/staff/documents.server.ts';
import { documentNames } from '~/modules/staff/order-page.ts';
import { staffOf } from '~/modules/staff/role.server.ts';
import { noteAct } from '~/modules/staff/staff-log.server.ts';
import { adminHandle, adminMeta, adminSheet } from '~/pages/admin/admin-sheet.ts';
import { answerOf, refusalAnswer } from '~/pages/admin/answers.ts';
import { adminHeaders, openDesk } from '~/pages/admin/frame.server.ts';
import { StaffFrame } from '~/pages/admin/frame.tsx';
import { formOf } from '~/platform/form-body.server.ts';
import { pageHeaders } from '~/platform/page.server.ts';

export const links = adminSheet;
export const handle = adminHandle;
export { pageHeaders as headers };
export const meta = () => adminMeta('Dokumente');

/** The links to documents of orders. Each look is in the log. */
export async function loader({ request }: LoaderFunctionArgs) {
  const { staff, frame } = await openDesk(request);
  await noteAct(staff, { action: 'documents.list' });
  const answer = answerOf(new URL(request.url).searchParams.get('antwort'));
  return data({ frame, answer, documents: await listDocumentLinks() }, { headers: adminHeaders });
}

/** Ends a link. */
export async function action({ request }: ActionFunctionArgs) {
  const staff = await staffOf(request);
  const id = (await formOf(request)).get('id');
  const isEnded = await endStaffDocument(staff, typeof id === 'string' ? id : '');
  if (!isEnded) return data({ refusal: 'Dieser Link ist schon zu Ende.' }, { status: 400 });
  return redirect('/admin/dokumente?antwort=dokument-zu-ende', 303);
}

export default function StaffDocumentsRoute() {
  const { frame, answer, documents } = useLoaderData<typeof loader>();
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
      {documents.length === 0 ? (
        <p className="text-h4">Noch kein Dokument verschickt.</p>
      ) : (
        <Links documents={documents} />
      )}
    </StaffFrame>
  );
}

const states = { open: 'gilt', expired: 'abgelaufen', ended: 'beendet' } as const;

function Links({ documents }: { documents: ListedDocumentLink[] }) {
  return (
    <div className="adm-scroll">
      <table className="adm-table adm-stacked">
        <caption className="sr-only">Links zu Dokumenten, die neuesten zuerst</caption>
        <thead>
          <tr>
            <th scope="col">Dokument</th>
            <th scope="col">Geschickt</th>
            <th scope="col">Geholt</th>
            <th scope="col">Stand</th>
            <th scope="col">
              <span className="sr-only">Beenden</span>
            </th>
          </tr>
        </thead>
        <tbody className="num">
          {documents.map(({ id, document, number, createdAt, expiresAt, state, opened, lastOpenedAt }) => (
            <tr key={id}>
              <td>
                <b>{documentNames[document]}</b>
                <small>
                  <a className="lk" href={`/admin/bestellungen/${number}`}>
                    {number}
                  </a>
                </small>
              </td>
              <td>
                {formatDate(createdAt, 'de')}
                <small>{`gilt bis ${formatDate(expiresAt, 'de')}`}</small>
              </td>
              <td data-head="Geholt:">
                {opened === 0 ? 'nie' : `${opened}-mal`}
                {lastOpenedAt && <small>{`zuletzt ${formatDate(lastOpenedAt, 'de')}`}</small>}
              </td>
              <td className={state === 'open' ? 'adm-good' : 'mute'}>{states[state]}</td>
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
          ))}
        </tbody>
      </table>
    </div>
  );
}
