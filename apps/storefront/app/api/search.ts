import type { LoaderFunctionArgs } from '@remix-run/node';
import { searchFieldQuery } from '~/modules/search/search.schema.server.ts';
import { fieldSuggestions } from '~/modules/search/search.server.ts';
import { parseInput } from '~/platform/api.server.ts';
import { publicAnswer } from '~/platform/public-answer.server.ts';

/** `GET /api/search`: what the search field suggests while a person types. */
export async function loader({ request }: LoaderFunctionArgs): Promise<Response> {
  const { input, refusal } = parseInput(searchFieldQuery, Object.fromEntries(new URL(request.url).searchParams));
  if (refusal) return refusal;
  return publicAnswer({ data: await fieldSuggestions(input.q, input.locale) });
}
