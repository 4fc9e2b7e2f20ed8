import { formatDate } from '~/i18n/dates.ts';
import { formatChf } from '~/i18n/money.ts';
import {
  type DiscountForm,
  discountList,
  type DiscountSort,
  discountStates,
  type DiscountsQuery,
  type ListedDiscount,
} from '~/modules/staff/discounts.ts';
import { type Column, DeskList } from '~/pages/admin/desk-list.tsx';
import { Block, type FrameData, StaffFrame } from '~/pages/admin/frame.tsx';
import type { ShopChoice } from '~/modules/staff/people.ts';
import type { Listed } from '~/platform/list-query.ts';

interface DiscountsPageProps {
  frame: FrameData;
  list: Listed<ListedDiscount>;
  query: DiscountsQuery;
  /** Where a code can be one. */
  shops: ShopChoice[];
  /** What was typed and not taken. */
  typed: DiscountForm | null;
  answer?: { text: string; isError: boolean };
}

const columns: readonly Column<DiscountSort>[] = [
  { name: 'Code', sort: 'code' },
  { name: 'Laden' },
  { name: 'Rabatt' },
  { name: 'Gilt', sort: 'neu' },
  { name: 'Gebraucht', sort: 'gebraucht', isRight: true },
  { name: 'Gegeben', sort: 'gegeben', isRight: true },
  { name: 'Stand' },
  { name: 'Stoppen', isQuiet: true },
];

/** Discount codes: made on top, listed below. */
export function DiscountsPage({ frame, list, query, shops, typed, answer }: DiscountsPageProps) {
  return (
    <StaffFrame frame={frame} place="Rabattcodes" title="Rabattcodes" answer={answer}>
      <details open={typed !== null}>
        <summary className="adm-btn list-none">Code machen</summary>
        <NewCode typed={typed} shops={shops} />
      </details>
      <Block title="Alle Codes">
        <DeskList
          shape={discountList}
          query={query}
          count={list.count}
          caption="Rabattcodes"
          columns={columns}
          empty="Kein solcher Code."
        >
          {list.rows.map((discount) => (
            <DiscountRow key={discount.id} discount={discount} />
          ))}
        </DeskList>
      </Block>
    </StaffFrame>
  );
}

function DiscountRow({ discount }: { discount: ListedDiscount }) {
  const { id, code, shop, percent, amount, minimum, isCombinable, from, to, maxUses, used, given, state } = discount;
  const conditions = [minimum > 0 ? `ab ${formatChf(minimum)}` : '', isCombinable ? 'auch auf Aktionen' : ''];
  return (
    <tr>
      <td>
        <b>{code}</b>
      </td>
      <td>{shop}</td>
      <td>
        <bdi>{percent !== null ? `${percent} %` : formatChf(amount ?? 0)}</bdi>
        <small>{conditions.filter(Boolean).join(', ')}</small>
      </td>
      <td>
        <bdi>{`ab ${formatDate(from, 'de')}`}</bdi>
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

function NewCode({ typed, shops }: Pick<DiscountsPageProps, 'typed' | 'shops'>) {
  const field = (name: Exclude<keyof DiscountForm, 'isCombinable' | 'shop'>, label: string, type = 'text') => (
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
        {shops.length > 1 && (
          <label className="adm-field">
            <span>Laden</span>
            <select className="adm-input" name="shop" defaultValue={typed?.shop}>
              {shops.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </select>
          </label>
        )}
        {field('percent', 'Prozent, 1 bis 90')}
        {field('amount', 'oder Betrag in CHF')}
        {field('minimum', 'Ab Warenwert in CHF')}
        {field('from', 'Gilt ab', 'date')}
        {field('to', 'Gilt bis und mit', 'date')}
        {field('maxUses', 'Wie oft höchstens')}
      </div>
      <label className="adm-row min-h-6">
        <input type="checkbox" name="combinable" defaultChecked={typed?.isCombinable} />
        <span>
          {shops.length > 1
            ? 'gilt auch für Ware in Aktion (bei Partnern wie mit ihnen vereinbart)'
            : 'gilt auch für Ware in Aktion'}
        </span>
      </label>
      <button type="submit" className="adm-btn adm-btn-main justify-self-start">
        Code machen
      </button>
    </form>
  );
}
