import { formatDate } from '~/i18n/dates.ts';
import { formatChf } from '~/i18n/money.ts';
import {
  type DiscountForm,
  discountsSearch,
  type DiscountSort,
  discountStates,
  type DiscountsQuery,
  type ListedDiscount,
} from '~/modules/staff/discounts.ts';
import { Block, type FrameData, formatCount, StaffFrame } from '~/pages/admin/frame.tsx';

interface DiscountsPageProps {
  frame: FrameData;
  discounts: ListedDiscount[];
  query: DiscountsQuery;
  /** What was typed and not taken. */
  typed: DiscountForm | null;
  answer?: { text: string; isError: boolean };
}

const PATH = '/admin/rabattcodes';

const sortWords = { neu: undefined, code: 'ascending', gebraucht: 'descending', gegeben: 'descending' } as const;

/** Discount codes: made on top, listed below. */
export function DiscountsPage({ frame, discounts, query, typed, answer }: DiscountsPageProps) {
  const head = (name: string, sort: DiscountSort, className?: string) => (
    <th scope="col" className={className} aria-sort={query.sort === sort ? sortWords[sort] : undefined}>
      <a href={`${PATH}${discountsSearch({ ...query, sort: query.sort === sort ? 'neu' : sort })}`}>{name}</a>
    </th>
  );
  return (
    <StaffFrame frame={frame} place="Rabattcodes" title="Rabattcodes" answer={answer}>
      <details open={typed !== null}>
        <summary className="adm-btn list-none">Code machen</summary>
        <NewCode typed={typed} />
      </details>
      <Block
        title="Alle Codes"
        sub={
          <span className="num">{`${formatCount(discounts.length)} ${discounts.length === 1 ? 'Code' : 'Codes'}`}</span>
        }
      >
        <form className="adm-row mb-4" action={PATH}>
          {query.sort !== 'neu' && <input type="hidden" name="sortieren" value={query.sort} />}
          <select
            className="adm-input"
            name="stand"
            aria-label="Stand"
            defaultValue={query.state ? discountStates[query.state] : ''}
          >
            <option value="">Alle</option>
            {Object.values(discountStates).map((words) => (
              <option key={words}>{words}</option>
            ))}
          </select>
          <button type="submit" className="adm-btn">
            Zeigen
          </button>
          <a className="adm-btn" href={`${PATH}.csv${discountsSearch(query)}`}>
            Als CSV
          </a>
        </form>
        {discounts.length === 0 && <p className="mute">Kein solcher Code.</p>}
        <div className="adm-scroll">
          <table className="adm-table adm-stacked">
            <caption className="sr-only">Rabattcodes</caption>
            <thead>
              <tr>
                {head('Code', 'code')}
                <th scope="col">Rabatt</th>
                <th scope="col">Gilt</th>
                {head('Gebraucht', 'gebraucht', 'r')}
                {head('Gegeben', 'gegeben', 'r')}
                <th scope="col">Stand</th>
                <th scope="col">
                  <span className="sr-only">Stoppen</span>
                </th>
              </tr>
            </thead>
            <tbody className="num">
              {discounts.map((discount) => (
                <DiscountRow key={discount.id} discount={discount} />
              ))}
            </tbody>
          </table>
        </div>
      </Block>
    </StaffFrame>
  );
}

function DiscountRow({ discount }: { discount: ListedDiscount }) {
  const { id, code, percent, amount, minimum, isCombinable, from, to, maxUses, used, given, state } = discount;
  const conditions = [minimum > 0 ? `ab ${formatChf(minimum)}` : '', isCombinable ? 'auch auf Aktionen' : ''];
  return (
    <tr>
      <td>
        <b>{code}</b>
      </td>
      <td>
        {percent !== null ? `${percent} %` : formatChf(amount ?? 0)}
        <small>{conditions.filter(Boolean).join(', ')}</small>
      </td>
      <td>
        {`ab ${formatDate(from, 'de')}`}
        <small>{to ? `bis ${formatDate(to, 'de')}` : 'ohne Ende'}</small>
      </td>
      <td className="r" data-head="Gebraucht:">
        {maxUses === null ? used : `${used} von ${maxUses}`}
      </td>
      <td className="r" data-head="Gegeben:">
        {formatChf(given)}
      </td>
      <td className={state === 'live' ? 'adm-good' : 'mute'}>{discountStates[state]}</td>
      <td className="r">
        {state !== 'over' && (
          <form method="post">
            <input type="hidden" name="intent" value="stop" />
            <button type="submit" name="id" value={id} className="lk min-h-6" aria-label={`${code} stoppen`}>
              Stoppen
            </button>
          </form>
        )}
      </td>
    </tr>
  );
}

function NewCode({ typed }: { typed: DiscountForm | null }) {
  const field = (name: Exclude<keyof DiscountForm, 'isCombinable'>, label: string, type = 'text') => (
    <label className="adm-field">
      <span>{label}</span>
      <input
        className="adm-input"
        name={name}
        type={type}
        defaultValue={typed?.[name]}
        maxLength={40}
        required={name === 'code'}
      />
    </label>
  );
  return (
    <form method="post" className="adm-stack mt-4 bg-mist p-4">
      <div className="adm-grid">
        {field('code', 'Code')}
        {field('percent', 'Prozent, 1 bis 90')}
        {field('amount', 'oder Betrag in CHF')}
        {field('minimum', 'Ab Warenwert in CHF')}
        {field('from', 'Gilt ab', 'date')}
        {field('to', 'Gilt bis und mit', 'date')}
        {field('maxUses', 'Wie oft höchstens')}
      </div>
      <label className="adm-row min-h-6">
        <input type="checkbox" name="combinable" defaultChecked={typed?.isCombinable} /> gilt auch für Ware in Aktion
      </label>
      <button type="submit" className="adm-btn adm-btn-main justify-self-start">
        Code machen
      </button>
    </form>
  );
}
