import type { LoaderFunctionArgs } from '@remix-run/node';
import { isFromCms } from '~/modules/content/content.server.ts';
import { offerForecastQuery } from '~/modules/pricing/offer-forecast.schema.server.ts';
import { forecastOfferOf } from '~/modules/pricing/offer-forecast.server.ts';
import { apiError, apiSuccess, parseInput } from '~/platform/api.server.ts';

const HOUR_MS = 3_600_000;

/**
 * `GET /api/cms/catalogue/offer`: what an offer would show, and why its former price is not crossed out, before it is
 * published.
 */
export async function loader({ request }: LoaderFunctionArgs): Promise<Response> {
  if (!isFromCms(request.headers.get('Authorization')))
    return apiError('unauthorized', 'The bearer token is missing or invalid');
  const { input, refusal } = parseInput(offerForecastQuery, Object.fromEntries(new URL(request.url).searchParams));
  if (refusal) return refusal;
  const { offer: id, percent, startsAt, hours } = input;
  const end = hours === undefined ? {} : { endsAt: new Date(startsAt.getTime() + hours * HOUR_MS) };
  return apiSuccess({ forecast: (await forecastOfferOf(input, { id, percent, startsAt, ...end })) ?? null });
}
