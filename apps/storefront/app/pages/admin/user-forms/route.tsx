import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { formatDayAndTime } from '~/i18n/dates.ts';
import { languageNames } from '~/modules/staff/language-names.ts';
import { changeAndRecord, recordAction } from '~/modules/staff/staff-log.server.ts';
import { entryTable, type ListedEntry } from '~/modules/user-forms/entry-table.server.ts';
import { entryTitles, markEntry } from '~/modules/user-forms/user-forms.server.ts';
import { Facts } from '~/pages/admin/fields.tsx';
import { openStaffPage, type StaffAct, staffAction } from '~/pages/admin/staff-page.server.ts';
import { Block, StaffPage } from '~/pages/admin/staff-page.tsx';
import { staffTitle } from '~/pages/admin/staff-route.ts';
import { TableFilters, TableFoot } from '~/pages/admin/table.tsx';
import { readTable } from '~/platform/table.server.ts';

export { handle, headers, links } from '~/pages/admin/staff-route.ts';
export const meta = () => staffTitle('Formulare');

/** What was sent with forms. Each look is in the log. */
export async function loader({ request }: LoaderFunctionArgs) {
  const { staff, frame, params } = await openStaffPage(request);
  const table = await readTable(entryTable, params);
  await recordAction(staff, { action: 'user-forms.list', subject: table.query.filters.stand ?? 'offen' });
  return { frame, table, titles: await entryTitles() };
}

async function mark({ staff, text }: StaffAct, isDone: boolean) {
  const id = text('id');
  const act = { action: isDone ? 'user-form.done' : 'user-form.open', subject: id } as const;
  const isMarked = await changeAndRecord(staff, (database) => markEntry(database, id, isDone), act);
  if (!isMarked) return { refusal: 'Diese Antwort gibt es nicht mehr, oder sie ist schon so eingetragen.' };
  return isDone ? ('erledigt' as const) : ('offen' as const);
}

/** Records that an entry is dealt with, or open again. */
export const action = staffAction({
  done: (act) => mark(act, true),
  open: (act) => mark(act, false),
});

export default function StaffUserFormsRoute() {
  const { table, titles } = useLoaderData<typeof loader>();
  return (
    <StaffPage area="Formulare" sub="Was über Formulare der Redaktion kam. Nach zwei Jahren ist es weg.">
      <TableFilters table={table} views="stand" choices={{ formular: titles }} />
      {table.rows.length === 0 && <p className="text-h4">Hier liegt nichts.</p>}
      {table.rows.map((entry) => (
        <Entry key={entry.id} entry={entry} />
      ))}
      <TableFoot table={table} />
    </StaffPage>
  );
}

function Entry({ entry: { id, title, locale, answers, createdAt, doneAt } }: { entry: ListedEntry }) {
  return (
    <Block
      title={title}
      sub={<span className="num">{`${formatDayAndTime(createdAt, 'de')}, ${languageNames[locale]}`}</span>}
      more={
        <form method="post">
          <input type="hidden" name="id" value={id} />
          <button type="submit" name="intent" value={doneAt ? 'open' : 'done'} className="lk min-h-6">
            {doneAt ? 'Wieder öffnen' : 'Erledigt'}
          </button>
        </form>
      }
    >
      <Facts
        rows={answers.map(({ label, value }) => [label, value])}
        className="break-words"
        valueClass="whitespace-pre-line"
      />
    </Block>
  );
}
