import type { LoaderFunctionArgs } from '@remix-run/node';
import { searchFieldQuery } from '~/modules/search/search.schema.server';
import { fieldSuggestions } from '~/modules/search/search.server';
import { parseInput } from '~/platform/api.server';
import { publicAnswer } from '~/platform/public-answer.server';

/** `GET /api/search`: what the search field suggests while somebody types. */
export async function loader({ request }: LoaderFunctionArgs): Promise<Response> {
  const { input, refusal } = parseInput(searchFieldQuery, Object.fromEntries(new URL(request.url).searchParams));
  if (refusal) return refusal;
  return publicAnswer({ data: await fieldSuggestions(input.q, input.locale) });
}
