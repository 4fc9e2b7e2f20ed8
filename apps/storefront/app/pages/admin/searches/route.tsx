import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { toLocale } from '~/i18n/locales.ts';
import type { TopSearch } from '~/modules/search/search.server.ts';
import { missingSearchTable } from '~/modules/staff/missing-search-table.server.ts';
import {
  explainSearch,
  removeSearch,
  type SearchAdminView,
  getSearchAdminView,
} from '~/modules/staff/searches.server.ts';
import { InputField, Submit } from '~/pages/admin/fields.tsx';
import { answeredAt, openStaffPage, type StaffAct, staffAction } from '~/pages/admin/staff-page.server.ts';
import { Block, formatCount, StaffPage } from '~/pages/admin/staff-page.tsx';
import { staffTitle } from '~/pages/admin/staff-route.ts';
import { type Column, type ColumnsOf, StaffTable, Table } from '~/pages/admin/table.tsx';
import { readTable } from '~/platform/table.server.ts';

export { handle, headers, links } from '~/pages/admin/staff-route.ts';
export const meta = () => staffTitle('Suche');

const LONGEST = 80;

/** What was searched for, what was not found, and the words that the staff has explained. */
export async function loader({ request }: LoaderFunctionArgs) {
  const { frame, params } = await openStaffPage(request);
  const text = (name: string) => (params.get(name) ?? '').slice(0, LONGEST);
  const requested = { locale: toLocale(params.get('sprache')), text: text('wort') };
  const [table, view] = await Promise.all([
    readTable(missingSearchTable, params),
    getSearchAdminView(requested, text('heisst')),
  ]);
  return { frame, table, view };
}

const wordOf = ({ text }: StaffAct) => ({ locale: toLocale(text('sprache')), text: text('wort').slice(0, LONGEST) });

/** Explains a word, or takes an explanation back. */
export const action = staffAction({
  '': async (act) => {
    const isDone = await explainSearch(act.staff, { ...wordOf(act), means: act.text('heisst').slice(0, LONGEST) });
    if (isDone) return answeredAt('/admin/suche', 'erklaert');
    return { refusal: 'Schreib, wie es bei uns heisst: ein Wort, das anders ist als das gesuchte.' };
  },
  forget: async (act) => {
    await removeSearch(act.staff, wordOf(act));
    return answeredAt('/admin/suche', 'entfernt');
  },
});

/** Columns that both tables of searches have. @param rows of the table: bars compare them */
const countColumns = (rows: readonly TopSearch[]): Column<TopSearch, 'anzahl'>[] => {
  const most = Math.max(1, ...rows.map(({ count }) => count));
  return [
    { name: 'Mal', sort: 'anzahl', isRight: true, cell: ({ count }) => <b>{formatCount(count)}</b> },
    { name: 'Anteil', isQuiet: true, isPhoneHidden: true, cell: ({ count }) => <Bar share={count / most} /> },
  ];
};

const Word = ({ text, locale }: Pick<TopSearch, 'text' | 'locale'>) => (
  <>
    <b>{text}</b> <span className="faint">{locale}</span>
  </>
);

const missingColumns = (rows: readonly TopSearch[]): ColumnsOf<typeof missingSearchTable> => [
  { name: 'Gesucht', sort: 'gesucht', cell: Word },
  ...countColumns(rows),
  {
    name: 'Erklären',
    isQuiet: true,
    td: { className: 'r' },
    cell: ({ locale, text }) => (
      <a
        className="lk"
        href={`/admin/suche?sprache=${locale}&wort=${encodeURIComponent(text)}`}
        aria-label={`Synonym für ${text}`}
      >
        Synonym
      </a>
    ),
  },
];

const topColumns = (rows: readonly TopSearch[]): Column<TopSearch, 'anzahl'>[] => [
  {
    name: 'Gesucht',
    cell: ({ text, locale }) => <Word text={text} locale={locale} />,
    small: ({ hits }) => (hits === 0 ? 'ohne Treffer' : `${formatCount(hits)} Treffer`),
  },
  ...countColumns(rows),
];

