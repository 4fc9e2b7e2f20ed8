import { formatDayAndTime } from '~/i18n/dates.ts';
import type { ListedStockRun } from '~/modules/catalog-import/stock-broker.server.ts';
import { Block, formatCount, type FrameData, StaffFrame } from '~/pages/admin/frame.tsx';

interface StockPageProps {
  frame: FrameData;
  runs: ListedStockRun[];
  /** Whether a list is fetched every hour. */
  isHourly: boolean;
  answer?: { text: string; isError: boolean };
}

const reasons: Readonly<Record<ListedStockRun['lines'][number]['reason'], string>> = {
  'no-sku': 'ohne Artikelnummer',
  'no-stock': 'ohne Bestand und Status',
  quantity: 'der Bestand ist keine Zahl',
  status: 'der Status ist unbekannt',
  days: 'die Lieferzeit ist keine Zahl von Tagen',
  date: 'der Termin ist kein Datum',
  twice: 'steht nochmals darin, die spätere Zeile gilt',
  unknown: 'gibt es im Laden nicht',
};

const labels = {
  rows: 'Zeilen',
  changed: 'Varianten geändert',
  unchanged: 'Varianten gleich',
  products: 'Produkte betroffen',
  unknown: 'Artikel unbekannt',
  left: 'Zeilen weggelassen',
} as const;

/** Lists of stock and delivery: read on top, their reports below. */
export function StockPage({ frame, runs, isHourly, answer }: StockPageProps) {
  return (
    <StaffFrame
      frame={frame}
      place="Lager"
      title="Lager"
      sub={
        isHourly
          ? 'Die Liste des Lagers wird jede Stunde geholt.'
          : 'Kein Lager ist angeschlossen: lies Listen hier ein.'
      }
      answer={answer}
    >
      <details open={runs.length === 0}>
        <summary className="adm-btn list-none">Liste einlesen</summary>
        <NewList />
      </details>
      {runs.length === 0 && <p className="mt-6 text-h4">Noch keine Liste.</p>}
      {runs.map((run, index) => (
        <Run key={run.id} run={run} isOpen={index === 0} />
      ))}
    </StaffFrame>
  );
}

function NewList() {
  return (
    <form method="post" encType="multipart/form-data" className="adm-stack mt-4 bg-mist p-4">
      <p className="mute">
        CSV oder JSON mit Artikelnummer und Bestand oder Status, wo bekannt auch Lieferzeit und Liefertermin. Höchstens
        1 MB. Was nicht darin steht, bleibt, wie es ist.
      </p>
      <label className="adm-field">
        <span>Datei</span>
        <input className="adm-input" type="file" name="file" accept=".csv,.json,.txt" />
      </label>
      <label className="adm-field">
        <span>oder eingefügt</span>
        <textarea
          className="adm-input num"
          name="text"
          rows={5}
          placeholder="Artikelnummer;Bestand;Lieferzeit;Liefertermin"
        />
      </label>
      <label className="adm-row min-h-6">
        <input type="checkbox" name="allowSoldOut" /> auch wenn danach mehr als ein Drittel ausverkauft ist
      </label>
      <button type="submit" className="adm-btn adm-btn-main justify-self-start">
        Einlesen
      </button>
    </form>
  );
}

function Run({
  run: { source, startedAt, isRunning, counts, lines, error },
  isOpen,
}: {
  run: ListedStockRun;
  isOpen: boolean;
}) {
  const sub = (
    <span className="num">
      <bdi>{formatDayAndTime(startedAt, 'de')}</bdi>,{' '}
      <span className={error ? 'adm-error' : ''}>{error ? 'abgebrochen' : isRunning ? 'läuft' : 'fertig'}</span>
    </span>
  );
  return (
    <Block title={source} sub={sub}>
      {error && <p className="adm-error py-2">{error}</p>}
      <details open={isOpen}>
        <summary className="lk">Bericht</summary>
        <div className="adm-start pt-2">
          <table className="adm-table num">
            <caption className="sr-only">Zahlen der Liste</caption>
            <tbody>
              {(Object.keys(labels) as (keyof typeof labels)[]).map((name) => (
                <tr key={name}>
                  <th scope="row">{labels[name]}</th>
                  <td className="r">{formatCount(counts[name] ?? 0)}</td>
                </tr>
              ))}
            </tbody>
          </table>
          <ul className="adm-stack break-words">
            {lines.length === 0 && <li className="mute">Nichts ist aufgefallen.</li>}
            {lines.map(({ row, sku, reason }, index) => (
              <li key={index}>
                <bdi>{row > 0 ? `Zeile ${row}, ` : ''}</bdi>
                <b className="num">{sku || '–'}</b>: <bdi>{reasons[reason]}</bdi>
              </li>
            ))}
          </ul>
        </div>
      </details>
    </Block>
  );
}
