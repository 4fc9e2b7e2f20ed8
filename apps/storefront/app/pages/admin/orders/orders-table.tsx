import { formatDayAndTime } from '~/i18n/dates.ts';
import { formatAmount, formatExactAmount, formatRate } from '~/i18n/money.ts';
import {
  type ListedStaffOrder,
  nextActorLabel,
  type OrderSort,
  type OrdersQuery,
  orderViews,
} from '~/modules/staff/order-list.ts';
import { StageLine } from '~/pages/admin/stage-line.tsx';
import { PickAll } from './selection.tsx';

const PATH = '/admin/bestellungen';

/** The address of the list with something changed. */
export type LinkOf = (change: Partial<OrdersQuery>) => string;

/** Columns that sort, with the sorting of each direction. */
const sorts: Readonly<Record<string, readonly [OrderSort, OrderSort]>> = {
  Bestellung: ['neu', 'alt'],
  Person: ['name', 'name-ab'],
  'Total CHF': ['total', 'total-ab'],
};

export function OrdersTable({
  rows,
  query,
  link,
  now,
  picked,
}: {
  rows: ListedStaffOrder[];
  query: OrdersQuery;
  link: LinkOf;
  now: string;
  /** Numbers of the orders that are ticked. */
  picked: readonly string[];
}) {
  const head = (name: string, className?: string) => {
    const [one, other] = sorts[name] ?? [];
    const isOn = query.sort === one || query.sort === other;
    const isRising = query.sort === 'alt' || query.sort === 'name' || query.sort === 'total-ab';
    return (
      <th scope="col" className={className} aria-sort={isOn ? (isRising ? 'ascending' : 'descending') : undefined}>
        {one && other ? (
          <a href={link({ sort: query.sort === one ? other : one })}>
            <bdi>{name}</bdi>
            {isOn && <span aria-hidden="true">{isRising ? '\u00a0↑' : '\u00a0↓'}</span>}
          </a>
        ) : (
          name
        )}
      </th>
    );
  };
  return (
    <table className="adm-table adm-orders">
      <caption className="sr-only">{`${orderViews[query.view]}: Bestellungen`}</caption>
      <thead>
        <tr>
          <td className="pick">
            <PickAll />
          </td>
          {head('Bestellung')}
          {head('Person')}
          {head('Ware')}
          {head('Plan', 'r')}
          {head('Total CHF', 'r')}
          {head('Stand')}
          {head('Am Zug', 'turn')}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <OrderRow key={row.number} row={row} now={now} isPicked={picked.includes(row.number)} />
        ))}
      </tbody>
    </table>
  );
}

/** `14.12` today, `20. Nov.` before. */
function shortMoment(at: string, now: string): string {
  const [day = '', time = ''] = formatDayAndTime(at, 'de').split(', ');
  return formatDayAndTime(now, 'de').startsWith(`${day},`) ? time : day.replace(/(\p{L}{3})\p{L}{2,}/u, '$1.');
}

function OrderRow({ row, now, isPicked }: { row: ListedStaffOrder; now: string; isPicked: boolean }) {
  const { number, orderedAt, name, place, goods, paysOnce, months, monthly, downPayment, total } = row;
  return (
    <tr>
      <td className="pick">
        <label>
          <input type="checkbox" name="nr" value={number} defaultChecked={isPicked} />
          <span className="sr-only">{`Bestellung ${number} auswählen`}</span>
        </label>
      </td>
      <td className="number">
        <a href={`${PATH}/${number}`} className="num" data-row aria-label={`Bestellung ${number} von ${name}`}>
          {number}
        </a>
        <small className="num">{shortMoment(orderedAt, now)}</small>
      </td>
      <td className="person">
        <b>{name}</b>
        <small>{place}</small>
      </td>
      <td className="goods">
        <div className="adm-goods">
          <span className="adm-thumb">
            {goods.image && <img src={goods.image} alt="" width="56" height="35" loading="lazy" />}
          </span>
          <span>
            <b>{goods.name}</b>
            <small>{goods.more > 0 ? `${goods.more + 1} Artikel` : goods.details}</small>
          </span>
        </div>
      </td>
      <td className="plan num">
        <bdi>{paysOnce ? 'einmal' : `${months} × ${formatRate(monthly, months)}`}</bdi>
        {downPayment > 0 && <small>{`+ ${formatAmount(downPayment)}`}</small>}
      </td>
      <td className="total num">{formatExactAmount(total)}</td>
      <td className="stand">
        <StageLine stops={row.stops} />
        <span className="adm-row">
          <bdi>{row.statusLabel}</bdi> {row.isSuspicious && <span className="adm-suspicious">auffällig</span>}
        </span>
      </td>
      <td className="turn">
        {row.nextActor === 'team' ? <b>wir</b> : <span className="mute">{nextActorLabel(row.nextActor)}</span>}
      </td>
    </tr>
  );
}
