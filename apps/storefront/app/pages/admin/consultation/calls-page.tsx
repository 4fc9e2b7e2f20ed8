import { formatMoment } from '~/i18n/dates.ts';
import { telephoneLink } from '~/modules/content/telephone-link.ts';
import { callListOf, type CallsQuery } from '~/modules/consultation/call-list.ts';
import type { StaffCall } from '~/modules/consultation/staff-calls.server.ts';
import { type Column, DeskList } from '~/pages/admin/desk-list.tsx';
import { type FrameData, StaffFrame } from '~/pages/admin/frame.tsx';
import type { Listed } from '~/platform/list-query.ts';
import { languageNames } from '~/modules/staff/language-names.ts';

interface CallsPageProps {
  frame: FrameData;
  query: CallsQuery;
  list: Listed<StaffCall>;
  answer?: { text: string; isError: boolean };
}

const columns: readonly Column<CallsQuery['sort']>[] = [
  { name: 'Zeit', sort: 'zeit' },
  { name: 'Wer' },
  { name: 'Worum es geht' },
  { name: 'Ergebnis' },
];
const outcomes: Readonly<Record<string, string>> = { reached: 'erreicht', missed: 'nicht erreicht' };

/** Whom to call when, and what about. */
export function CallsPage({ frame, query, list, answer }: CallsPageProps) {
  return (
    <StaffFrame frame={frame} place="Rückrufe" title="Rückrufe" answer={answer}>
      <DeskList
        shape={callListOf(query.filters.stand)}
        query={query}
        count={list.count}
        caption="Rückrufe"
        views="stand"
        columns={columns}
        empty={query.filters.stand === null ? 'Niemand wartet auf einen Rückruf.' : 'Noch keiner.'}
      >
        {list.rows.map((call) => (
          <CallRow key={call.id} call={call} />
        ))}
      </DeskList>
    </StaffFrame>
  );
}

function CallRow({ call }: { call: StaffCall }) {
  const { id, startsAt, firstName, phone, question, bike, locale, outcome } = call;
  return (
    <tr>
      <td className="num">
        <b>{formatMoment(startsAt, 'de')}</b>
      </td>
      <td>
        <bdi>{firstName}</bdi>
        <small className="num">
          <a className="lk" href={telephoneLink(phone)}>
            {phone}
          </a>
          <bdi>{`, ${languageNames[locale]}`}</bdi>
        </small>
      </td>
      <td lang={locale}>
        <bdi>{question || '–'}</bdi>
        {bike && <small>{bike}</small>}
      </td>
      <td>
        {outcome ? (
          (outcomes[outcome] ?? outcome)
        ) : (
          <form method="post" className="adm-row">
            <input type="hidden" name="id" value={id} />
            <button
              type="submit"
              name="outcome"
              value="reached"
              className="adm-btn"
              aria-label={`${firstName}: erreicht`}
            >
              Erreicht
            </button>
            <button
              type="submit"
              name="outcome"
              value="missed"
              className="lk min-h-6"
              aria-label={`${firstName}: nicht erreicht`}
            >
              Nicht erreicht
            </button>
          </form>
        )}
      </td>
    </tr>
  );
}
