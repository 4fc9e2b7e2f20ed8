import type { LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { formatDate } from '~/i18n/dates.ts';
import { endShortUrl, createShortUrl } from '~/modules/short-urls/short-urls.server.ts';
import type { ShortUrlProblem } from '~/modules/short-urls/short-urls.ts';
import { shortUrlTable } from '~/modules/short-urls/short-url-table.server.ts';
import { changeAndRecord } from '~/modules/staff/staff-log.server.ts';
import { InputField, RowButton, Submit } from '~/pages/admin/fields.tsx';
import { openStaffPage, staffAction } from '~/pages/admin/staff-page.server.ts';
import { Block, formatCount, StaffPage } from '~/pages/admin/staff-page.tsx';
import { staffTitle } from '~/pages/admin/staff-route.ts';
import { type ColumnsOf, StaffTable } from '~/pages/admin/table.tsx';
import { env } from '~/platform/env.server.ts';
import { listSearch } from '~/platform/list-query.ts';
import { readTable } from '~/platform/table.server.ts';

export { handle, headers, links } from '~/pages/admin/staff-route.ts';
export const meta = () => staffTitle('Kurzlinks');

/** The short addresses, with how often each was followed. */
export async function loader({ request }: LoaderFunctionArgs) {
  const { frame, params } = await openStaffPage(request);
  return { frame, table: await readTable(shortUrlTable, params), base: `${env().PUBLIC_URL}/s/` };
}

const problems: Readonly<Record<ShortUrlProblem, string>> = {
  code: 'Der Code braucht 3 bis 40 Kleinbuchstaben, Ziffern oder Bindestriche.',
  taken: 'Diesen Code gibt es schon.',
  target: 'Das Ziel muss eine Seite des Ladens sein, zum Beispiel /kategorien/e-urban.',
  note: 'Die Notiz darf 200 Zeichen haben.',
};

/** What was typed and not taken. */
interface TypedShortUrl {
  code: string;
  target: string;
  note: string;
}

/** Makes a short address, or ends one. */
export const action = staffAction<TypedShortUrl>({
  '': async ({ staff, text }) => {
    const typed = { code: text('code'), target: text('target'), note: text('note') };
    const made = await changeAndRecord(
      staff,
      (database) => createShortUrl(database, typed),
      (result) => ('code' in result ? { action: 'short-url.create', subject: result.code } : null),
    );
    return 'problem' in made ? { refusal: problems[made.problem], typed } : 'link-gemacht';
  },
  stop: async ({ staff, text }) => {
    const code = text('code');
    const act = { action: 'short-url.stop', subject: code } as const;
    const isEnded = await changeAndRecord(staff, (database) => endShortUrl(database, code), act);
    return isEnded ? 'link-zu-ende' : { refusal: 'Dieser Kurzlink ist schon zu Ende.' };
  },
});

const columnsOf = (base: string): ColumnsOf<typeof shortUrlTable> => [
  {
    name: 'Link',
    sort: 'code',
    cell: ({ code }) => <b>{base.replace(/^https?:\/\//, '') + code}</b>,
    small: ({ note }) => note,
  },
  {
    name: 'Ziel',
    td: { className: 'break-words' },
    cell: ({ target }) => (
      <a className="lk" href={target}>
        {target}
      </a>
    ),
  },
  { name: 'Gemacht', sort: 'neu', cell: ({ createdAt }) => formatDate(createdAt, 'de') },
  { name: '30 Tage', sort: 'letzthin', isRight: true, hasPhoneLabel: true, cell: ({ lately }) => formatCount(lately) },
  {
    name: 'Gefolgt',
    sort: 'gefolgt',
    isRight: true,
    hasPhoneLabel: true,
    cell: ({ followed }) => formatCount(followed),
  },
  {
    name: 'Beenden',
    isQuiet: true,
    td: { className: 'r' },
    cell: ({ code, isEnded }) =>
      isEnded ? (
        <span className="mute">zu Ende</span>
      ) : (
        <RowButton intent="stop" name="code" value={code} label={`${code} beenden`}>
          Beenden
        </RowButton>
      ),
  },
];

export default function StaffShortUrlsRoute() {
  const { table, base } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  const isFirst = table.count === 0 && listSearch(table.shape, table.query) === '';
  return (
    <StaffPage area="Kurzlinks" sub="Für Flyer, Telefon und Nachrichten. Gezählt wird je Tag, wie oft; nicht wer.">
      <details open={refused?.typed !== undefined || isFirst}>
        <summary className="adm-btn list-none">Kurzlink machen</summary>
        <NewShortUrl typed={refused?.typed} base={base} />
      </details>
      <Block title="Alle Kurzlinks">
        <StaffTable
          table={table}
          caption="Kurzlinks"
          columns={columnsOf(base)}
          rowKey={({ code }) => code}
          empty="Kein solcher Kurzlink."
        />
      </Block>
    </StaffPage>
  );
}

function NewShortUrl({ typed, base }: { typed: TypedShortUrl | undefined; base: string }) {
  return (
    <form method="post" className="adm-stack mt-4 bg-mist p-4">
      <div className="adm-grid">
        <InputField
          label="Ziel, eine Seite des Ladens"
          name="target"
          defaultValue={typed?.target}
          maxLength={500}
          required
        />
        <InputField label="Code, leer: wir machen einen" name="code" defaultValue={typed?.code} maxLength={40} />
        <InputField label="Wofür" name="note" defaultValue={typed?.note} maxLength={200} />
      </div>
      <p className="mute">{`Der Link heisst dann ${base}code und führt auf die Seite, die du als Ziel eingibst.`}</p>
      <Submit className="justify-self-start" look="main">
        Kurzlink machen
      </Submit>
    </form>
  );
}
