import { formatDate } from '~/i18n/dates.ts';
import { formatChf } from '~/i18n/money.ts';
import { stageWords } from '~/modules/staff/order-list.ts';
import type { FoundCustomer, CustomerView, ShopChoice } from '~/modules/staff/customers.server.ts';
import { Icon } from '~/ui/icon.tsx';
import { Facts, OrderLink, Submit } from '~/pages/admin/fields.tsx';
import { type Column, Table } from '~/pages/admin/table.tsx';
import { Block, type FrameData, formatCount, StaffPage } from '~/pages/admin/staff-page.tsx';
import { DataPart } from './data-part.tsx';
import { customerPath } from './customer-path.ts';

const PATH = '/admin/personen';

interface CustomersPageProps {
  frame: FrameData;
  text: string;
  customers: FoundCustomer[];
  /** The shop that the search is narrowed to; empty: all. */
  shop: string;
  shops: ShopChoice[];
  /** Whether a person's page is asked for. */
  isAsked: boolean;
  person: CustomerView | null;
  /** Until when the link of anyone who is at work is fresh, ISO 8601; null if it is not. */
  fresh: string | null;
  isLinkSent: boolean;
}

export function CustomersPage(props: CustomersPageProps) {
  const { frame, text, customers, shop, shops, isAsked, person, fresh, isLinkSent } = props;
  return (
    <StaffPage
      area="Personen"
      title={person ? person.email : 'Personen'}
      tools={<Find text={text} shop={shop} shops={shops} />}
    >
      {isAsked &&
        (person ? (
          <>
            <Person person={person} />
            <DataPart person={person} fresh={fresh} isLinkSent={isLinkSent} staffEmail={frame.email} />
          </>
        ) : (
          <p className="text-h4">Zu dieser E-Mail gibt es nichts.</p>
        ))}
      {!isAsked && text === '' && <p className="mute">Such nach E-Mail, Name oder Bestellnummer.</p>}
      {!isAsked && text !== '' && <Customers people={customers} text={text} />}
    </StaffPage>
  );
}

function Find({ text, shop, shops }: Pick<CustomersPageProps, 'text' | 'shop' | 'shops'>) {
  return (
    <form method="get" action={PATH} role="search" className="adm-find flex-wrap">
      <input
        className="adm-input"
        type="search"
        name="q"
        aria-label="E-Mail, Name oder Bestellnummer"
        placeholder="E-Mail, Name, Bestellnummer"
        defaultValue={text}
      />
      {shops.length > 1 && (
        <select className="adm-input" name="shop" aria-label="Shop" defaultValue={shop}>
          <option value="">Alle Shops</option>
          {shops.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      )}
      <Submit aria-label="Suchen">
        <Icon name="search" small />
      </Submit>
    </form>
  );
}

const customerColumns: readonly Column<FoundCustomer>[] = [
  {
    name: 'E-Mail',
    td: { className: 'break-words' },
    cell: ({ email, instanceId }) => (
      <a className="lk" href={customerPath({ email, instanceId })}>
        {email}
      </a>
    ),
    small: ({ name }) => name,
  },
  { name: 'Shop', cell: ({ shop }) => shop },
  { name: 'Konto', cell: ({ isStaff, hasAccount }) => (isStaff ? 'Team' : hasAccount ? 'ja' : 'Gast') },
  { name: 'Bestellungen', isRight: true, hasPhoneLabel: true, cell: ({ orders }) => formatCount(orders) },
];

const orderColumns: readonly Column<CustomerView['orders'][number]>[] = [
  {
    name: 'Nummer',
    cell: ({ number }) => <OrderLink number={number} />,
  },
  { name: 'Bestellt', cell: ({ orderedAt }) => formatDate(orderedAt, 'de') },
  { name: 'Stand', cell: ({ stage }) => stageWords[stage] },
  { name: 'Total', isRight: true, cell: ({ total }) => formatChf(total) },
];

function Customers({ people, text }: { people: FoundCustomer[]; text: string }) {
  if (people.length === 0) return <p className="text-h4">{`Niemand zu «${text}».`}</p>;
  return (
    <Table
      caption="Gefundene Personen"
      columns={customerColumns}
      rows={people}
      rowKey={({ email, instanceId }) => `${instanceId} ${email}`}
    />
  );
}

const waysOf = ({ hasGoogle, passkeys }: NonNullable<CustomerView['account']>): string =>
  ['E-Mail-Link', ...(hasGoogle ? ['Google'] : []), ...(passkeys > 0 ? ['Passkey'] : [])].join(', ');

function Person({ person: { account, orders, shop } }: { person: CustomerView }) {
  const facts: [string, string][] | null = account && [
    ['Shop', shop],
    ['Konto seit', formatDate(account.since, 'de')],
    ['Geräte', `${account.devices} angemeldet`],
    ['Anmeldung', waysOf(account)],
    ...(account.isStaff ? ([['Rolle', 'Team']] as [string, string][]) : []),
  ];
  return (
    <>
      <Block title="Konto">
        {facts ? (
          <Facts rows={facts} valueClass="num" />
        ) : (
          <p className="mute">{`Diese Person hat kein Konto. Sie hat als Gast bestellt, im Shop ${shop}.`}</p>
        )}
      </Block>
      <Block title="Bestellungen" sub={<span className="num">{formatCount(orders.length)}</span>}>
        {orders.length === 0 && <p className="mute">Keine.</p>}
        <Table
          caption="Bestellungen dieser Person"
          columns={orderColumns}
          rows={orders}
          rowKey={({ number }) => number}
          isStacked={false}
          isHeadless
        />
      </Block>
    </>
  );
}
