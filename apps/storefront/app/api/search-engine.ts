import type { LoaderFunctionArgs } from '@remix-run/node';
import { toBikes } from '~/modules/catalog/bike.server.ts';
import { searchEngineQuery } from '~/modules/search/search.schema.server.ts';
import { searchProducts } from '~/modules/search/search.server.ts';
import { parseInput } from '~/platform/api.server.ts';
import { publicAnswer } from '~/platform/public-answer.server.ts';

/** `GET /api/search-engine`: a page of hits of one kind (spec §7). */
export async function loader({ request }: LoaderFunctionArgs): Promise<Response> {
  const { input, refusal } = parseInput(searchEngineQuery, Object.fromEntries(new URL(request.url).searchParams));
  if (refusal) return refusal;
  const { q, locale, offset, limit, type } = input;
  const kind = type === 'bikes' ? 'bike' : 'accessory';
  const { products, total } = await searchProducts({ text: q, locale, kind, limit, offset });
  const hits = await toBikes(products, locale);
  return publicAnswer({ data: { hits, estimatedTotalHits: total, offset, limit, query: q } });
}
