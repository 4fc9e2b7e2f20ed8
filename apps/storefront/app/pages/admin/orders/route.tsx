import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { toLocale } from '~/i18n/locales.ts';
import { formOf, fieldReader } from '~/platform/form-body.server.ts';
import { pageHeaders } from '~/platform/page.server.ts';
import { listStaffOrders, ORDERS_PAGE } from '~/modules/staff/order-list.server.ts';
import { viewCounts } from '~/modules/staff/order-query.server.ts';
import { ordersSearch, readOrdersQuery } from '~/modules/staff/order-list.ts';
import { noteOrders, pickedNumbers, writeToShoppers } from '~/modules/staff/order-selection.server.ts';
import { shopChoices } from '~/modules/staff/people.server.ts';
import { staffOf } from '~/modules/staff/role.server.ts';
import { noteAct } from '~/modules/staff/staff-log.server.ts';
import { adminHandle, adminMeta, adminSheetWith } from '~/pages/admin/admin-sheet.ts';
import { answerOf, refusalAnswer } from '~/pages/admin/answers.ts';
import { adminHeaders, openDesk } from '~/pages/admin/frame.server.ts';
import { OrdersPage } from './orders-page.tsx';
import type { TypedSelection } from './selection.tsx';
import styles from './orders.css?url';

export const links = adminSheetWith(styles);
export const handle = adminHandle;
export { pageHeaders as headers };
export const meta = () => adminMeta('Bestellungen');

/** The staff's list of orders: views, stage, text, sorting and page stand in its address. */
export async function loader({ request }: LoaderFunctionArgs) {
  const { staff, frame } = await openDesk(request);
  const { searchParams } = new URL(request.url);
  const query = readOrdersQuery(searchParams);
  const [list, counts] = await Promise.all([listStaffOrders(query), viewCounts()]);
  const action = query.text ? 'orders.search' : 'orders.list';
  await noteAct(staff, { action, subject: `${query.view}, ${list.rows.length} gezeigt` });
  return data(
    {
      ...{ frame, query, list, counts, pageSize: ORDERS_PAGE, shops: shopChoices(), now: new Date().toISOString() },
      answer: answerOf(searchParams.get('antwort')),
    },
    { headers: adminHeaders },
  );
}

/** Notes something of the ticked orders, or writes to their shoppers. */
export async function action({ request }: ActionFunctionArgs) {
  const staff = await staffOf(request);
  const form = await formOf(request);
  const numbers = pickedNumbers(form.getAll('nr'));
  const text = fieldReader(form);
  const intent = text('intent');
  if (intent === 'csv' && numbers.length > 0) {
    const picked = new URLSearchParams(numbers.map((number) => ['nr', number]));
    return redirect(`/admin/bestellungen.csv?${picked.toString()}`, 303);
  }
  if (intent === 'csv') return data({ refusal: 'Wähl zuerst Bestellungen aus.', typed: null }, { status: 400 });
  if (intent !== 'note' && intent !== 'letter') throw new Response('Bad request', { status: 400 });
  const locale = toLocale(text('sprache'));
  const result =
    intent === 'note'
      ? await noteOrders(staff, numbers, text('note'))
      : await writeToShoppers(staff, numbers, { locale, subject: text('subject'), text: text('text') });
  if (result.kind === 'refused') {
    const typed: TypedSelection = { numbers, note: text('note'), locale, subject: text('subject'), text: text('text') };
    return data({ refusal: result.reason, typed }, { status: 400 });
  }
  const search = ordersSearch(readOrdersQuery(new URL(request.url).searchParams));
  const said = intent === 'note' ? 'notiert' : 'brief';
  return redirect(`/admin/bestellungen${search}${search ? '&' : '?'}antwort=${said}`, 303);
}

export default function StaffOrdersRoute() {
  const { answer, ...page } = useLoaderData<typeof loader>();
  const acted = useActionData<typeof action>();
  return <OrdersPage {...page} typed={acted?.typed ?? null} answer={acted ? refusalAnswer(acted.refusal) : answer} />;
}
