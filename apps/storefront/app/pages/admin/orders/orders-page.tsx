import { formatChf } from '~/i18n/money.ts';
import {
  deviceWords,
  DIRECT,
  type ListedStaffOrder,
  ordersSearch,
  type OrdersQuery,
  type OrdersView,
  ordersViews,
  orderViews,
  stageWords,
} from '~/modules/staff/order-list.ts';
import { deviceKinds } from '~/platform/device-kind.ts';
import type { ShopChoice } from '~/modules/staff/people.ts';
import { orderStages } from '~/modules/orders/order-stages.ts';
import { Icon } from '~/ui/icon.tsx';
import { Keys } from '~/pages/admin/desk-keys.tsx';
import { formatCount, type FrameData, Pages, StaffFrame } from '~/pages/admin/frame.tsx';
import { type LinkOf, OrdersTable } from './orders-table.tsx';
import { Selection, type TypedSelection } from './selection.tsx';
import { StageLine } from '~/pages/admin/stage-line.tsx';

const PATH = '/admin/bestellungen';

interface OrdersPageProps {
  frame: FrameData;
  query: OrdersQuery;
  list: { rows: ListedStaffOrder[]; count: number; isMore: boolean; total: number };
  counts: Record<OrdersView, number>;
  pageSize: number;
  shops: ShopChoice[];
  /** ISO 8601 */
  now: string;
  typed: TypedSelection | null;
  answer?: { text: string; isError: boolean };
}

/** The staff's list of orders. */
export function OrdersPage({ frame, query, list, counts, pageSize, shops, now, typed, answer }: OrdersPageProps) {
  const { rows, count, isMore, total } = list;
  const first = (query.page - 1) * pageSize + 1;
  const link = (change: Partial<OrdersQuery>) => `${PATH}${ordersSearch(query, change)}`;
  const isLast = first + rows.length > count && !isMore;
  return (
    <StaffFrame frame={frame} place="Bestellungen" title="Bestellungen" tools={<Tools query={query} />} answer={answer}>
      <nav aria-label="Ansichten" className="adm-views">
        {ordersViews.map((view) => (
          <a key={view} href={link({ view, stage: undefined })} aria-current={view === query.view ? 'true' : undefined}>
            <bdi>{orderViews[view]}</bdi> <span className="num">{formatCount(counts[view])}</span>
          </a>
        ))}
      </nav>
      <Filters query={query} link={link} shops={shops} />
      {rows.length === 0 ? (
        <NothingFound query={query} />
      ) : (
        <Selection action={link({})} typed={typed}>
          <OrdersTable rows={rows} query={query} link={link} now={now} picked={typed?.numbers ?? []} />
        </Selection>
      )}
      <div className="adm-foot">
        <p className="mute num">{`${rows.length > 0 ? `${formatCount(first)}–${formatCount(first + rows.length - 1)} von ` : ''}${isMore ? 'über ' : ''}${formatCount(count)}${total > 0 ? ` · Total ${formatChf(Math.round(total / 100) * 100)}` : ''}`}</p>
        <Legend />
        <Pages
          before={query.page > 1 ? link({ page: query.page - 1 }) : null}
          after={isLast || rows.length < pageSize ? null : link({ page: query.page + 1 })}
        />
      </div>
      <Keys
        keys={[
          [['/'], 'suchen'],
          [['J', 'K'], 'nächste, vorige'],
          [['↵'], 'öffnen'],
        ]}
      />
    </StaffFrame>
  );
}

function Tools({ query }: { query: OrdersQuery }) {
  return (
    <>
      <form method="get" action={PATH} role="search" className="adm-find">
        {query.view !== 'offen' && <input type="hidden" name="ansicht" value={query.view} />}
        <input
          className="adm-input"
          type="search"
          name="q"
          aria-label="Nummer, Name oder E-Mail"
          placeholder="Nummer, Name, E-Mail"
          defaultValue={query.text}
        />
        <button type="submit" className="adm-btn" aria-label="Suchen">
          <Icon name="search" small />
        </button>
      </form>
      <a className="adm-btn" href={`${PATH}.csv${ordersSearch(query)}`}>
        <Icon name="download" small />
        CSV
      </a>
    </>
  );
}

