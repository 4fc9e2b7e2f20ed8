import { type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { z } from 'zod';
import { stockChoices } from '~/modules/after-order/stock-choice.ts';
import { chooseForStock, stockChoiceView } from '~/modules/after-order/stock-choice.server.ts';
import { openTracker, trackerPage } from '~/modules/fulfilment/tracker.server.ts';
import { visitorOf } from '~/modules/identity/identity.server.ts';
import { orderLinkOf } from '~/modules/orders/order-link.ts';
import { recordMailLink } from '~/modules/identity/proven-address.server.ts';
import { formOf } from '~/platform/form-body.server.ts';
import { parseForm } from '~/platform/parse-form.server.ts';
import { pageHeaders } from '~/platform/page.server.ts';
import { pageMeta } from '~/seo/seo.ts';
import type { PageHandle } from '~/shell/page-handle.ts';
import { href, localeOfRequest } from '~/site-map.ts';
import { ChoicePage } from './choice-page.tsx';

export { ordersSheet as links } from '~/ui/sheets.ts';
export { pageHeaders as headers };
export const handle: PageHandle = { i18n: ['tracker'] };

const choiceForm = z.object({ choice: z.enum(stockChoices) });

/** The order of an address, for its owner. @throws 404 for everyone else */
async function orderOf(request: Request) {
  const link = orderLinkOf(new URL(request.url).searchParams);
  const visitor = link.token ? null : await visitorOf(request);
  const opened = await openTracker({ token: link.token, number: link.nr, visitor });
  if (opened?.access !== 'owner') throw new Response('Not found', { status: 404 });
  return { id: opened.id, link: { token: link.token, nr: link.nr } };
}

/** The choice for an order of which a piece is not available; where nothing is to be chosen, its tracker. */
export async function loader({ request }: LoaderFunctionArgs) {
  const locale = localeOfRequest(request);
  const { id, link } = await orderOf(request);
  await recordMailLink(request);
  const choice = await stockChoiceView(id);
  if (!choice) throw redirect(href('orderTracker', {}, locale, link), 302);
  return { page: await trackerPage(locale, 'stockChoice'), choice };
}

/** Does what was chosen. */
export async function action({ request }: ActionFunctionArgs) {
  const locale = localeOfRequest(request);
  const { id, link } = await orderOf(request);
  const parsed = parseForm(await formOf(request), choiceForm);
  if (!parsed.ok) return redirect(href('stockChoice', {}, locale, link), 303);
  const chosen = await chooseForStock(id, parsed.value.choice);
  return redirect(href('orderTracker', {}, locale, { ...link, ...(chosen !== 'settled' && { ok: chosen }) }), 303);
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => pageMeta(data?.page, matches);

export default function StockChoiceRoute() {
  return <ChoicePage choice={useLoaderData<typeof loader>().choice} />;
}
