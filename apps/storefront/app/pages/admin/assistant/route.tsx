import type { LoaderFunctionArgs } from '@remix-run/node';
import { redirect } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { z } from 'zod';
import { assistantCounts, questionTable } from '~/modules/assistant/question-table.server.ts';
import { settleHandedOver } from '~/modules/assistant/staff-acts.server.ts';
import { changeAndRecord, recordAction } from '~/modules/staff/staff-log.server.ts';
import { openStaffPage, staffAction } from '~/pages/admin/staff-page.server.ts';
import { StaffPage } from '~/pages/admin/staff-page.tsx';
import { formatShortMoment } from '~/pages/admin/moments.ts';
import { staffTitle } from '~/pages/admin/staff-route.ts';
import { type ColumnsOf, StaffTable } from '~/pages/admin/table.tsx';
import { readTable } from '~/platform/table.server.ts';

export { handle, headers, links } from '~/pages/admin/staff-route.ts';
export const meta = () => staffTitle('Assistent');

/** What the assistant was asked, and what waits for a person; the look is recorded. */
export async function loader({ request }: LoaderFunctionArgs) {
  const { staff, frame, params } = await openStaffPage(request);
  const table = await readTable(questionTable, params);
  await recordAction(staff, { action: 'assistant.read', subject: table.query.filters.ansicht ?? 'offen' });
  return { frame, table, counts: await assistantCounts() };
}

/** Records that a question that was handed on is answered. */
export const action = staffAction({
  '': async ({ staff, text }) => {
    const id = z.uuid().safeParse(text('frage')).data;
    const settle = (known: string) =>
      changeAndRecord(staff, (database) => settleHandedOver(database, known), { action: 'assistant.settle' });
    return id && (await settle(id)) ? 'frage-erledigt' : redirect(questionTable.path, 303);
  },
});

const outcomes: Readonly<Record<string, string>> = { answered: '', unknown: 'Weiss ich nicht.', money: 'Zum Plan.' };

const columns: ColumnsOf<typeof questionTable> = [
  {
    name: 'Frage',
    cell: ({ question, locale }) => (
      <>
        <b>{question}</b> <span className="faint">{locale}</span>
      </>
    ),
    small: ({ bikeSlug }) => bikeSlug ?? 'Häufige Fragen',
  },
  {
    name: 'Antwort',
    cell: ({ answer, outcome }) => <bdi>{answer || outcomes[outcome]}</bdi>,
    small: ({ engine, helpful }) =>
      `${engine === 'extractive' ? 'aus den Quellen' : engine}${helpful !== null ? (helpful ? ' · hilft' : ' · stimmt nicht') : ''}`,
  },
  { name: 'Wann', sort: 'neu', td: { className: 'num' }, cell: ({ createdAt }) => formatShortMoment(createdAt) },
  {
    name: 'Was zu tun ist',
    isQuiet: true,
    td: { className: 'r' },
    cell: ({ id, question, email, isDone }) => (
      <>
        {email && !isDone && <Settle id={id} question={question} email={email} />}
        {isDone && <bdi>erledigt</bdi>}
      </>
    ),
  },
];

function Settle({ id, question, email }: { id: string; question: string; email: string }) {
  const letter = new URLSearchParams({ subject: question, body: question }).toString().replaceAll('+', '%20');
  return (
    <form method="post" className="adm-row">
      <a className="lk" href={`mailto:${email}?${letter}`}>
        Antworten
      </a>
      <button type="submit" name="frage" value={id} className="lk min-h-6" aria-label={`${question} ist erledigt`}>
        Erledigt
      </button>
    </form>
  );
}

/** What the assistant was asked: what waits for a person first, then what no text answers. */
export default function StaffAssistantRoute() {
  const { table, counts } = useLoaderData<typeof loader>();
  const { all, choices } = table.shape.filters.ansicht;
  const view = table.query.filters.ansicht;
  return (
    <StaffPage
      area="Assistent"
      sub="90 Tage, ohne Angaben zur Person"
      tools={
        <a className="adm-btn" href={`${table.shape.path}.csv?source=pdpAi`}>
          Rohdaten
        </a>
      }
    >
      <StaffTable
        table={table}
        caption={(view && choices?.[view]) ?? all}
        columns={columns}
        rowKey={({ id }) => id}
        empty="Keine Fragen."
        views="ansicht"
        viewCounts={{ ...counts, '': counts.offen }}
      />
    </StaffPage>
  );
}
