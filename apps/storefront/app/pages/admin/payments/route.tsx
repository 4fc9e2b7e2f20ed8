import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { formatMonth } from '~/i18n/dates.ts';
import { formatChf } from '~/i18n/money.ts';
import { readBankEntry, readStatement } from '~/modules/payments/bank-statements.server.ts';
import { parsePeriod, readVatReport } from '~/modules/payments/journal.server.ts';
import { paymentTable, readMoneyFigures } from '~/modules/payments/payment-table.server.ts';
import { openPayoutFiles, readPayout } from '~/modules/payments/payouts.server.ts';
import { findReversible, newBookingKey } from '~/modules/staff/money.server.ts';
import { recordAction } from '~/modules/staff/staff-log.server.ts';
import { openStaffPage, staffAction } from '~/pages/admin/staff-page.server.ts';
import { Block, StaffPage } from '~/pages/admin/staff-page.tsx';
import { staffTitle } from '~/pages/admin/staff-route.ts';
import { StaffTable } from '~/pages/admin/table.tsx';
import { readTable } from '~/platform/table.server.ts';
import { zurichDate } from '~/platform/zurich-time.server.ts';
import { EntryPart, ReversePart } from './entry-part.tsx';
import { BookingPart, UploadPart } from './money-forms.tsx';
import { moneyActs } from './money-acts.server.ts';
import { moneyColumns } from './money-columns.tsx';
import { PayoutPart, PayoutsPart } from './payout-part.tsx';
import { StatementPart } from './statement-part.tsx';
import { VatPart } from './vat-part.tsx';

export { handle, headers, links } from '~/pages/admin/staff-route.ts';
export const meta = () => staffTitle('Zahlungen');

/** Everything that is due and that came. Each look is in the log. */
export async function loader({ request }: LoaderFunctionArgs) {
  const { staff, frame, params } = await openStaffPage(request);
  await recordAction(staff, { action: 'payments.list', subject: params.get('stand') ?? 'alle' });
  const period = parsePeriod(params.get('von'), params.get('bis'));
  const today = zurichDate(new Date());
  const [statement, entry, reversible, payout, files] = await Promise.all([
    readStatement(params.get('auszug') ?? ''),
    readBankEntry(params.get('eingang') ?? ''),
    findReversible(params.get('buchung') ?? ''),
    readPayout(params.get('auftrag') ?? ''),
    openPayoutFiles(),
  ]);
  return {
    frame,
    table: await readTable(paymentTable, params),
    figures: await readMoneyFigures(),
    statement,
    entry,
    reversible,
    payout,
    files,
    isPayoutView: params.get('stand') === 'zurueck',
    booking: { formKey: newBookingKey(), today },
    period: period ?? { from: `${today.slice(0, 7)}-01`, until: today },
    report: period ? await readVatReport(period) : null,
  };
}

/** Reads and books statements, assigns payments, books by hand and takes bookings back. */
export const action = staffAction(moneyActs);

export default function StaffPaymentsRoute() {
  const { table, figures, statement, entry, reversible, payout, files, isPayoutView, booking, period, report } =
    useLoaderData<typeof loader>();
  const { counts, received, open, month } = figures;
  const overdue = counts.ueberfaellig ?? 0;
  return (
    <StaffPage
      area="Zahlungen"
      sub={
        <span className="num">
          {`${formatMonth(`${month}-01`, 'de')}: ${formatChf(received)} da, ${formatChf(open)} offen, ${overdue} überfällig`}
        </span>
      }
    >
      <div className="adm-two mb-6">
        <UploadPart />
        <BookingPart {...booking} />
      </div>
      {statement && <StatementPart statement={statement} />}
      {entry && <EntryPart entry={entry} />}
      {reversible && <ReversePart booking={reversible} />}
      {payout && <PayoutPart payout={payout} />}
      {isPayoutView && <PayoutsPart count={counts.zurueck ?? 0} files={files} />}
      <Block title="Fällig und eingegangen">
        <StaffTable
          table={table}
          caption="Zahlungen"
          columns={moneyColumns}
          rowKey={({ kind, id }) => `${kind} ${id}`}
          isCurrent={({ id }) => [entry?.id, reversible?.id, payout?.id].includes(id)}
          empty="Nichts davon."
          views="stand"
          viewCounts={counts}
        />
      </Block>
      <VatPart period={period} report={report} />
    </StaffPage>
  );
}
