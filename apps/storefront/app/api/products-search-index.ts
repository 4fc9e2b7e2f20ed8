import type { LoaderFunctionArgs } from '@remix-run/node';
import { searchIndexQuery } from '~/modules/search/search.schema.server.ts';
import { exportIndex } from '~/modules/search/search.server.ts';
import { parseInput } from '~/platform/api.server.ts';
import { publicAnswer, tagOf } from '~/platform/public-answer.server.ts';

/**
 * `GET /api/products/get-search-index`: what a browser needs to search by itself, whole or what changed `since` (spec
 * §7); not sent again to a browser that has it.
 */
export async function loader({ request }: LoaderFunctionArgs): Promise<Response> {
  const { input, refusal } = parseInput(searchIndexQuery, Object.fromEntries(new URL(request.url).searchParams));
  if (refusal) return refusal;
  const { entries, removed, version } = await exportIndex(input.locale, input.since);
  const etag = tagOf([entries, removed]);
  return publicAnswer({ data: entries, removed, version }, { ETag: etag });
}
