import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { formOf } from '~/platform/form-body.server.ts';
import { pageHeaders } from '~/platform/page.server.ts';
import { freshUntil } from '~/modules/staff/fresh-link.server.ts';
import { orderIdOf } from '~/modules/staff/order-acts.server.ts';
import { staffOrderView } from '~/modules/staff/order-page.server.ts';
import { staffOf } from '~/modules/staff/role.server.ts';
import { noteAct } from '~/modules/staff/staff-log.server.ts';
import { answerOf, refusalAnswer } from '~/pages/admin/answers.ts';
import { adminHandle, adminMeta, adminSheetWith } from '~/pages/admin/admin-sheet.ts';
import { adminHeaders, openDesk } from '~/pages/admin/frame.server.ts';
import { actOnOrder } from './order-acts.server.ts';
import { OrderPage } from './order-page.tsx';
import styles from './order.css?url';

export const links = adminSheetWith(styles);
export const handle = adminHandle;
export { pageHeaders as headers };
export const meta = ({ params }: { params: { number?: string } }) => adminMeta(params.number ?? 'Bestellung');

/** One order, as the staff sees it. Each look is in the log. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const { staff, frame } = await openDesk(request);
  const number = params.number ?? '';
  const checkoutId = await orderIdOf(number);
  if (!checkoutId) throw new Response('Not found', { status: 404 });
  await noteAct(staff, { action: 'order.read', checkoutId });
  const [order, fresh] = await Promise.all([staffOrderView(number), freshUntil(staff, request.headers.get('Cookie'))]);
  if (!order) throw new Response('Not found', { status: 404 });
  const { searchParams } = new URL(request.url);
  const answer = answerOf(searchParams.get('antwort'));
  return data(
    { frame, order, fresh, answer, isLinkSent: searchParams.get('antwort') === 'link' },
    { headers: adminHeaders },
  );
}

/** What the buttons of the page do; each is an intent. */
export async function action({ request, params }: ActionFunctionArgs) {
  const staff = await staffOf(request);
  return actOnOrder(request, params.number ?? '', staff, await formOf(request));
}

export default function StaffOrderRoute() {
  const { frame, order, fresh, answer, isLinkSent } = useLoaderData<typeof loader>();
  const acted = useActionData<typeof action>();
  const refusal = acted && 'refusal' in acted ? refusalAnswer(acted.refusal) : undefined;
  return <OrderPage frame={frame} order={order} fresh={fresh} isLinkSent={isLinkSent} answer={refusal ?? answer} />;
}
