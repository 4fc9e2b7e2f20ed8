import { data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { ordersOf } from '~/modules/organizations/admin.server.ts';
import { isMonth } from '~/modules/organizations/statement.ts';
import { pageHeaders } from '~/platform/page.server.ts';
import { adminHeaders, loadOrganizationAdmin } from '~/pages/organization-admin/admin-view.server.ts';
import { pageMeta } from '~/seo/seo.ts';
import type { PageHandle } from '~/shell/page-handle.ts';
import { localeOfRequest } from '~/site-map.ts';
import { OrdersPage } from './orders-page.tsx';

export { organizationSheet as links } from '~/ui/sheets.ts';
export { pageHeaders as headers };
export const handle: PageHandle = { i18n: ['organization-admin'], isAlone: true };

/** The orders of an organization's members: names, months and the employer's part. */
export async function loader({ request }: LoaderFunctionArgs) {
  const { orders, frame, info } = await loadOrganizationAdmin(request, 'organizationOrders', localeOfRequest(request));
  const named = new URL(request.url).searchParams.get('monat') ?? '';
  const month = isMonth(named) ? named : null;
  return data({ page: info, frame, month, orders: ordersOf(orders, month) }, { headers: adminHeaders });
}

export const meta: MetaFunction<typeof loader> = ({ data: view, matches }) => pageMeta(view?.page, matches);

export default function OrganizationOrdersRoute() {
  const { page: _page, ...view } = useLoaderData<typeof loader>();
  return <OrdersPage {...view} />;
}
