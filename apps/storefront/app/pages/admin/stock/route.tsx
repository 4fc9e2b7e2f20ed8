import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { listStockRuns } from '~/modules/catalog-import/stock-broker.server.ts';
import { staffOf } from '~/modules/staff/role.server.ts';
import { importStockList } from '~/modules/staff/stock.server.ts';
import { adminHandle, adminMeta, adminSheet } from '~/pages/admin/admin-sheet.ts';
import { answerOf, refusalAnswer } from '~/pages/admin/answers.ts';
import { adminHeaders, openDesk } from '~/pages/admin/frame.server.ts';
import { env } from '~/platform/env.server.ts';
import { formOf } from '~/platform/form-body.server.ts';
import { pageHeaders } from '~/platform/page.server.ts';
import { StockPage } from './stock-page.tsx';

export const links = adminSheet;
export const handle = adminHandle;
export { pageHeaders as headers };
export const meta = () => adminMeta('Lager');

/** The last lists of stock with their reports. */
export async function loader({ request }: LoaderFunctionArgs) {
  const { frame } = await openDesk(request);
  const answer = answerOf(new URL(request.url).searchParams.get('antwort'));
  const view = { frame, answer, runs: await listStockRuns(), isHourly: env().STOCK_FEED_URL !== undefined };
  return data(view, { headers: adminHeaders });
}

/** Reads a list that was pasted or chosen as a file. */
export async function action({ request }: ActionFunctionArgs) {
  const staff = await staffOf(request);
  const form = await formOf(request);
  const refusal = await importStockList(staff, form);
  if (refusal) return data({ refusal }, { status: 400 });
  return redirect('/admin/lager?antwort=lager-gelesen', 303);
}

export default function StaffStockRoute() {
  const view = useLoaderData<typeof loader>();
  const acted = useActionData<typeof action>();
  const refusal = acted && 'refusal' in acted ? refusalAnswer(acted.refusal) : undefined;
  return <StockPage {...view} answer={refusal ?? view.answer} />;
}
