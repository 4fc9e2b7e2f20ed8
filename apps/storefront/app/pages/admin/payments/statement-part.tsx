import { formatDate, formatDayAndTime } from '~/i18n/dates.ts';
import { formatChfWithRappen } from '~/i18n/money.ts';
import type { BankEntryView, StatementView } from '~/modules/payments/bank-statements.server.ts';
import { Facts, OrderLink, Submit } from '~/pages/admin/fields.tsx';
import { type Column, Table } from '~/pages/admin/table.tsx';
import { formatCount } from '~/pages/admin/staff-page.tsx';
import { formatMoney } from './amounts.ts';

const stateWords: Readonly<Record<BankEntryView['state'], string>> = {
  matched: 'passt',
  proposed: 'Vorschlag',
  held: 'ansehen',
  booked: 'gebucht',
  set_aside: 'beiseite',
  returned: 'geht zurück',
  resolved: 'aufgelöst',
};

const columns: readonly Column<BankEntryView>[] = [
  { name: 'Datum', cell: ({ day }) => (day ? formatDate(day, 'de') : '–') },
  { name: 'Von', cell: ({ from }) => <b>{from}</b>, small: ({ message, reference }) => message || reference },
  {
    name: 'Betrag',
    isRight: true,
    cell: ({ isCredit, amount, currency }) => `${isCredit ? '' : '−'}${formatMoney(amount, currency)}`,
  },
  { name: 'Gehört zu', cell: ({ orderNumber }) => (orderNumber ? <OrderLink number={orderNumber} /> : '–') },
  { name: 'Stand', cell: ({ state }) => stateWords[state], small: ({ reason }) => reason },
  {
    name: 'Was zu tun ist',
    isQuiet: true,
    td: { className: 'r' },
    cell: ({ id, isBookable, from }) =>
      isBookable && (
        <a className="lk" href={`?eingang=${id}#eingang`}>
          Ansehen<span className="sr-only">{`, ${from}`}</span>
        </a>
      ),
  },
];

export function StatementPart({ statement }: { statement: StatementView }) {
  const { id, format, account, fileName, readAt, known, counts, matchedSum, entries, isUntouched } = statement;
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0);
  return (
    <section id="auszug" className="adm-block">
      <div className="adm-block-head">
        <h2>{`Auszug ${fileName}`}</h2>
        <span className="mute num">{`${format}, ${account}, eingelesen ${formatDayAndTime(readAt, 'de')}`}</span>
      </div>
      <Facts
        className="num"
        rows={[
          ['passt', formatCount(counts.matched)],
          ['Vorschläge', formatCount(counts.proposed)],
          ['ansehen', formatCount(counts.held)],
          ['gebucht', formatCount(counts.booked)],
          ['ohne Bestellung', formatCount(counts.set_aside + counts.returned + counts.resolved)],
          ['schon bekannt', formatCount(known)],
        ]}
      />
      <div className="adm-row my-4">
        {counts.matched > 0 && (
          <form method="post">
            <input type="hidden" name="id" value={id} />
            <Submit look="main" name="intent" value="book-statement">
              {`${formatCount(counts.matched)} buchen, ${formatChfWithRappen(matchedSum)}`}
            </Submit>
          </form>
        )}
        {isUntouched && (
          <form method="post">
            <input type="hidden" name="id" value={id} />
            <Submit name="intent" value="remove-statement">
              Verwerfen
            </Submit>
          </form>
        )}
      </div>
      <div className="adm-scroll">
        <Table caption="Zahlungen des Auszugs" columns={columns} rows={entries} rowKey={({ id: entry }) => entry} />
      </div>
      {entries.length < all && (
        <p className="mute num">{`${formatCount(entries.length)} von ${formatCount(all)}: zuerst, was jemand ansehen muss.`}</p>
      )}
    </section>
  );
}
