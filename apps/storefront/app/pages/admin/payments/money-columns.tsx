import { formatDate } from '~/i18n/dates.ts';
import type { paymentTable } from '~/modules/payments/payment-table.server.ts';
import { meansWords, type MoneyRow, moneyStates, remarkOf } from '~/modules/payments/money-rows.ts';
import { OrderLink } from '~/pages/admin/fields.tsx';
import type { ColumnsOf } from '~/pages/admin/table.tsx';
import { formatMoney } from './amounts.ts';

const errors: ReadonlySet<MoneyRow['state']> = new Set(['overdue', 'contested']);

/** Reasons to look at a payment before it is booked. */
const needsLook: ReadonlySet<string> = new Set(['charges', 'by-hand', 'taken']);

export const moneyColumns: ColumnsOf<typeof paymentTable> = [
  { name: 'Datum', sort: 'datum', cell: ({ day }) => (day ? formatDate(day, 'de') : '–') },
  { name: 'Von', cell: ({ who }) => <b>{who}</b> },
  { name: 'Weg', hasPhoneLabel: true, cell: ({ means }) => meansWords[means] ?? (means || '–') },
  { name: 'Betrag', sort: 'betrag', isRight: true, cell: (row) => <b>{formatMoney(row.amount, row.currency)}</b> },
  {
    name: 'Gehört zu',
    cell: ({ number, what }) => (
      <>
        {number ? <OrderLink number={number} /> : <bdi>–</bdi>}
        {what && <bdi>{`, ${what}`}</bdi>}
      </>
    ),
    small: remarkOf,
  },
  {
    name: 'Stand',
    td: ({ state }) => ({ className: errors.has(state) ? 'text-error' : undefined }),
    cell: ({ state }) => moneyStates[state],
  },
  { name: 'Was zu tun ist', isQuiet: true, td: { className: 'r' }, cell: (row) => <Act row={row} /> },
];

function Act({ row: { kind, id, number, who, byHand, reason } }: { row: MoneyRow }) {
  if (kind === 'entry')
    return (
      <span className="adm-row justify-end">
        {number && !needsLook.has(reason ?? '') && <ConfirmButton id={id} number={number} who={who} />}
        <a className="lk" href={`?eingang=${id}#eingang`}>
          <bdi>{number ? 'Ansehen' : 'Zuordnen'}</bdi>
          <span className="sr-only">{`, ${who}`}</span>
        </a>
      </span>
    );
  if (kind === 'payout')
    return (
      <a className="lk" href={`?stand=zurueck&auftrag=${id}#auftrag`}>
        Ansehen<span className="sr-only">{`, ${who}`}</span>
      </a>
    );
  if (kind === 'booked' && byHand)
    return (
      <a className="lk" href={`?buchung=${id}#buchung`}>
        Zurücknehmen<span className="sr-only">{`, ${who}, ${number ?? ''}`}</span>
      </a>
    );
  return null;
}

const ConfirmButton = ({ id, number, who }: { id: string; number: string; who: string }) => (
  <form method="post">
    <input type="hidden" name="id" value={id} />
    <input type="hidden" name="number" value={number} />
    <button type="submit" name="intent" value="assign" className="lk min-h-6">
      <bdi>Stimmt</bdi>
      <span className="sr-only">{`, zu ${number} buchen, ${who}`}</span>
    </button>
  </form>
);