function Filters({ query, link, shops }: { query: OrdersQuery; link: LinkOf; shops: ShopChoice[] }) {
  return (
    <div className="adm-filters">
      {query.text && <Chip href={link({ text: '' })} name="Text" value={query.text} />}
      {query.since && (
        <Chip href={link({ since: undefined })} name="Seit" value={query.since.split('-').reverse().join('.')} />
      )}
      {query.shop && (
        <Chip
          href={link({ shop: undefined })}
          name="Laden"
          value={shops.find(({ id }) => id === query.shop)?.name ?? query.shop}
        />
      )}
      {query.source && <Chip href={link({ source: undefined })} name="Quelle" value={query.source} />}
      {query.device && <Chip href={link({ device: undefined })} name="Gerät" value={deviceWords[query.device]} />}
      {query.isBlackFriday && <Chip href={link({ isBlackFriday: undefined })} name="Black Friday" value="ja" />}
      {query.stage && <Chip href={link({ stage: undefined })} name="Stand" value={stageWords[query.stage]} />}
      <details>
        <summary className="lk">Filter</summary>
        <form method="get" action={PATH} className="adm-row py-2">
          <input type="hidden" name="ansicht" value={query.view} />
          {query.text && <input type="hidden" name="q" value={query.text} />}
          <label className="adm-field">
            <span>Stand</span>
            <select className="adm-input" name="stand" defaultValue={query.stage ?? ''}>
              <option value="">alle</option>
              {orderStages.map((stage) => (
                <option key={stage} value={stage}>
                  {stageWords[stage]}
                </option>
              ))}
            </select>
          </label>
          <label className="adm-field">
            <span>Seit</span>
            <input className="adm-input" type="date" name="seit" defaultValue={query.since} />
          </label>
          {shops.length > 1 && (
            <label className="adm-field">
              <span>Laden</span>
              <select className="adm-input" name="laden" defaultValue={query.shop ?? ''}>
                <option value="">alle</option>
                {shops.map(({ id, name }) => (
                  <option key={id} value={id}>
                    {name}
                  </option>
                ))}
              </select>
            </label>
          )}
          <VisitFields query={query} />
          <button type="submit" className="adm-btn self-end">
            Filtern
          </button>
        </form>
      </details>
    </div>
  );
}

/** Filters by the visit that an order came from. */
function VisitFields({ query: { source, device, isBlackFriday } }: { query: OrdersQuery }) {
  return (
    <>
      <label className="adm-field">
        <span>Quelle</span>
        <input className="adm-input" name="quelle" maxLength={60} placeholder={DIRECT} defaultValue={source} />
      </label>
      <label className="adm-field">
        <span>Gerät</span>
        <select className="adm-input" name="geraet" defaultValue={device ?? ''}>
          <option value="">alle</option>
          {deviceKinds.map((kind) => (
            <option key={kind} value={kind}>
              {deviceWords[kind]}
            </option>
          ))}
        </select>
      </label>
      <label className="adm-row self-end">
        <input type="checkbox" name="blackfriday" value="ja" defaultChecked={isBlackFriday} />
        <span>über Black Friday</span>
      </label>
    </>
  );
}

function Chip({ href, name, value }: { href: string; name: string; value: string }) {
  return (
    <a className="adm-chip adm-chip-on" href={href} aria-label={`${name} ${value} entfernen`}>
      <span className="faint">{name}</span> <bdi>{value}</bdi>
      <Icon name="close" small />
    </a>
  );
}

function NothingFound({ query }: { query: OrdersQuery }) {
  const everywhere = `${PATH}${ordersSearch({ ...query, view: 'alle', stage: undefined, since: undefined })}`;
  return (
    <div className="py-10">
      <p className="text-h4">
        {query.text ? `Keine Bestellung zu «${query.text}».` : 'Keine Bestellungen in dieser Ansicht.'}
      </p>
      {(query.view !== 'alle' || query.stage || query.since) && (
        <p className="mt-2">
          <a className="lk" href={everywhere}>
            In allen Bestellungen suchen
          </a>
        </p>
      )}
    </div>
  );
}

function Legend() {
  const marks = [
    ['done', 'erledigt'],
    ['now', 'hier'],
    ['todo', 'folgt'],
    ['failed', 'abgelehnt'],
  ] as const;
  return (
    <p className="adm-legend">
      {marks.map(([stop, word]) => (
        <span key={stop}>
          <StageLine stops={[stop]} />
          <bdi>{word}</bdi>
        </span>
      ))}
      <span className="faint">Bestellt, Bonität, Vertrag, Zahlung, Werkstatt, Unterwegs, Geliefert</span>
    </p>
  );
}
