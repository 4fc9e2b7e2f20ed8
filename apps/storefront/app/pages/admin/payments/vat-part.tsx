import { formatChfWithRappen } from '~/i18n/money.ts';
import type { Period, readVatReport } from '~/modules/payments/journal.server.ts';
import { vatPercent } from '~/modules/pricing/vat.ts';
import { InputField, Submit } from '~/pages/admin/fields.tsx';
import { Block } from '~/pages/admin/staff-page.tsx';
import { type Column, Table } from '~/pages/admin/table.tsx';

type Report = Awaited<ReturnType<typeof readVatReport>>;

const columns: readonly Column<Report['lines'][number]>[] = [
  { name: 'Satz', cell: ({ rate }) => `${vatPercent(rate).toFixed(1)}\u00a0%` },
  { name: 'Umsatz mit MWST', isRight: true, cell: ({ gross }) => formatChfWithRappen(gross) },
  { name: 'ohne MWST', isRight: true, cell: ({ net }) => formatChfWithRappen(net) },
  { name: 'MWST', isRight: true, cell: ({ vat }) => formatChfWithRappen(vat) },
];

export const VatPart = ({ period, report }: { period: Period; report: Report | null }) => {
  const { from, until } = period;
  return (
    <Block title="MWST und Journal">
      <p className="mute mb-3">
        Nach vereinbarten Entgelten: was vor der Lieferung kommt, ist Umsatz, sobald es da ist, der Rest mit der
        Lieferung; was zurückgeht, vermindert ihn. Versicherungen sind nicht darin.
      </p>
      <form className="adm-row mb-4" action="/admin/zahlungen">
        <InputField label="Von" className="num" type="date" name="von" required defaultValue={from} />
        <InputField label="Bis" className="num" type="date" name="bis" required defaultValue={until} />
        <Submit>Rechnen</Submit>
        <a className="adm-btn" href={`/admin/zahlungen/journal?von=${from}&bis=${until}`}>
          Journal als CSV
        </a>
      </form>
      {report && (
        <>
          {report.lines.length === 0 ? (
            <p className="mute">In dieser Zeit ist kein Umsatz.</p>
          ) : (
            <Table caption="MWST nach Sätzen" columns={columns} rows={report.lines} rowKey={({ rate }) => rate} />
          )}
          {report.contested > 0 && (
            <p className="mute mt-3">{`${report.contested} Zahlungen sind bestritten, rückbelastet oder beim Zahlungsanbieter zurückgezahlt: buch sie von Hand.`}</p>
          )}
        </>
      )}
    </Block>
  );
};
