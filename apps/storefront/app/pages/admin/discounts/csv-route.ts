import type { LoaderFunctionArgs } from '@remix-run/node';
import { readDiscountsQuery } from '~/modules/staff/discounts.ts';
import { discountsCsv } from '~/modules/staff/discounts.server.ts';
import { staffOf } from '~/modules/staff/role.server.ts';
import { fileAnswer } from '~/platform/file-answer.server.ts';

/** The list of discount codes as CSV, by the same address as the page. */
export async function loader({ request }: LoaderFunctionArgs): Promise<Response> {
  const query = readDiscountsQuery(new URL(request.url).searchParams);
  const body = await discountsCsv(await staffOf(request), query);
  return fileAnswer({ name: 'velory-rabattcodes.csv', type: 'text/csv; charset=utf-8', body });
}
