import type { LoaderFunctionArgs } from '@remix-run/node';
import { orderPlanFile } from '~/modules/orders/schedule.server.ts';
import { findOwnOrder } from '~/modules/orders/order-access.server.ts';
import { orderLinkOf } from '~/modules/orders/order-link.ts';
import { hasScheduleToKeep } from '~/modules/after-order/schedule-files.server.ts';
import { apiError } from '~/platform/api.server.ts';
import { fileAnswer } from '~/platform/file-answer.server.ts';
import { localeOfRequest } from '~/site-map.ts';

/** The payment schedule of an order to keep, as `.ics` or `.pdf` by the address, for its owner. */
export async function loader({ request }: LoaderFunctionArgs): Promise<Response> {
  const { pathname, searchParams } = new URL(request.url);
  const order = await findOwnOrder(request, orderLinkOf(searchParams));
  if (!order || !hasScheduleToKeep(order)) return apiError('not_found', 'Schedule not found');
  const format = pathname.endsWith('.ics') ? 'ics' : 'pdf';
  return fileAnswer(await orderPlanFile(format, { order, locale: localeOfRequest(request) }));
}