const explainedColumns: readonly Column<SearchAdminView['words'][number]>[] = [
  {
    name: 'Wort',
    cell: ({ locale, text }) => <Word text={text} locale={locale} />,
    small: ({ means }) => `heisst bei uns ${means}`,
  },
  {
    name: 'Entfernen',
    td: { className: 'r' },
    cell: ({ locale, text }) => (
      <form method="post">
        <input type="hidden" name="sprache" value={locale} />
        <input type="hidden" name="wort" value={text} />
        <button type="submit" name="intent" value="forget" className="lk min-h-6" aria-label={`${text} entfernen`}>
          Entfernen
        </button>
      </form>
    ),
  },
];

const keyOf = ({ locale, text }: Pick<TopSearch, 'locale' | 'text'>): string => `${locale} ${text}`;

export default function StaffSearchesRoute() {
  const { table, view } = useLoaderData<typeof loader>();
  const { top, words, search } = view;
  return (
    <StaffPage area="Suche" sub="30 Tage, ohne Personen">
      <div className="adm-start">
        <div>
          <Block
            title="Gesucht, nicht gefunden"
            sub={<span className="num">{`${formatCount(table.count)} Wörter`}</span>}
          >
            {search.text && <Explain view={view} />}
            <StaffTable
              table={table}
              caption="Suchen ohne Treffer"
              columns={missingColumns(table.rows)}
              rowKey={keyOf}
              isCurrent={(row) => keyOf(row) === keyOf(search)}
              empty="Alles wurde gefunden."
            />
          </Block>
        </div>
        <div>
          <Block title="Erklärt" sub={<span className="num">{formatCount(words.length)}</span>}>
            {words.length === 0 && <p className="mute">Noch kein Wort.</p>}
            <Table
              caption="Erklärte Wörter"
              columns={explainedColumns}
              rows={words}
              rowKey={keyOf}
              isStacked={false}
              isHeadless
            />
          </Block>
          <Block title="Am häufigsten gesucht">
            <Table
              caption="Häufigste Suchen"
              columns={topColumns(top)}
              rows={top}
              rowKey={keyOf}
              isStacked={false}
              isHeadless
            />
          </Block>
        </div>
      </div>
    </StaffPage>
  );
}

function Explain({ view: { search, tried } }: { view: SearchAdminView }) {
  const hits = tried && (tried.hits === 1 ? 'ein Treffer' : `${formatCount(tried.hits)} Treffer`);
  return (
    <form className="adm-stack mb-4 bg-mist p-4" method="post">
      <input type="hidden" name="sprache" value={search.locale} />
      <input type="hidden" name="wort" value={search.text} />
      <InputField
        label={`«${search.text}» (${search.locale}) heisst bei uns`}
        name="heisst"
        required
        maxLength={60}
        defaultValue={tried?.text}
      />
      {tried && (
        <p
          className="mute"
          role="status"
        >{`«${tried.text}» gibt ${hits ?? ''}${tried.names.length > 0 ? `: ${tried.names.join(', ')}` : ''}.`}</p>
      )}
      <p className="adm-row">
        <Submit className="adm-btn-small" look="main">
          Sichern
        </Submit>
        <Submit formMethod="get" className="adm-btn-small">
          Treffer ansehen
        </Submit>
        <a className="lk" href="/admin/suche">
          Schliessen
        </a>
      </p>
    </form>
  );
}

function Bar({ share }: { share: number }) {
  const end = Math.max(6, share * 64);
  return (
    <svg width="72" height="12" viewBox="0 0 72 12" fill="none" aria-hidden="true">
      <path d={`M0 6H${end}`} stroke="#101315" strokeWidth="2" />
      <circle cx={end + 3} cy="6" r="4.5" fill="#101315" />
    </svg>
  );
}
