import type { LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { formatDate } from '~/i18n/dates.ts';
import { formatChf } from '~/i18n/money.ts';
import { discountTable } from '~/modules/staff/discount-table.server.ts';
import { type DiscountForm, createDiscount, stopDiscount } from '~/modules/staff/discounts.server.ts';
import { type ShopChoice, shopChoices } from '~/modules/staff/customers.server.ts';
import { InputField, RowButton, SelectField, Submit } from '~/pages/admin/fields.tsx';
import { openStaffPage, staffAction } from '~/pages/admin/staff-page.server.ts';
import { Block, StaffPage } from '~/pages/admin/staff-page.tsx';
import { staffTitle } from '~/pages/admin/staff-route.ts';
import { type ColumnsOf, StaffTable } from '~/pages/admin/table.tsx';
import { readTable } from '~/platform/table.server.ts';

export { handle, headers, links } from '~/pages/admin/staff-route.ts';
export const meta = () => staffTitle('Rabattcodes');

/** The discount codes, with what was used of them. */
export async function loader({ request }: LoaderFunctionArgs) {
  const { frame, params } = await openStaffPage(request);
  return { frame, table: await readTable(discountTable, params), shops: shopChoices() };
}

/** Makes a code, or ends one. */
export const action = staffAction<DiscountForm>({
  '': async ({ staff, form, text }) => {
    const typed: DiscountForm = {
      code: text('code'),
      shop: text('shop'),
      percent: text('percent'),
      amount: text('amount'),
      minimum: text('minimum'),
      isCombinable: form.has('combinable'),
      from: text('from'),
      to: text('to'),
      maxUses: text('maxUses'),
    };
    const problems = await createDiscount(staff, typed);
    return problems.length > 0 ? { refusal: problems.join(' '), typed } : 'gemacht';
  },
  stop: async ({ staff, text }) =>
    (await stopDiscount(staff, Number(text('id')) || 0)) ? 'gestoppt' : { refusal: 'Dieser Code ist schon zu Ende.' },
});

const columns: ColumnsOf<typeof discountTable> = [
  { name: 'Code', sort: 'code', cell: ({ code }) => <b>{code}</b> },
  { name: 'Laden', cell: ({ shop }) => shop },
  {
    name: 'Rabatt',
    cell: ({ percent, amount }) => <bdi>{percent !== null ? `${percent} %` : formatChf(amount ?? 0)}</bdi>,
    small: ({ minimum, isCombinable }) =>
      [minimum > 0 ? `ab ${formatChf(minimum)}` : '', isCombinable ? 'auch auf Aktionen' : '']
        .filter(Boolean)
        .join(', '),
  },
  {
    name: 'Gilt',
    sort: 'neu',
    cell: ({ from }) => <bdi>{`ab ${formatDate(from, 'de')}`}</bdi>,
    small: ({ to }) => (to ? `bis ${formatDate(to, 'de')}` : 'ohne Ende'),
  },
  {
    name: 'Gebraucht',
    sort: 'gebraucht',
    isRight: true,
    hasPhoneLabel: true,
    cell: ({ maxUses, used }) => (maxUses === null ? used : `${used} von ${maxUses}`),
  },
  { name: 'Gegeben', sort: 'gegeben', isRight: true, hasPhoneLabel: true, cell: ({ given }) => formatChf(given) },
  {
    name: 'Stand',
    td: ({ state }) => ({ className: state === 'active' ? 'adm-good' : 'mute' }),
    cell: ({ stateWords }) => stateWords,
  },
  {
    name: 'Stoppen',
    isQuiet: true,
    td: { className: 'r' },
    cell: ({ id, code, state }) =>
      state !== 'expired' && (
        <RowButton intent="stop" name="id" value={id} label={`${code} stoppen`}>
          Stoppen
        </RowButton>
      ),
  },
];

export default function StaffDiscountsRoute() {
  const { table, shops } = useLoaderData<typeof loader>();
  const typed = useActionData<typeof action>()?.typed;
  return (
    <StaffPage area="Rabattcodes">
      <details open={typed !== undefined}>
        <summary className="adm-btn list-none">Code machen</summary>
        <NewCode typed={typed} shops={shops} />
      </details>
      <Block title="Alle Codes">
        <StaffTable
          table={table}
          caption="Rabattcodes"
          columns={columns}
          rowKey={({ id }) => id}
          empty="Kein solcher Code."
        />
      </Block>
    </StaffPage>
  );
}

function NewCode({ typed, shops }: { typed: DiscountForm | undefined; shops: ShopChoice[] }) {
  const field = (name: Exclude<keyof DiscountForm, 'isCombinable' | 'shop'>, label: string, type = 'text') => (
    <InputField
      label={label}
      name={name}
      type={type}
      defaultValue={typed?.[name]}
      maxLength={40}
      required={name === 'code'}
    />
  );
  return (
    <form method="post" className="adm-stack mt-4 bg-mist p-4">
      <div className="adm-grid">
        {field('code', 'Code')}
        {shops.length > 1 && (
          <SelectField
            label="Laden"
            name="shop"
            defaultValue={typed?.shop}
            options={shops.map(({ id, name }) => [id, name])}
          />
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
      <Submit className="justify-self-start" look="main">
        Code machen
      </Submit>
    </form>
  );
}
