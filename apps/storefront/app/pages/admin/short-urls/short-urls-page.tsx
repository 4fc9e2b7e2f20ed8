import { formatDate } from '~/i18n/dates.ts';
import { type ListedShortUrl, shortUrlList, type ShortUrlsQuery } from '~/modules/short-urls/short-urls.ts';
import { type Column, DeskList } from '~/pages/admin/desk-list.tsx';
import { Block, formatCount, type FrameData, StaffFrame } from '~/pages/admin/frame.tsx';
import { type Listed, listSearch } from '~/platform/list-query.ts';

interface ShortUrlsPageProps {
  frame: FrameData;
  query: ShortUrlsQuery;
  list: Listed<ListedShortUrl>;
  /** What stands before a code. */
  base: string;
  /** What was typed and not taken. */
  typed: { code: string; target: string; note: string } | null;
  answer?: { text: string; isError: boolean };
}

const columns: readonly Column<ShortUrlsQuery['sort']>[] = [
  { name: 'Link', sort: 'code' },
  { name: 'Ziel' },
  { name: 'Gemacht', sort: 'neu' },
  { name: '30 Tage', sort: 'letzthin', isRight: true },
  { name: 'Gefolgt', sort: 'gefolgt', isRight: true },
  { name: 'Beenden', isQuiet: true },
];

/** Short addresses: made on top, listed below. */
export function ShortUrlsPage({ frame, query, list, base, typed, answer }: ShortUrlsPageProps) {
  return (
    <StaffFrame
      frame={frame}
      place="Kurzlinks"
      title="Kurzlinks"
      sub="Für Flyer, Telefon und Nachrichten. Gezählt wird je Tag, wie oft; nicht wer."
      answer={answer}
    >
      <details open={typed !== null || (list.count === 0 && listSearch(shortUrlList, query) === '')}>
        <summary className="adm-btn list-none">Kurzlink machen</summary>
        <NewShortUrl typed={typed} base={base} />
      </details>
      <Block title="Alle Kurzlinks">
        <DeskList
          shape={shortUrlList}
          query={query}
          count={list.count}
          caption="Kurzlinks"
          columns={columns}
          empty="Kein solcher Kurzlink."
        >
          {list.rows.map((shortUrl) => (
            <ShortUrlRow key={shortUrl.code} shortUrl={shortUrl} base={base} />
          ))}
        </DeskList>
      </Block>
    </StaffFrame>
  );
}

function NewShortUrl({ typed, base }: Pick<ShortUrlsPageProps, 'typed' | 'base'>) {
  const field = (name: 'code' | 'target' | 'note', label: string, maxLength: number) => (
    <label className="adm-field">
      <span>{label}</span>
      <input
        className="adm-input"
        name={name}
        defaultValue={typed?.[name]}
        maxLength={maxLength}
        required={name === 'target'}
      />
    </label>
  );
  return (
    <form method="post" className="adm-stack mt-4 bg-mist p-4">
      <div className="adm-grid">
        {field('target', 'Ziel, eine Seite des Ladens', 500)}
        {field('code', 'Code, leer: wir machen einen', 40)}
        {field('note', 'Wofür', 200)}
      </div>
      <p className="mute">{`Der Link heisst dann ${base}code und führt auf die Seite, die du als Ziel eingibst.`}</p>
      <button type="submit" className="adm-btn adm-btn-main justify-self-start">
        Kurzlink machen
      </button>
    </form>
  );
}

function ShortUrlRow({ shortUrl, base }: { shortUrl: ListedShortUrl; base: string }) {
  const { code, target, note, createdAt, isEnded, followed, lately } = shortUrl;
  return (
    <tr>
      <td>
        <b>{base.replace(/^https?:\/\//, '') + code}</b>
        {note && <small>{note}</small>}
      </td>
      <td className="break-words">
        <a className="lk" href={target}>
          {target}
        </a>
      </td>
      <td>{formatDate(createdAt, 'de')}</td>
      <td className="r" data-head="30 Tage:">
        {formatCount(lately)}
      </td>
      <td className="r" data-head="Gefolgt:">
        {formatCount(followed)}
      </td>
      <td className="r">
        {isEnded ? (
          <span className="mute">zu Ende</span>
        ) : (
          <form method="post">
            <input type="hidden" name="intent" value="stop" />
            <button type="submit" name="code" value={code} className="lk min-h-6" aria-label={`${code} beenden`}>
              Beenden
            </button>
          </form>
        )}
      </td>
    </tr>
  );
}
