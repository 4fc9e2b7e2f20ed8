import type { LoaderFunctionArgs } from '@remix-run/node';
import { filterProducts } from './filter-products.server.ts';
import { filterQuery } from '~/modules/search/search.schema.server.ts';
import { parseListingQuery } from '~/modules/listings/listing-query.ts';
import { apiError, type FieldProblems, parseInput } from '~/platform/api.server.ts';
import { publicAnswer } from '~/platform/public-answer.server.ts';

/**
 * `GET /api/products/filterV2`: a page of a listing with its facets, by the parameters of the listing's query (spec
 * §7).
 */
export async function loader({ request }: LoaderFunctionArgs): Promise<Response> {
  const { searchParams } = new URL(request.url);
  const { input, refusal } = parseInput(filterQuery, Object.fromEntries(searchParams));
  if (refusal) return refusal;
  const { reversed } = parseListingQuery(searchParams);
  if (reversed.length > 0) {
    const fields = reversed.map(({ parameter, range }) => [
      parameter,
      [`${range}: the lower bound is above the upper one`],
    ]);
    return apiError(
      'invalid',
      'The minimum of a range is above its maximum',
      Object.fromEntries(fields) as FieldProblems,
    );
  }
  return publicAnswer({ data: await filterProducts(searchParams, input) });
}
