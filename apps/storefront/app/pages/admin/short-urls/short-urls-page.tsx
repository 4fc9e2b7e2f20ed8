import { formatDate } from '~/i18n/dates.ts';
import type { ListedShortUrl } from '~/modules/short-urls/short-urls.ts';
import { Block, formatCount, type FrameData, StaffFrame } from '~/pages/admin/frame.tsx';

interface ShortUrlsPageProps {
  frame: FrameData;
  shortUrls: ListedShortUrl[];
  /** What stands before a code. */
  base: string;
  /** What was typed and not taken. */
  typed: { code: string; target: string; note: string } | null;
  answer?: { text: string; isError: boolean };
}

/** Short addresses: made on top, listed below. */
export function ShortUrlsPage({ frame, shortUrls, base, typed, answer }: ShortUrlsPageProps) {
  return (
    <StaffFrame
      frame={frame}
      place="Kurzlinks"
      title="Kurzlinks"
      sub="Für Flyer, Telefon und Nachrichten. Gezählt wird je Tag, wie oft; nicht wer."
      answer={answer}
    >
      <details open={typed !== null || shortUrls.length === 0}>
        <summary className="adm-btn list-none">Kurzlink machen</summary>
        <NewShortUrl typed={typed} base={base} />
      </details>
      <Block title="Alle Kurzlinks">
        {shortUrls.length === 0 ? (
          <p className="mute py-3">Noch keiner.</p>
        ) : (
          <ShortUrlTable shortUrls={shortUrls} base={base} />
        )}
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

function ShortUrlTable({ shortUrls, base }: Pick<ShortUrlsPageProps, 'shortUrls' | 'base'>) {
  return (
    <div className="adm-scroll">
      <table className="adm-table adm-stacked">
        <caption className="sr-only">Kurzlinks, die neuesten zuerst</caption>
        <thead>
          <tr>
            <th scope="col">Link</th>
            <th scope="col">Ziel</th>
            <th scope="col">Gemacht</th>
            <th scope="col" className="r">
              30 Tage
            </th>
            <th scope="col" className="r">
              Gefolgt
            </th>
            <th scope="col">
              <span className="sr-only">Beenden</span>
            </th>
          </tr>
        </thead>
        <tbody className="num">
          {shortUrls.map((shortUrl) => (
            <ShortUrlRow key={shortUrl.code} shortUrl={shortUrl} base={base} />
          ))}
        </tbody>
      </table>
    </div>
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
