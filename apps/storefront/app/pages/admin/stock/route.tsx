import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { importStock, listStockRuns, type ListedStockRun } from '~/modules/catalog-import/stock-broker.server.ts';
import { recordAction } from '~/modules/staff/staff-log.server.ts';
import { InputField, Submit, TextField } from '~/pages/admin/fields.tsx';
import { ReportBlock } from '~/pages/admin/report-block.tsx';
import { answeredAt, openStaffPage, staffAction } from '~/pages/admin/staff-page.server.ts';
import { formatCount, StaffPage } from '~/pages/admin/staff-page.tsx';
import { staffTitle } from '~/pages/admin/staff-route.ts';
import { env } from '~/platform/env.server.ts';

export { handle, headers, links } from '~/pages/admin/staff-route.ts';
export const meta = () => staffTitle('Lager');

/** The last lists of stock with their reports. */
export async function loader({ request }: LoaderFunctionArgs) {
  const { frame } = await openStaffPage(request);
  return { frame, runs: await listStockRuns(), isHourly: env().STOCK_FEED_URL !== undefined };
}

/** Reads a list that was chosen as a file or pasted. */
export const action = staffAction({
  '': async ({ staff, form, text }) => {
    const file = form.get('file');
    const isFile = typeof file === 'object' && file !== null && file.size > 0;
    const list = isFile ? await file.text() : text('text');
    if (list.trim() === '') return { refusal: 'Wähl eine Liste oder füg sie ein.' };
    const name = isFile ? file.name.slice(0, 100) || 'Liste' : 'eingefügt';
    await recordAction(staff, { action: 'stock.import', subject: name });
    const { error } = await importStock({ name, text: list }, { allowSoldOut: form.has('allowSoldOut') });
    return error ? { refusal: error } : answeredAt('/admin/lager', 'lager-gelesen');
  },
});

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

const figures = [
  ['rows', 'Zeilen'],
  ['changed', 'Varianten geändert'],
  ['unchanged', 'Varianten gleich'],
  ['products', 'Produkte betroffen'],
  ['unknown', 'Artikel unbekannt'],
  ['left', 'Zeilen weggelassen'],
] as const;

export default function StaffStockRoute() {
  const { runs, isHourly } = useLoaderData<typeof loader>();
  return (
    <StaffPage
      area="Lager"
      sub={
        isHourly
          ? 'Die Liste des Lagers wird jede Stunde geholt.'
          : 'Kein Lager ist angeschlossen: lies Listen hier ein.'
      }
    >
      <details open={runs.length === 0}>
        <summary className="adm-btn list-none">Liste einlesen</summary>
        <NewList />
      </details>
      {runs.length === 0 && <p className="mt-6 text-h4">Noch keine Liste.</p>}
      {runs.map(({ id, source, startedAt, isRunning, counts, lines, error }, index) => (
        <ReportBlock
          key={id}
          source={source}
          startedAt={startedAt}
          error={error}
          state={error ? 'abgebrochen' : isRunning ? 'läuft' : 'fertig'}
          isBroken={Boolean(error)}
          isOpen={index === 0}
          caption="Zahlen der Liste"
          rows={figures.map(([name, words]) => [words, formatCount(counts[name] ?? 0)])}
          lines={lines.map(({ row, sku, reason }) => (
            <>
              <bdi>{row > 0 ? `Zeile ${row}, ` : ''}</bdi>
              <b className="num">{sku || '–'}</b>: <bdi>{reasons[reason]}</bdi>
            </>
          ))}
        />
      ))}
    </StaffPage>
  );
}

function NewList() {
  return (
    <form method="post" encType="multipart/form-data" className="adm-stack mt-4 bg-mist p-4">
      <p className="mute">
        CSV oder JSON mit Artikelnummer und Bestand oder Status, wo bekannt auch Lieferzeit und Liefertermin. Höchstens
        1 MB. Was nicht darin steht, bleibt, wie es ist.
      </p>
      <InputField label="Datei" type="file" name="file" accept=".csv,.json,.txt" />
      <TextField
        label="oder eingefügt"
        className="adm-input num"
        name="text"
        rows={5}
        placeholder="Artikelnummer;Bestand;Lieferzeit;Liefertermin"
      />
      <label className="adm-row min-h-6">
        <input type="checkbox" name="allowSoldOut" /> auch wenn danach mehr als ein Drittel ausverkauft ist
      </label>
      <Submit className="justify-self-start" look="main">
        Einlesen
      </Submit>
    </form>
  );
}
