import type { LoaderFunctionArgs } from '@remix-run/node';
import { i18nFor } from '~/i18n/texts.server.ts';
import { filterCounts } from '~/modules/listings/filter-counts.ts';
import { parseListingQuery } from '~/modules/listings/listing-query.ts';
import { listingTerms, withinTerms } from '~/modules/listings/listing-terms.ts';
import { currentRules } from '~/modules/instances/instances.server.ts';
import { countQuery } from '~/modules/listings/listings.schema.server.ts';
import { countListing } from '~/modules/listings/listings.server.ts';
import { parseInput } from '~/platform/api.server.ts';
import { publicAnswer } from '~/platform/public-answer.server.ts';

/** `GET /api/products/count`: what a listing's filters would show, while a shopper chooses them (decision 62). */
export async function loader({ request }: LoaderFunctionArgs): Promise<Response> {
  const { searchParams } = new URL(request.url);
  const { input, refusal } = parseInput(countQuery, Object.fromEntries(searchParams));
  if (refusal) return refusal;
  const { locale, list: scope } = input;
  const query = withinTerms(parseListingQuery(searchParams).query, listingTerms(currentRules().maxPlanLength));
  const words = { listing: i18nFor(locale, 'listing'), common: i18nFor(locale, 'common'), locale };
  const listing = await countListing(scope, query, locale);
  return publicAnswer({ data: filterCounts({ kind: scope.kind ?? 'accessory', listing, query }, words) });
}
