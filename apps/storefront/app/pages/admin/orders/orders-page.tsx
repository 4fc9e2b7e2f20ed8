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
import type { ShopChoice } from '~/modules/staff/customers.server.ts';
import { orderStages } from '~/modules/orders/order-stages.ts';
import { Icon } from '~/ui/icon.tsx';
import { InputField, SelectField, Submit, ViewLinks } from '~/pages/admin/fields.tsx';
import { Keys } from '~/pages/admin/staff-keys.tsx';
import { formatCount, Pages, StaffPage } from '~/pages/admin/staff-page.tsx';
import { type LinkOf, OrdersTable } from './orders-table.tsx';
import { Selection, type TypedSelection } from './selection.tsx';
import { StageLine } from '~/pages/admin/stage-line.tsx';

const PATH = '/admin/bestellungen';

interface OrdersPageProps {
  query: OrdersQuery;
  list: { rows: ListedStaffOrder[]; count: number; isMore: boolean; total: number };
  counts: Record<OrdersView, number>;
  pageSize: number;
  shops: ShopChoice[];
  /** ISO 8601 */
  now: string;
  typed: TypedSelection | null;
}

export function OrdersPage({ query, list, counts, pageSize, shops, now, typed }: OrdersPageProps) {
  const { rows, count, isMore, total } = list;
  const first = (query.page - 1) * pageSize + 1;
  const link = (change: Partial<OrdersQuery>) => `${PATH}${ordersSearch(query, change)}`;
  const isLast = first + rows.length > count && !isMore;
  return (
    <StaffPage area="Bestellungen" tools={<Tools query={query} />}>
      <ViewLinks
        label="Ansichten"
        views={ordersViews.map((view) => ({
          words: orderViews[view],
          href: link({ view, stage: undefined }),
          isOn: view === query.view,
          count: counts[view],
        }))}
      />
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
    </StaffPage>
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
        <Submit aria-label="Suchen">
          <Icon name="search" small />
        </Submit>
      </form>
      <a className="adm-btn" href={`${PATH}.csv${ordersSearch(query)}`}>
        <Icon name="download" small />
        CSV
      </a>
    </>
  );
}

function Filters({ query, link, shops }: { query: OrdersQuery; link: LinkOf; shops: ShopChoice[] }) {
  const { text, since, shop, source, device, isBlackFriday, stage } = query;
  const shopName = shop && (shops.find(({ id }) => id === shop)?.name ?? shop);
  const chips: [name: string, value: string | undefined, without: Partial<OrdersQuery>][] = [
    ['Text', text, { text: '' }],
    ['Seit', since?.split('-').reverse().join('.'), { since: undefined }],
    ['Laden', shopName, { shop: undefined }],
    ['Quelle', source, { source: undefined }],
    ['Gerät', device && deviceWords[device], { device: undefined }],
    ['Black Friday', isBlackFriday ? 'ja' : undefined, { isBlackFriday: undefined }],
    ['Stand', stage && stageWords[stage], { stage: undefined }],
  ];
  return (
    <div className="adm-filters">
      {chips.map(([name, value, change]) =>
        value ? <Chip key={name} href={link(change)} name={name} value={value} /> : null,
      )}
      <details>
        <summary className="lk">Filter</summary>
        <form method="get" action={PATH} className="adm-row py-2">
          <input type="hidden" name="ansicht" value={query.view} />
          {query.text && <input type="hidden" name="q" value={query.text} />}
          <SelectField
            label="Stand"
            name="stand"
            defaultValue={query.stage ?? ''}
            options={[['', 'alle'], ...orderStages.map((stage) => [stage, stageWords[stage]] as const)]}
          />
          <InputField label="Seit" type="date" name="seit" defaultValue={query.since} />
          {shops.length > 1 && (
            <SelectField
              label="Laden"
              name="laden"
              defaultValue={query.shop ?? ''}
              options={[['', 'alle'], ...shops.map(({ id, name }) => [id, name] as const)]}
            />
          )}
          <VisitFields query={query} />
          <Submit className="self-end">Filtern</Submit>
        </form>
      </details>
    </div>
  );
}

function VisitFields({ query: { source, device, isBlackFriday } }: { query: OrdersQuery }) {
  return (
    <>
      <InputField label="Quelle" name="quelle" maxLength={60} placeholder={DIRECT} defaultValue={source} />
      <SelectField
        label="Gerät"
        name="geraet"
        defaultValue={device ?? ''}
        options={[['', 'alle'], ...deviceKinds.map((kind) => [kind, deviceWords[kind]] as const)]}
      />
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
