import { type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { toLocale } from '~/i18n/locales.ts';
import { listStaffOrders, ORDERS_PAGE } from '~/modules/staff/order-list.server.ts';
import { ordersSearch, readOrdersQuery } from '~/modules/staff/order-list.ts';
import { viewCounts } from '~/modules/staff/order-query.server.ts';
import { addOrderNotes, pickedNumbers, writeToShoppers } from '~/modules/staff/order-selection.server.ts';
import { shopChoices } from '~/modules/staff/customers.server.ts';
import { type ActResult, recordAction } from '~/modules/staff/staff-log.server.ts';
import type { Answer } from '~/pages/admin/answers.ts';
import {
  type ActOutcome,
  answered,
  openStaffPage,
  type StaffAct,
  staffAction,
} from '~/pages/admin/staff-page.server.ts';
import { linksWith, staffTitle } from '~/pages/admin/staff-route.ts';
import { OrdersPage } from './orders-page.tsx';
import type { TypedSelection } from './selection.tsx';
import styles from './orders.css?url';

export { handle, headers } from '~/pages/admin/staff-route.ts';
export const links = linksWith(styles);
export const meta = () => staffTitle('Bestellungen');

const PATH = '/admin/bestellungen';

/** The staff's list of orders: views, stage, text, sorting and page are in its address. */
export async function loader({ request }: LoaderFunctionArgs) {
  const { staff, frame, params } = await openStaffPage(request);
  const query = readOrdersQuery(params);
  const [list, counts] = await Promise.all([listStaffOrders(query), viewCounts()]);
  const action = query.text ? 'orders.search' : 'orders.list';
  await recordAction(staff, { action, subject: `${query.view}, ${list.rows.length} gezeigt` });
  const now = new Date().toISOString();
  return { frame, query, list, counts, pageSize: ORDERS_PAGE, shops: shopChoices(), now };
}

/** An act on the ticked orders. It leads back to the list as it was. */
const onTicked =
  (answer: Answer, act: (numbers: string[], act: StaffAct) => Promise<ActResult>) =>
  async (given: StaffAct): Promise<ActOutcome<TypedSelection>> => {
    const numbers = pickedNumbers(given.form.getAll('nr'));
    const result = await act(numbers, given);
    if (result.kind === 'refused') return { refusal: result.reason, typed: typedOf(numbers, given) };
    return answered(PATH, new URLSearchParams(ordersSearch(readOrdersQuery(given.params))), answer);
  };

const typedOf = (numbers: string[], { text }: StaffAct): TypedSelection => ({
  numbers,
  note: text('note'),
  locale: toLocale(text('sprache')),
  subject: text('subject'),
  text: text('text'),
});

/** Notes something of the ticked orders, writes to their shoppers, or leads to them as CSV. */
export const action = staffAction<TypedSelection>({
  csv: ({ form }) => {
    const numbers = pickedNumbers(form.getAll('nr'));
    if (numbers.length === 0) return Promise.resolve({ refusal: 'Wähl zuerst Bestellungen aus.' });
    const picked = new URLSearchParams(numbers.map((number) => ['nr', number]));
    return Promise.resolve(redirect(`${PATH}.csv?${picked.toString()}`, 303));
  },
  note: onTicked('notiert', (numbers, { staff, text }) => addOrderNotes(staff, numbers, text('note'))),
  letter: onTicked('brief', (numbers, { staff, text }) =>
    writeToShoppers(staff, numbers, {
      locale: toLocale(text('sprache')),
      subject: text('subject'),
      text: text('text'),
    }),
  ),
});

export default function StaffOrdersRoute() {
  const typed = useActionData<typeof action>()?.typed ?? null;
  return <OrdersPage {...useLoaderData<typeof loader>()} typed={typed} />;
}
