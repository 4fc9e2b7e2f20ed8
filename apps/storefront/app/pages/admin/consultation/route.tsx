import { Submit } from '~/pages/admin/fields.tsx';
import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { z } from 'zod';
import { formatMoment } from '~/i18n/dates.ts';
import { callTable } from '~/modules/consultation/call-table.server.ts';
import { callOutcomes, recordOutcome } from '~/modules/consultation/staff-calls.server.ts';
import { telephoneLink } from '~/modules/content/telephone-link.ts';
import { languageNames } from '~/modules/staff/language-names.ts';
import { changeAndRecord, recordAction } from '~/modules/staff/staff-log.server.ts';
import { openStaffPage, staffAction } from '~/pages/admin/staff-page.server.ts';
import { StaffPage } from '~/pages/admin/staff-page.tsx';
import { staffTitle } from '~/pages/admin/staff-route.ts';
import { type ColumnsOf, StaffTable } from '~/pages/admin/table.tsx';
import { readTable } from '~/platform/table.server.ts';

export { handle, headers, links } from '~/pages/admin/staff-route.ts';
export const meta = () => staffTitle('Rückrufe');

/** Calls to make and calls that were made. Each look at them is in the log. */
export async function loader({ request }: LoaderFunctionArgs) {
  const { staff, frame, params } = await openStaffPage(request);
  const table = await readTable(callTable, params);
  await recordAction(staff, { action: 'calls.list' });
  return { frame, table };
}

/** Notes the result of a call. */
export const action = staffAction({
  '': async ({ staff, text }) => {
    const outcome = callOutcomes.find((each) => each === text('outcome'));
    if (!outcome) throw new Response('Bad request', { status: 400 });
    const id = z.uuid().safeParse(text('id')).data;
    const note = (call: string) =>
      changeAndRecord(staff, (database) => recordOutcome(database, call, outcome), {
        action: 'call.outcome',
        subject: outcome,
      });
    return id && (await note(id)) ? 'eingetragen' : { refusal: 'Diesen Rückruf gibt es nicht mehr.' };
  },
});

const outcomeWords: Readonly<Record<string, string>> = { reached: 'erreicht', missed: 'nicht erreicht' };

const columns: ColumnsOf<typeof callTable> = [
  {
    name: 'Zeit',
    sort: 'zeit',
    td: { className: 'num' },
    cell: ({ startsAt }) => <b>{formatMoment(startsAt, 'de')}</b>,
  },
  {
    name: 'Wer',
    cell: ({ firstName, phone, locale }) => (
      <>
        <bdi>{firstName}</bdi>
        <small className="num">
          <a className="lk" href={telephoneLink(phone)}>
            {phone}
          </a>
          <bdi>{`, ${languageNames[locale]}`}</bdi>
        </small>
      </>
    ),
  },
  {
    name: 'Worum es geht',
    td: ({ locale }) => ({ lang: locale }),
    cell: ({ question }) => <bdi>{question || '–'}</bdi>,
    small: ({ bike }) => bike,
  },
  {
    name: 'Ergebnis',
    cell: ({ id, firstName, outcome }) =>
      outcome ? (outcomeWords[outcome] ?? outcome) : <OutcomeForm id={id} firstName={firstName} />,
  },
];

const OutcomeForm = ({ id, firstName }: { id: string; firstName: string }) => (
  <form method="post" className="adm-row">
    <input type="hidden" name="id" value={id} />
    <Submit name="outcome" value="reached" aria-label={`${firstName}: erreicht`}>
      Erreicht
    </Submit>
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
);

export default function StaffCallsRoute() {
  const { table } = useLoaderData<typeof loader>();
  return (
    <StaffPage area="Rückrufe">
      <StaffTable
        table={table}
        caption="Rückrufe"
        views="stand"
        columns={columns}
        rowKey={({ id }) => id}
        empty={table.query.filters.stand === null ? 'Niemand wartet auf einen Rückruf.' : 'Noch keiner.'}
      />
    </StaffPage>
  );
}
