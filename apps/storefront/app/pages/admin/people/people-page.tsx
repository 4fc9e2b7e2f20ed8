import { formatDate } from '~/i18n/dates.ts';
import { formatChf } from '~/i18n/money.ts';
import { stageWords } from '~/modules/staff/order-list.ts';
import type { FoundPerson, PersonView, ShopChoice } from '~/modules/staff/people.ts';
import { Icon } from '~/ui/icon.tsx';
import { Block, formatCount, type FrameData, StaffFrame } from '~/pages/admin/frame.tsx';
import { DataPart } from './data-part.tsx';
import { personPath } from './person-path.ts';

const PATH = '/admin/personen';

interface PeoplePageProps {
  frame: FrameData;
  text: string;
  people: FoundPerson[];
  /** The shop that the search is narrowed to; empty: all. */
  shop: string;
  shops: ShopChoice[];
  /** Whether somebody's page is asked for. */
  isAsked: boolean;
  person: PersonView | null;
  /** Until when the link of whoever is at work is fresh, ISO 8601; null where it is not. */
  fresh: string | null;
  isLinkSent: boolean;
  answer?: { text: string; isError: boolean };
}

/** People are looked for, never listed. */
export function PeoplePage(props: PeoplePageProps) {
  const { frame, text, people, shop, shops, isAsked, person, fresh, isLinkSent, answer } = props;
  return (
    <StaffFrame
      frame={frame}
      place="Personen"
      title={person ? person.email : 'Personen'}
      tools={<Find text={text} shop={shop} shops={shops} />}
      answer={answer}
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
      {!isAsked && text !== '' && <People people={people} text={text} />}
    </StaffFrame>
  );
}

function Find({ text, shop, shops }: Pick<PeoplePageProps, 'text' | 'shop' | 'shops'>) {
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
      <button type="submit" className="adm-btn" aria-label="Suchen">
        <Icon name="search" small />
      </button>
    </form>
  );
}

function People({ people, text }: { people: FoundPerson[]; text: string }) {
  if (people.length === 0) return <p className="text-h4">{`Niemand zu «${text}».`}</p>;
  return (
    <table className="adm-table adm-stacked">
      <caption className="sr-only">Gefundene Personen</caption>
      <thead>
        <tr>
          <th scope="col">E-Mail</th>
          <th scope="col">Shop</th>
          <th scope="col">Konto</th>
          <th scope="col" className="r">
            Bestellungen
          </th>
        </tr>
      </thead>
      <tbody>
        {people.map(({ email, instanceId, shop, name, orders, hasAccount, isStaff }) => (
          <tr key={`${instanceId} ${email}`}>
            <td className="break-words">
              <a className="lk" href={personPath({ email, instanceId })}>
                {email}
              </a>
              <small>{name}</small>
            </td>
            <td>{shop}</td>
            <td>{isStaff ? 'Team' : hasAccount ? 'ja' : 'Gast'}</td>
            <td className="num r" data-head="Bestellungen:">
              {formatCount(orders)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const waysOf = ({ hasGoogle, passkeys }: NonNullable<PersonView['account']>): string =>
  ['E-Mail-Link', ...(hasGoogle ? ['Google'] : []), ...(passkeys > 0 ? ['Passkey'] : [])].join(', ');

function Person({ person: { account, orders, shop } }: { person: PersonView }) {
  const facts = account && [
    ['Shop', shop],
    ['Konto seit', formatDate(account.since, 'de')],
    ['Geräte', `${account.devices} angemeldet`],
    ['Anmeldung', waysOf(account)],
    ...(account.isStaff ? [['Rolle', 'Team']] : []),
  ];
  return (
    <>
      <Block title="Konto">
        {facts ? (
          <dl className="adm-facts">
            {facts.map(([name, value]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd className="num">{value}</dd>
              </div>
            ))}
          </dl>
        ) : (
          <p className="mute">{`Diese Person hat kein Konto. Sie hat als Gast bestellt, im Shop ${shop}.`}</p>
        )}
      </Block>
      <Block title="Bestellungen" sub={<span className="num">{formatCount(orders.length)}</span>}>
        {orders.length === 0 && <p className="mute">Keine.</p>}
        <table className="adm-table">
          <caption className="sr-only">Bestellungen dieser Person</caption>
          <tbody className="num">
            {orders.map(({ number, orderedAt, total, stage }) => (
              <tr key={number}>
                <td>
                  <a className="lk" href={`/admin/bestellungen/${number}`}>
                    {number}
                  </a>
                </td>
                <td>{formatDate(orderedAt, 'de')}</td>
                <td>{stageWords[stage]}</td>
                <td className="r">{formatChf(total)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Block>
    </>
  );
}
