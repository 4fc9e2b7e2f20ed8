import type { LoaderFunctionArgs } from '@remix-run/node';
import { toBikes } from '~/modules/catalog/bike.server.ts';
import { findProductsBySlugs } from '~/modules/catalog/catalog.server.ts';
import { slugsQuery } from '~/modules/search/search.schema.server.ts';
import { apiError, parseInput } from '~/platform/api.server.ts';
import { publicAnswer } from '~/platform/public-answer.server.ts';

/**
 * `GET /api/products/bikes/fetch-bikes-by-slugs/{slugs}` (spec §7): products in the asked order, unknown ones left
 * out; without `multiple=true` the first one alone.
 */
export async function loader({ request, params }: LoaderFunctionArgs): Promise<Response> {
  const query = Object.fromEntries(new URL(request.url).searchParams);
  const { input, refusal } = parseInput(slugsQuery, { ...query, slugs: params.slugs });
  if (refusal) return refusal;
  const { slugs, locale, multiple } = input;
  const bikes = await toBikes(await findProductsBySlugs({ slugs, locale }), locale);
  if (multiple === 'true') return publicAnswer({ data: bikes });
  return bikes[0] ? publicAnswer({ data: bikes[0] }) : apiError('not_found', 'Product not found');
}
