import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { z } from 'zod';
import { chooseInsurance } from '~/modules/after-order/insurance.server.ts';
import { findOwnOrder } from '~/modules/orders/order-access.server.ts';
import { orderLinkOf, orderPath } from '~/modules/orders/order-link.ts';
import { isOpenAt } from '~/modules/orders/order-stages.ts';
import { formOf } from '~/platform/form-body.server.ts';
import { parseForm } from '~/platform/parse-form.server.ts';
import { localeOfRequest } from '~/site-map.ts';

const insuranceForm = z.object({ insurance: z.enum(['true', 'false']) });

/** The address of the form is no page. */
export const loader = ({ request }: LoaderFunctionArgs) =>
  redirect(orderPath(localeOfRequest(request), orderLinkOf(new URL(request.url).searchParams), 'versicherung'));

/** Takes or drops the insurance after the order (spec §3: insuranceUpdated); `insurance` is `true` or `false`. */
export async function action({ request }: ActionFunctionArgs) {
  const form = await formOf(request);
  const link = orderLinkOf(form);
  const order = await findOwnOrder(request, link);
  const parsed = parseForm(form, insuranceForm);
  const done = order !== null && parsed.ok && (await chooseInsurance(order, parsed.value.insurance === 'true'));
  const refusal = order && !isOpenAt(order.stage, 'insurance') ? 'closed' : order ? 'not-understood' : 'order-missing';
  const query = done ? {} : { hinweis: refusal };
  return redirect(orderPath(localeOfRequest(request), link, 'versicherung', query), 303);
}
