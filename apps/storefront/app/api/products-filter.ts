import type { LoaderFunctionArgs } from '@remix-run/node';
import { filterProducts } from './filter-products.server.ts';
import { filterQuery } from '~/modules/search/search.schema.server.ts';
import { parseInput } from '~/platform/api.server.ts';
import { publicAnswer } from '~/platform/public-answer.server.ts';

/** `GET /api/products/filterV2`: a page of a listing with its facets, by the parameters of the listing's query (spec §7). */
export async function loader({ request }: LoaderFunctionArgs): Promise<Response> {
  const { searchParams } = new URL(request.url);
  const { input, refusal } = parseInput(filterQuery, Object.fromEntries(searchParams));
  if (refusal) return refusal;
  return publicAnswer({ data: await filterProducts(searchParams, input) });
}
