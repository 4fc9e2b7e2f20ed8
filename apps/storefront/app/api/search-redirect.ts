import type { LoaderFunctionArgs } from '@remix-run/node';
import { redirectQuery } from '~/modules/search/search.schema.server.ts';
import { type ScoredProduct, searchForRedirect } from '~/modules/search/search.server.ts';
import { parseInput } from '~/platform/api.server.ts';
import { publicAnswer } from '~/platform/public-answer.server.ts';

const summary = ({ product: { slug, name }, score }: ScoredProduct) => ({ slug, name, score });

/** `GET /api/search/redirect`: the product that a few words clearly mean, and what else they may mean (spec §7). */
export async function loader({ request }: LoaderFunctionArgs): Promise<Response> {
  const { input, refusal } = parseInput(redirectQuery, Object.fromEntries(new URL(request.url).searchParams));
  if (refusal) return refusal;
  const { direct, suggestions } = await searchForRedirect(input);
  return publicAnswer({ direct: { bikes: direct ? [summary(direct)] : [] }, suggestions: suggestions.map(summary) });
}
